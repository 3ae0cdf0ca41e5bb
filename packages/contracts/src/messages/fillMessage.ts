import { ownValue } from '../ownValue';

/** A message with its `{name}` values filled in; names without a value stay as they are. */
export const fillMessage = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(ownValue(values, name) ?? whole));
