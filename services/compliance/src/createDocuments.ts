import path from 'node:path';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { createPdfMaker, type PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { createAgreements } from './agreements/createAgreements';
import type { RequestAccess } from './administration/requestAccess';
import { bindNoticeRoutes } from './binder-papers/notices.routes';
import type { PaperSource } from './binder/PaperSource';
import { originOfController } from './controllers/originOfController';
import { pdfsOfControllers } from './controllers/pdfsOfControllers';
import type { ComplianceDeps } from './createComplianceService';
import { createBinders } from './createBinders';
import { createInspection } from './createInspection';
import { createPaperSources } from './createPaperSources';
import type { Stores } from './createStores';
import { createCertificateService } from './letters/certificate.service';
import { bindDocumentRoutes } from './letters/documents.routes';
import { createActivitiesService } from './processing-record/activities.service';
import { bindExemptionRoutes } from './processing-record/exemption.routes';
import { createFactSources, type ReadFactSources } from './processing-record/factSources';
import { createFoundForms } from './processing-record/foundForms.service';
import { createGeneratedActivities } from './processing-record/generatedActivities';
import {
  createProcessingRecord,
  type ReadProcessingRecord,
} from './processing-record/processingRecord.service';
import { bindRecordRoutes } from './processing-record/record.routes';
import { createScannedForms } from './processing-record/scannedForms';
import { createRecordPdf } from './processing-record/recordPdf';
import { createRefreshService } from './processing-record/refresh.service';
import { createOverduePapers } from './readiness/overduePapers';
import { bindPaperReaderRoutes } from './readers/readers.routes';
import { bindReadinessRoutes } from './readiness/readiness.routes';
import type { Seals } from './register/seals';
import { createRegisters } from './registers/createRegisters';
import { bindScanRoutes } from './registers/scans.routes';
import type { SignedScans } from './signed-scans/createSignedScans';
import { bindRegisterRoutes } from './registers/registers.routes';

interface Parts {
  deps: ComplianceDeps;
  stores: Stores;
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  seals: Seals;
  scans: SignedScans;
  /** Papers of other parts of the service. */
  otherSources: readonly PaperSource[];
  now(): Date;
}

/** The record of processing. */
const recordOf = (
  {
    deps,
    stores,
    bind,
    access,
    auditor,
    now,
  }: Pick<Parts, 'deps' | 'stores' | 'bind' | 'access' | 'auditor' | 'now'>,
  readSources: ReadFactSources,
  pdfs: PdfMaker,
): ReadProcessingRecord => {
  const { websites, patienceMs = PATIENCE_MS } = deps;
  const { activities, exemptions, requests, formVerdicts } = stores;
  const readForms = createScannedForms(deps);
  const generated = createGeneratedActivities({ activities, now });
  const parts = { activities, readSources, generated, readForms, now };
  const readRecord = createProcessingRecord({ ...parts, exemptions, requests });
  bindRecordRoutes(bind, {
    access,
    auditor,
    service: createActivitiesService({ ...parts, websites }),
    refresh: createRefreshService(parts),
    foundForms: createFoundForms({ ...parts, formVerdicts }),
    readRecord,
    recordPdf: createRecordPdf({ readRecord, pdfs, patienceMs }),
  });
  return readRecord;
};

/** What people carry away: the record of processing with its activities, letters and certificates. */
export const createDocuments = ({
  deps,
  stores,
  bind,
  access,
  auditor,
  seals,
  scans,
  otherSources,
  now,
}: Parts) => {
  const { identity, websites, consents, settings, logger, patienceMs = PATIENCE_MS } = deps;
  const { exemptions, requests } = stores;
  const origin = publicUrl(settings);
  const pdfs = pdfsOfControllers(createPdfMaker(logger));
  const readSources = createFactSources({
    identity,
    websites,
    settings: stores.settings,
    originOf: originOfController(consoleHosts(settings).originOf),
    dataDir: path.resolve(settings.DATA_DIR),
  });
  const readRecord = recordOf({ deps, stores, bind, access, auditor, now }, readSources, pdfs);
  const registers = createRegisters({ ...stores, scans, seals, readSources, websites, now });
  bindScanRoutes(bind, { ...registers, access, auditor });
  bindRegisterRoutes(bind, { ...registers, access, auditor, pdfs, patienceMs });
  const agreements = createAgreements({
    ...deps,
    stores,
    scans,
    pdfs,
    bind,
    people: access,
    auditor,
    origin,
    patienceMs,
    now,
  });
  const sources = createPaperSources({
    ...stores,
    ...registers,
    deps,
    readRecord,
    otherSources: [...otherSources, agreements.source],
    now,
  });
  bindReadinessRoutes(bind, { sources, now });
  bindNoticeRoutes(bind, { websites, now });
  bindPaperReaderRoutes(bind, {
    readers: stores.paperReaders,
    sources,
    identity,
    websites,
    access,
    auditor,
    pdfs,
    patienceMs,
    now,
  });
  bindExemptionRoutes(bind, { exemptions, auditor, now });
  const certify = createCertificateService({ requests, settings: stores.settings, consents, now });
  bindDocumentRoutes(bind, { requests, seals, certify, pdfs, auditor, patienceMs });
  const binders = createBinders({ deps, stores, seals, bind, access, pdfs, sources, origin, now });
  const inspection = createInspection({
    deps,
    stores,
    sources,
    bind,
    access,
    auditor,
    seals,
    pdfs,
    patienceMs,
    now,
  });
  return {
    readRecord,
    binders,
    internal: {
      ...inspection.internal,
      ...agreements.internal,
      watchPapers: createOverduePapers({ sources, now }),
    },
    close: async () => {
      await binders.close();
      await pdfs.close();
    },
  };
};
