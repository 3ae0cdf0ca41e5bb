import type { AnyEndpoint } from '../endpoint';

/** Every call that the consents service answers. */
export const consentsEndpoints: readonly AnyEndpoint[] = [];
