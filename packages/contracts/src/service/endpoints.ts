import type { AnyEndpoint } from '../endpoint';
import { getMeta } from './meta';

/** Calls about the installation itself. The gateway answers them. */
export const serviceEndpoints: readonly AnyEndpoint[] = [getMeta];
