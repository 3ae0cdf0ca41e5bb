import { ownValue } from '@yinyom/contracts/ownValue';

/** A text with its values in the place of `{name}` and `{{name}}`. What has no value stays as it is; values are not filled in again. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}|\{(\w+)\}/g, (whole, double: string | undefined, single: string | undefined) =>
    String(ownValue(values, double ?? single ?? '') ?? whole),
  );
