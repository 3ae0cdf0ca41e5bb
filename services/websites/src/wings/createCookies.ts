import { bindCategoryRoutes } from '../category/category.routes';
import { createCategoryService } from '../category/category.service';
import { bindCookieRoutes } from '../cookie/cookie.routes';
import { createCookieService } from '../cookie/cookie.service';
import { createDecisions } from '../found-cookies/decisions';
import { createFoundCookies } from '../found-cookies/foundCookies.service';
import { createFetchSource } from '../imports/fetchSource';
import { createImportJobs } from '../imports/importJobs';
import { createPlanApply } from '../imports/planApply';
import { bindImportRoutes } from '../imports/imports.routes';
import { createImportsService } from '../imports/imports.service';
import { bindProposalRoutes } from '../proposal/proposal.routes';
import { createProposalService } from '../proposal/proposal.service';
import { bindReassignRoutes } from '../reassign/reassign.routes';
import { createReassignJobs } from '../reassign/reassignJobs';
import { createReassignService } from '../reassign/reassign.service';
import type { Changes } from './createChanges';
import type { WingParts } from './WingParts';

/** Cookies of websites and their categories: typed in, found by scans, proposed by visits, taken over, moved. */
export const createCookies = ({
  bind,
  stores,
  access,
  auditor,
  publication,
  settling,
  jobs,
  addKinds,
}: WingParts & Pick<Changes, 'jobs' | 'addKinds'>) => {
  const { content, egress } = publication;
  const parts = { ...stores, content, settling, decisions: createDecisions(stores.decisionRecords) };
  const categories = createCategoryService(parts);
  bindCategoryRoutes(bind, { categories, access, auditor });
  bindCookieRoutes(bind, { cookies: createCookieService(parts), access, auditor });
  const importing = createImportJobs({ ...parts, categories, findCategory: stores.categories.find });
  const moving = createReassignJobs(parts);
  addKinds([...Object.values(importing), ...Object.values(moving)]);
  const reassign = createReassignService({ ...parts, jobs, kinds: moving });
  bindReassignRoutes(bind, { reassign, access, auditor });
  const proposals = createProposalService(parts);
  bindProposalRoutes(bind, { proposals, access, auditor });
  const imports = createImportsService({
    ...parts,
    jobs,
    kinds: importing,
    planApply: createPlanApply(stores),
    fetchSource: createFetchSource(egress),
  });
  bindImportRoutes(bind, { imports, access, auditor });
  const { settle } = proposals;
  return {
    reassign,
    found: createFoundCookies({ ...stores, decisions: stores.decisionRecords, content, settle }),
  };
};
