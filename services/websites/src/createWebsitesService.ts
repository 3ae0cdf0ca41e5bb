import { Router } from 'express';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { createAuditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createAccess } from './access/access';
import { migrations } from './migrations';
import { createStores } from './createStores';
import type { DecisionFigures } from './group-publication/recentDecisions';
import type { ScanOrders } from './bulk/websiteActs';
import { createInternalHandlers } from './internal/internalHandlers';
import { moveReported } from './proposal/moveReported';
import { publicFiles, readyFiles } from './public-site/publicFiles';
import { holdUnagreed } from './publish/holdUnagreed';
import type { CertificateSigner } from './review/reviewCertificate';
import { schedulePurge } from './purge/schedulePurge';
import type { TxtLookup } from './verification/proofFinder';
import { createApplications } from './wings/createApplications';
import { createBanners } from './wings/createBanners';
import { createBulk } from './wings/createBulk';
import { createChanges } from './wings/createChanges';
import { createGroups } from './wings/createGroups';
import { createCookies } from './wings/createCookies';
import { createPublication } from './wings/createPublication';
import { createPublicPages } from './wings/createPublicPages';

interface WebsitesDeps extends ServiceDeps {
  identity: IdentityClient;
  /** How TXT records are asked for; default: the machine's resolver. */
  txt?: TxtLookup;
  /** The consents service: counts of decisions for plans, signatures of certificates; absent: there are none. */
  figures?: (DecisionFigures & CertificateSigner) | undefined;
  /** Orders scans; absent: none can be ordered for many websites. */
  scans?: ScanOrders | undefined;
}

/** Websites, their banners and what their visitors get. */
export const createWebsitesService = async (
  deps: WebsitesDeps,
): Promise<Service<typeof websitesInternal>> => {
  const { settings, secrets, logger, database, identity } = deps;
  await migrate({ database, service: 'websites', migrations, logger });
  const stores = createStores(database);
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);
  await skipDamaged('first versions', logger, () => holdUnagreed(stores, logger));

  const { originOf } = consoleHosts(settings);
  const apiBase = originOf();
  const secret = secrets.INGEST_SECRET;
  const publication = createPublication({ stores, apiBase, originOf, settings, secret, logger, identity });
  const { content, controllers, publisher, scripts, looks } = publication;
  await skipDamaged('reported names', logger, () => moveReported(stores, content, logger));
  const auditor = createAuditor(identity);
  const access = createAccess({ ...stores, auditor });

  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  const changes = createChanges({ ...deps, stores, publication });
  const parts = { ...deps, ...changes, bind, stores, access, auditor, publication, apiBase, originOf };
  const { resealSecrets, ...own } = createApplications({
    ...parts,
    moreTopLevels: settings.MORE_TOP_LEVELS,
    begin: (site, groupId) => groups.inheritances.begin(site, groupId),
  });
  await skipDamaged('secrets of websites', logger, resealSecrets);
  const banners = createBanners(parts);
  const groups = createGroups({ ...parts, ...banners, applications: own.sites });
  const { found, reassign } = createCookies(parts);
  createBulk({ ...parts, ...own, ...banners, ...groups, reassign, moreTopLevels: settings.MORE_TOP_LEVELS });
  const visitors = createPublicPages({ ...parts, router, secret });
  const purge = schedulePurge(stores, logger);

  return {
    name: 'websites',
    router,
    contract: websitesInternal,
    internal: createInternalHandlers({
      ...stores,
      ...own,
      ...visitors,
      publisher,
      controllers,
      found,
      events: createOutbox(database, ['applications', 'publications', 'cookies']),
    }),
    database,
    publicFiles: publicFiles(scripts, groups.groupSites, settings.SDK_DIR),
    readyFiles: readyFiles(scripts),
    close: async () => {
      await Promise.all([own.siteHealth.stop(), own.sightings.idle()]);
      await looks.stop();
      await purge.stop();
      await changes.jobs.stop();
    },
  };
};
