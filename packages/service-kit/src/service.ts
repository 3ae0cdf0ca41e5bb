import type { Router } from 'express';
import type { Connection } from 'mongoose';
import type { InternalContract, InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Logger } from './logger';
import type { Settings } from './settings/definitions';
import type { Secrets } from './settings/generatedSecrets';

/** What every service offers to whoever runs it: the gateway in its own process, or `runService` alone. */
export interface Service<C extends InternalContract = InternalContract> {
  name: string;
  /** The calls below /api/v1, without the prefix. */
  router: Router;
  /** The functions for other services. */
  contract: C;
  internal: InternalHandlers<C>;
  database: Connection;
  /** Finishes running work and lets go of everything it holds. */
  close(): Promise<void>;
}

/** What every service is given; clients of other services come on top, by name. */
export interface ServiceDeps {
  settings: Settings;
  secrets: Secrets;
  logger: Logger;
  /** The service's own database, already connected. */
  database: Connection;
}
