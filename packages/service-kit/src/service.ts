import type { Router } from 'express';
import type { Connection } from 'mongoose';
import type { InternalContract, InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Front } from './http/Front';
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
  /** Files outside the API, mounted at /sdk/v1 (the websites service: the consent script and its parts). */
  publicFiles?: Router;
  /** Answers for those of these files that lie in memory. */
  readyFiles?: Front;
  /** Pages that show mails nobody sent, mounted at the root; only without a mail server, never in production. */
  outbox?: Router;
  /** Pages for people, with their whole addresses, mounted at the root (the compliance service: the public form). */
  pages?: Router;
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
