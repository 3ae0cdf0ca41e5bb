import type { AnyEndpoint } from '../endpoint';

/** Every call that the identity service answers. */
export const identityEndpoints: readonly AnyEndpoint[] = [];
