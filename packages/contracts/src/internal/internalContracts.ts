import type { ServiceName } from '../service/services';
import { complianceInternal } from './compliance';
import { consentsInternal } from './consents';
import { identityInternal } from './identity';
import type { InternalContract, InternalHandlers } from './internalContract';
import { notifyInternal } from './notify';
import { releasesInternal } from './releases';
import { scannerInternal } from './scanner';
import { websitesInternal } from './websites';

/** What each service offers to the others; nothing where it only answers browsers. */
export const INTERNAL_CONTRACTS = {
  identity: identityInternal,
  websites: websitesInternal,
  consents: consentsInternal,
  scanner: scannerInternal,
  releases: releasesInternal,
  notify: notifyInternal,
  compliance: complianceInternal,
} as const satisfies Record<ServiceName, InternalContract>;

/** The functions of a service, in process or over HTTP. */
export type ClientOf<N extends ServiceName> = InternalHandlers<(typeof INTERNAL_CONTRACTS)[N]>;
