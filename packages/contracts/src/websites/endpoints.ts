import type { AnyEndpoint } from '../endpoint';

/** Every call that the websites service answers. */
export const websitesEndpoints: readonly AnyEndpoint[] = [];
