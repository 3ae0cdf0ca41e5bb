import { hostOf } from '@yinyom/contracts/websites/domainName';
import { originBelongsTo } from '@yinyom/service-kit/http/originRule';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { VerificationService } from './verification.service';

interface Parts {
  applications: ApplicationStore;
  verifications: VerificationService;
  logger: Logger;
}

/** A host as browsers name it, with a port where it is not the usual one. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/** How long a service that stops waits for looks. */
const IDLE_MS = 2_000;

const belongsTo = (host: string, { domain_name, shared_domains = [] }: ApplicationRecord): boolean =>
  [hostOf(domain_name), ...shared_domains].some((own) => originBelongsTo(`http://${host}`, own));

/**
 * Takes down where browsers say they met a website's script. Whoever can send a request can say so: it moves the page
 * of the script on and starts a look of our own, and gives the website no right (decision D-55, threat V-03).
 */
export const createSightingService = ({ applications, verifications, logger }: Parts) => {
  const running = new Set<Promise<void>>();

  const start = (application: ApplicationRecord): void => {
    const look: Promise<void> = verifications
      .lookByItself(application)
      .catch((error: unknown) =>
        logger.warn({ err: error, application_id: String(application._id) }, 'own look failed'),
      )
      .finally(() => running.delete(look));
    running.add(look);
  };

  return {
    /** On a host of the website; nobody waits for the look that this may start. */
    own: async (applicationId: string, host: string): Promise<void> => {
      const application = await applications.find(applicationId);
      if (!application || !belongsTo(host, application)) return;
      await applications.markSeen(application, host);
      start(application);
    },

    /** On a host that is not the website's, where nothing is recorded. */
    foreign: async (applicationId: string, host: string): Promise<void> => {
      const application = await applications.find(applicationId);
      if (!application || !HOST.test(host) || belongsTo(host, application)) return;
      await applications.markForeign(application, host);
    },

    /** Waits for the looks that have begun, but not for servers that do not answer. */
    idle: async (): Promise<void> => {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, IDLE_MS)));
      await Promise.race([Promise.all(running), patience]).finally(() => clearTimeout(timer));
    },
  };
};
export type SightingService = ReturnType<typeof createSightingService>;
