import { ownValue } from '@yinyom/contracts/ownValue';

/** A text with its values in the place of `{{name}}`. What has no value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
