import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { Access } from '../access/access';
import type { Stores } from '../createStores';
import type { Settling } from '../settling/Settling';
import type { Publication } from './createPublication';

/** What each wing is made of. */
export interface WingParts {
  bind: RouteBinder;
  stores: Stores;
  access: Access;
  auditor: Auditor;
  identity: IdentityClient;
  publication: Publication;
  settling: Settling;
  /** Origin of the platform. */
  apiBase: string;
  /** The origin that an organization's people and websites use. */
  originOf: ConsoleHosts['originOf'];
}
