import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { listAlerts } from '@yinyom/contracts/notify/alerts';
import { listScans } from '@yinyom/contracts/scanner/scan';
import { listTemplateVersions } from '@yinyom/contracts/websites/template';
import { api, contractQuery } from '@yinyom/mfe-kit';

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    latePublications: contractQuery(build, listTemplateVersions),
    lateScans: contractQuery(build, listScans),
    lateAudits: contractQuery(build, listAuditLog),
    lateAlerts: contractQuery(build, listAlerts),
  }),
});

/** What may be the cause of a change in figures, the newest of each kind. */
export const { useLatePublicationsQuery, useLateScansQuery, useLateAuditsQuery, useLateAlertsQuery } =
  changesApi;
