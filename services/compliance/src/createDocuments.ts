import path from 'node:path';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { createAgreements } from './agreements/createAgreements';
import type { RequestAccess } from './administration/requestAccess';
import type { ComplianceDeps } from './createComplianceService';
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
import type { SignedScans } from './signed-scans/createSignedScans';

interface Parts {
  deps: Pick<
    ComplianceDeps,
    'identity' | 'websites' | 'consents' | 'scanner' | 'notify' | 'settings' | 'logger' | 'patienceMs'
  >;
  stores: Stores;
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  seals: Seals;
  scans: SignedScans;
  now(): Date;
}

/** What people carry away: the record of processing with its activities, agreements with processors, letters and certificates. */
export const createDocuments = ({ deps, stores, bind, access, auditor, seals, scans, now }: Parts) => {
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
  const agreements = createAgreements({
    ...deps,
    stores,
    scans,
    pdfs,
    bind,
    people: access,
    auditor,
    origin: publicUrl(settings),
    patienceMs,
    now,
  });
  return { agreements, close: () => pdfs.close() };
};
