import type { AnyEndpoint } from './endpoint';

/** Tells calls from the other things that a module of the contract exports. */
export const isEndpoint = (value: unknown): value is AnyEndpoint => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, service, method, path } = value as Partial<Record<keyof AnyEndpoint, unknown>>;
  return [name, service, method, path].every((one) => typeof one === 'string');
};
