import type { AnyEndpoint } from '../endpoint';
import { getMeta } from './meta';

/** Calls about the installation itself. */
export const serviceEndpoints: readonly AnyEndpoint[] = [getMeta];
