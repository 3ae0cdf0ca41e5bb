import type { AnyEndpoint } from './endpoint';

/** Tells calls from the other things that a module of the contract exports. */
export const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'service', 'method', 'path'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
