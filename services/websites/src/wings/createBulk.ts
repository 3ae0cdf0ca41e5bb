import type { Logger } from '@yinyom/service-kit/logger';
import type { ApplicationService } from '../application/application.service';
import { bindBulkActionRoutes } from '../bulk/bulkAction.routes';
import { createBulkActionService } from '../bulk/bulkAction.service';
import { createBulkJobs } from '../bulk/bulkJobs';
import { createCategorizeCookies } from '../bulk/categorizeCookies';
import { createPublishDraft } from '../bulk/publishDraft';
import { createWebsiteActs, type ScanOrders } from '../bulk/websiteActs';
import { createImportRow } from '../csv-import/importRow';
import { bindWebsiteImportRoutes } from '../csv-import/websiteImport.routes';
import { createWebsiteImportService } from '../csv-import/websiteImport.service';
import type { GroupService } from '../group/group.service';
import type { InheritanceService } from '../group/inheritance.service';
import type { ReassignService } from '../reassign/reassign.service';
import type { TemplateService } from '../template/template.service';
import type { Changes } from './createChanges';
import type { WingParts } from './WingParts';

interface Parts extends WingParts, Pick<Changes, 'jobs' | 'addKinds'> {
  sites: ApplicationService;
  templates: TemplateService;
  inheritances: InheritanceService;
  groupTree: GroupService;
  reassign: ReassignService;
  scans?: ScanOrders | undefined;
  logger: Logger;
  /** MORE_TOP_LEVELS */
  moreTopLevels: readonly string[];
}

/** What is done to many websites at once. */
export const createBulk = ({ bind, stores, publication, jobs, addKinds, auditor, ...given }: Parts) => {
  const { sites, templates, inheritances, groupTree, reassign, scans, identity, logger, moreTopLevels } =
    given;
  const { publisher, content } = publication;
  const acts = createWebsiteActs({
    sites,
    inheritances,
    publishDraft: createPublishDraft({ ...stores, publisher, templates }),
    categorizeCookies: createCategorizeCookies({ content, reassign }),
    scans,
  });
  const importRow = createImportRow({ ...stores, sites, groupTree, inheritances, identity });
  const kinds = createBulkJobs({ ...stores, identity, acts, importRow, logger });
  addKinds(Object.values(kinds));
  const bulk = createBulkActionService({ ...stores, sites, jobs, kinds });
  bindBulkActionRoutes(bind, { bulk, auditor });
  const websiteImports = createWebsiteImportService({ ...stores, bulk, moreTopLevels });
  bindWebsiteImportRoutes(bind, { websiteImports, auditor });
};
