/**
 * The value of a key that comes from outside. A plain object answers `constructor`, `toString` and `__proto__`, too, with what
 * every object has; this answers only what was put into it.
 */
export const ownValue = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
