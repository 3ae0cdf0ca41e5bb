import path from 'node:path';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { RequestAccess } from './administration/requestAccess';
import { ownSources } from './binder/ownSources';
import type { ComplianceDeps } from './createComplianceService';
import { createBinders } from './createBinders';
import type { Stores } from './createStores';
import { createCertificateService } from './letters/certificate.service';
import { bindDocumentRoutes } from './letters/documents.routes';
import { createActivitiesService } from './processing-record/activities.service';
import { bindExemptionRoutes } from './processing-record/exemption.routes';
import { createFactSources } from './processing-record/factSources';
import { createGeneratedActivities } from './processing-record/generatedActivities';
import { createProcessingRecord } from './processing-record/processingRecord.service';
import { bindRecordRoutes } from './processing-record/record.routes';
import { createRecordPdf } from './processing-record/recordPdf';
import { createRefreshService } from './processing-record/refresh.service';
import type { Seals } from './register/seals';

interface Parts {
  deps: ComplianceDeps;
  stores: Stores;
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  seals: Seals;
  now(): Date;
}

/** What people carry away: the record of processing with its activities, letters and certificates. */
export const createDocuments = ({ deps, stores, bind, access, auditor, seals, now }: Parts) => {
  const { identity, websites, consents, settings, logger, patienceMs = PATIENCE_MS } = deps;
  const { activities, exemptions, requests } = stores;
  const pdfs = createPdfMaker(logger);
  const readSources = createFactSources({
    identity,
    websites,
    settings: stores.settings,
    originOf: consoleHosts(settings).originOf,
    dataDir: path.resolve(settings.DATA_DIR),
  });
  const generated = createGeneratedActivities({ activities, now });
  const parts = { activities, readSources, generated, now };
  const readRecord = createProcessingRecord({ ...parts, exemptions, requests });
  bindRecordRoutes(bind, {
    access,
    auditor,
    service: createActivitiesService({ ...parts, websites }),
    refresh: createRefreshService(parts),
    readRecord,
    recordPdf: createRecordPdf({ readRecord, pdfs, patienceMs }),
  });
  bindExemptionRoutes(bind, { exemptions, auditor, now });
  const certify = createCertificateService({ requests, settings: stores.settings, consents, now });
  bindDocumentRoutes(bind, { requests, seals, certify, pdfs, auditor, patienceMs });
  const fromRecords = ownSources({ deps, ...stores, now });
  const binders = createBinders({ deps, stores, bind, access, pdfs, sources: [...fromRecords], now });
  return {
    binders,
    close: async () => {
      await binders.close();
      await pdfs.close();
    },
  };
};
