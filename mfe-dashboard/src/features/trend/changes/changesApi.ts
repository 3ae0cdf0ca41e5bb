import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { listAlerts } from '@yinyom/contracts/notify/alerts';
import { listScans } from '@yinyom/contracts/scanner/scan';
import { listTemplateVersions } from '@yinyom/contracts/websites/template';
import { api, contractQuery } from '@yinyom/mfe-kit';

const changesApi = api.enhanceEndpoints({ addTagTypes: ['Changes'] }).injectEndpoints({
  endpoints: (build) => ({
    latePublications: contractQuery(build, listTemplateVersions, { providesTags: ['Changes'] }),
    lateScans: contractQuery(build, listScans, { providesTags: ['Changes'] }),
    lateAudits: contractQuery(build, listAuditLog, { providesTags: ['Changes'] }),
    lateAlerts: contractQuery(build, listAlerts, { providesTags: ['Changes'] }),
  }),
});

/** Something changed meanwhile. */
export const forgetChanges = () => changesApi.util.invalidateTags(['Changes']);

/** What may be the cause of a change in figures, the newest of each kind. */
export const { useLatePublicationsQuery, useLateScansQuery, useLateAuditsQuery, useLateAlertsQuery } =
  changesApi;
