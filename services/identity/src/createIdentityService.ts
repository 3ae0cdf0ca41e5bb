import { Router } from 'express';
import { identityInternal } from '@yinyom/contracts/internal/identity';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import type { WebsiteOwners } from './access/checkWebsites';
import type { WebsitesOfOrganization } from './closing/closing.service';
import type { FirstWebsite } from './signup/firstVisit';
import { createStores } from './createStores';
import { outboxRouter } from './mail/outboxRouter';
import { migrations } from './migrations';
import { createOrganizationView } from './organizations/organizationView';
import type { SampleRemover } from './sample/sampleData.service';
import { createNeedsKey } from './security-keys/needsKey';
import { createDemandsFactor } from './two-factor/demandsFactor';
import { createAccounts } from './wings/createAccounts';
import { createAuthentication } from './wings/createAuthentication';
import { createAuthorization } from './wings/createAuthorization';
import { createInfrastructure } from './wings/createInfrastructure';
import { createOrganizations } from './wings/createOrganizations';

interface IdentityDeps extends ServiceDeps {
  /**
   * Null in a process that was not told where the websites are: organizations cannot be closed there, and a sign-up
   * makes no website.
   */
  websites?: (WebsitesOfOrganization & FirstWebsite & WebsiteOwners) | null;
  /** Null, or absent, wherever there is no demo. */
  sample?: SampleRemover | null;
}

/** Accounts, sessions, organizations and who may do what: every part made once and put together. */
export const createIdentityService = async (
  deps: IdentityDeps,
): Promise<Service<typeof identityInternal>> => {
  const { settings, logger, database, websites = null, sample = null } = deps;
  await migrate({ database, service: 'identity', migrations, logger });
  const stores = createStores(database);
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);

  const infrastructure = createInfrastructure(deps, stores);
  const { background, mail } = infrastructure;
  const needsKey = createNeedsKey(settings.SECURITY_KEY_FOR_ADMINS);
  const demandsFactor = createDemandsFactor(settings.SECOND_FACTOR_REQUIRED);
  const seenBy = createOrganizationView({ needsKey, evidenceMonths: settings.EVIDENCE_MONTHS });
  const access = createAuthorization(...([infrastructure, stores, { needsKey, demandsFactor }] as const), {
    ring: deps.secrets.JWT_SECRET,
    logger,
  });
  const router = Router();
  const bind = routeBinder(router, access, idempotency);
  const pdfs = createPdfMaker(logger);
  const parts = { ...deps, ...infrastructure, bind, stores, websites };
  const accounts = createAccounts({ ...parts, pdfs });
  const authentication = createAuthentication({ ...parts, ...accounts, demandsFactor });
  const closings = createOrganizations({
    ...parts,
    ...accounts,
    ...authentication,
    access,
    seenBy,
    sample,
  });

  return {
    name: 'identity',
    router,
    contract: identityInternal,
    internal: access,
    database,
    outbox: mail.keepsOutbox ? outboxRouter(mail) : undefined,
    close: async () => {
      await closings.stop();
      await background.settle();
      await mail.close();
      await pdfs.close();
    },
  };
};
