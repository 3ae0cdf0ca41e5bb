import type { AnyEndpoint } from '../endpoint';
import { watchEvents } from '../live/watchEvents';
import { getMeta } from './meta';
import { reportPolicyViolation } from './policyReports';

/** Calls about the installation itself. The gateway answers them. */
export const serviceEndpoints: readonly AnyEndpoint[] = [getMeta, reportPolicyViolation, watchEvents];
