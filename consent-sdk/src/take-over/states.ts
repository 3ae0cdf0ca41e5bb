import type { Told } from './Product';

/** The members of an object that are switches. */
export const states = (value: Record<string, unknown>): Told['choices'] =>
  Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
