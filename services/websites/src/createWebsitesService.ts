import { Router } from 'express';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { createAccess } from './access/access';
import { createAuditor } from './access/auditor';
import { bindApplicationRoutes } from './application/application.routes';
import { createApplicationService } from './application/application.service';
import { asyncSnippet, blockingSnippet } from './application/snippets';
import { bindBlockRuleRoutes } from './block-rule/blockRule.routes';
import { createBlockRuleService } from './block-rule/blockRule.service';
import { bindCategoryRoutes } from './category/category.routes';
import { createCategoryService } from './category/category.service';
import { bindCookieRoutes } from './cookie/cookie.routes';
import { createCookieService } from './cookie/cookie.service';
import { createStores } from './createStores';
import { bindFontRoutes } from './font/font.routes';
import { createFontService } from './font/font.service';
import { createDecisions } from './found-cookies/decisions';
import { createFoundCookies } from './found-cookies/foundCookies.service';
import { createInternalHandlers } from './internal/internalHandlers';
import { bindLogoRoutes } from './logo/logo.routes';
import { createLogoService } from './logo/logo.service';
import { bindPrivacyFileRoutes } from './privacy-file/privacyFile.routes';
import { createLiveSites } from './public-site/liveSites';
import { publicFiles, readyFiles } from './public-site/publicFiles';
import { bindPublicSiteRoutes } from './public-site/publicSite.routes';
import { createSdkBuildReader } from './public-site/sdkBuild';
import { createSiteScripts } from './public-site/siteScripts';
import { schedulePurge } from './purge/schedulePurge';
import { parseAllow, parseResolve } from '@yinyom/service-kit/egress/egressSettings';
import { holdUnagreed } from './publish/holdUnagreed';
import { createPublisher } from './publish/publisher';
import { createSiteContent } from './publish/siteContent';
import { bindReassignRoutes } from './reassign/reassign.routes';
import { moveReported } from './proposal/moveReported';
import { bindProposalRoutes } from './proposal/proposal.routes';
import { createProposalService } from './proposal/proposal.service';
import { createReportDesk } from './proposal/reportDesk';
import { createReassignService } from './reassign/reassign.service';
import { createProofFinder, type TxtLookup } from './verification/proofFinder';
import { createSightingService } from './verification/sighting.service';
import { bindVerificationRoutes } from './verification/verification.routes';
import { createVerificationService } from './verification/verification.service';
import { bindTemplateRoutes } from './template/template.routes';
import { createTemplateService } from './template/template.service';

/** Websites, their banners and what their visitors get. */
export const createWebsitesService = async (
  deps: ServiceDeps & {
    identity: IdentityClient;
    /** How TXT records are asked for; default: the machine's resolver. */
    txt?: TxtLookup;
  },
): Promise<Service<typeof websitesInternal>> => {
  const { settings, secrets, database, identity } = deps;
  const stores = createStores(database);
  const idempotency = createIdempotency(database);
  await ensureIndexes(database);
  await holdUnagreed(stores, deps.logger);

  const apiBase = publicUrl(settings);
  const secret = secrets.INGEST_SECRET;
  const readBuild = createSdkBuildReader(settings.SDK_DIR);
  const sites = createLiveSites(stores.publications);
  const scripts = createSiteScripts({ sites, readBuild, apiBase, secret });
  const content = createSiteContent(stores);
  await moveReported(stores, content, deps.logger);
  const publisher = createPublisher({ ...stores, content, changed: sites.forget });
  const auditor = createAuditor(identity);
  const access = createAccess({ ...stores, auditor });

  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  const applications = createApplicationService({
    ...stores,
    publisher,
    snippets: async (siteKey) => {
      const build = await readBuild().catch(() => null);
      return {
        blocking: blockingSnippet(apiBase, siteKey),
        ...(build && { async: asyncSnippet(apiBase, siteKey, build) }),
      };
    },
  });
  bindApplicationRoutes(bind, { applications, access, auditor, identity });
  const rules = createBlockRuleService({ ...stores, publisher });
  bindBlockRuleRoutes(bind, { rules, access, auditor });
  const templates = createTemplateService({ ...stores, content, publisher, ownOrigin: apiBase });
  bindTemplateRoutes(bind, { templates, access, auditor });
  const logos = createLogoService({ ...stores, ownOrigin: apiBase });
  bindLogoRoutes(bind, { logos, access, auditor });
  const fonts = createFontService({ ...stores, ownOrigin: apiBase });
  bindFontRoutes(bind, { fonts, access, auditor });
  bindPrivacyFileRoutes(bind, { ...stores, access, auditor, ownOrigin: apiBase });
  const categories = createCategoryService({ ...stores, content });
  bindCategoryRoutes(bind, { categories, access, auditor });
  const decisions = createDecisions(stores.decisionRecords);
  const cookies = createCookieService({ ...stores, decisions, content });
  bindCookieRoutes(bind, { cookies, access, auditor });
  const reassign = createReassignService({ ...stores, decisions, content });
  bindReassignRoutes(bind, { reassign, access, auditor });
  const proposals = createProposalService({ ...stores, content });
  bindProposalRoutes(bind, { proposals, access, auditor });
  const verifications = createVerificationService({
    ...stores,
    attempts: stores.verificationAttempts,
    findProof: createProofFinder({
      resolve: parseResolve(settings.SCANNER_RESOLVE),
      allow: parseAllow(settings.SCANNER_ALLOW),
      ignoreCertificates: settings.SCANNER_IGNORE_CERTIFICATES,
      ownHosts: [new URL(apiBase).hostname],
      txt: deps.txt,
    }),
    apiBase,
    secret,
  });
  bindVerificationRoutes(bind, { verifications, access, auditor });
  const sightings = createSightingService({ ...stores, verifications, logger: deps.logger });
  bindPublicSiteRoutes(bind, router, { ...stores, sites, apiBase, secret });

  const purge = schedulePurge(stores, deps.logger);

  return {
    name: 'websites',
    router,
    contract: websitesInternal,
    internal: createInternalHandlers({
      ...stores,
      publisher,
      sightings,
      reports: createReportDesk({ ...stores, sites, ring: secret }),
      found: createFoundCookies({
        ...stores,
        decisions: stores.decisionRecords,
        content,
        settle: proposals.settle,
      }),
    }),
    database,
    publicFiles: publicFiles(scripts, settings.SDK_DIR),
    readyFiles: readyFiles(scripts),
    close: async () => {
      await sightings.idle();
      await purge.stop();
    },
  };
};
