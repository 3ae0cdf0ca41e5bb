import path from 'node:path';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { RequestAccess } from './administration/requestAccess';
import type { ComplianceDeps } from './createComplianceService';
import type { Stores } from './createStores';
import { createActivitiesService } from './processing-record/activities.service';
import { bindExemptionRoutes } from './processing-record/exemption.routes';
import { createFactSources } from './processing-record/factSources';
import { createGeneratedActivities } from './processing-record/generatedActivities';
import { createProcessingRecord } from './processing-record/processingRecord.service';
import { bindRecordRoutes } from './processing-record/record.routes';
import { createRecordPdf } from './processing-record/recordPdf';
import { createRefreshService } from './processing-record/refresh.service';

interface Parts {
  deps: Pick<ComplianceDeps, 'identity' | 'websites' | 'settings' | 'patienceMs'>;
  stores: Stores;
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  pdfs: PdfMaker;
  now(): Date;
}

/** Records of processing: activities, exemption, and the record as fields and as a PDF. */
export const createProcessingRecords = ({ deps, stores, bind, access, auditor, pdfs, now }: Parts): void => {
  const { identity, websites, settings, patienceMs = PATIENCE_MS } = deps;
  const { activities, exemptions } = stores;
  const readSources = createFactSources({
    identity,
    websites,
    settings: stores.settings,
    origin: publicUrl(settings),
    dataDir: path.resolve(settings.DATA_DIR),
  });
  const generated = createGeneratedActivities({ activities, now });
  const parts = { activities, readSources, generated, now };
  const readRecord = createProcessingRecord({ ...parts, exemptions, requests: stores.requests });
  bindRecordRoutes(bind, {
    access,
    auditor,
    service: createActivitiesService({ ...parts, websites }),
    refresh: createRefreshService(parts),
    readRecord,
    recordPdf: createRecordPdf({ readRecord, pdfs, patienceMs }),
  });
  bindExemptionRoutes(bind, { exemptions, auditor, now });
};
