import type { Router } from 'express';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { bindDeclarationRoutes } from '../declaration/declaration.routes';
import { createDeclarations } from '../declaration/declaration.service';
import { bindPolicyPage } from '../declaration/policyPage.routes';
import { createReportDesk } from '../proposal/reportDesk';
import { createUnagreedNames } from '../proposal/unagreedNames';
import { createOpenSite } from '../public-site/openSite';
import { bindPublicSiteRoutes } from '../public-site/publicSite.routes';
import type { WingParts } from './WingParts';

interface Parts extends Pick<
  WingParts,
  'bind' | 'stores' | 'identity' | 'publication' | 'apiBase' | 'originOf'
> {
  router: Router;
  /** INGEST_SECRET */
  secret: KeyRing;
}

/** What visitors and their browsers get, and what these report. */
export const createPublicPages = ({
  bind,
  router,
  stores,
  identity,
  publication,
  apiBase,
  originOf,
  secret,
}: Parts) => {
  const { content, controllers, sites } = publication;
  const openSite = createOpenSite(sites, stores.applications);
  bindPublicSiteRoutes(bind, router, { ...stores, openSite, originOf, secret });
  const declarations = createDeclarations({ ...stores, content, controllers, identity, apiBase });
  bindDeclarationRoutes(bind, router, { openSite, declarations });
  bindPolicyPage(bind, router, { openSite, versions: stores.policyVersions });
  const unagreedNames = createUnagreedNames({ ...stores, unagreed: stores.unagreedReports });
  return { unagreedNames, reports: createReportDesk({ ...stores, sites, unagreedNames, ring: secret }) };
};
