/** Whether a value is an object with all of these fields. */
export const hasFields = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
