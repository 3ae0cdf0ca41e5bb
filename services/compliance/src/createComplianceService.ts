import { Router } from 'express';
import { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { RuleSet } from '@yinyom/contracts/conformity/ruleSet';
import { createAuditor, type Auditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { createErasureList, erasuresFile } from '@yinyom/service-kit/erasures/erasureList';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder, type RouteBinder } from '@yinyom/service-kit/http/route';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createOutbox } from '@yinyom/service-kit/outbox/createOutbox';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { ProcessorCalls } from './agreements/knownProcessors';
import { createConsentRecordService, type SubjectRecordCalls } from './administration/consentRecord.service';
import { createCloseService } from './administration/close.service';
import { createEditService } from './administration/edit.service';
import { createProcessingExtract } from './administration/processingExtract.service';
import { createReadService } from './administration/read.service';
import { createRequestAccess, type RequestAccess } from './administration/requestAccess';
import { bindRequestRoutes } from './administration/requests.routes';
import { createTasksService } from './administration/tasks.service';
import { createToRequest } from './administration/toRequest';
import type { BannerCalls } from './conformity/conformity.service';
import { bindFormRoutes } from './form/form.routes';
import { clocksOfControllers } from './controllers/clocksOfControllers';
import { controllerBinder } from './controllers/controllerBinder';
import { originOfController } from './controllers/originOfController';
import { bindControllerRoutes } from './controllers/controllers.routes';
import { createControllers, type GroupCalls } from './controllers/createControllers';
import { servicesOfControllers } from './controllers/servicesOfControllers';
import { createFormLimits } from './form/formLimits';
import { createFormPages } from './form/formPages';
import { createConfirmedMails } from './form/confirmedMails';
import { createFormService } from './form/form.service';
import { formGate } from './form/formGate';
import { createOpened } from './form/opened';
import type { BinderSigner } from './binder/binderJobs';
import type { Binders } from './createBinders';
import type { EvidenceCalls } from './binder-papers/consentProofSource';
import type { ScanHistory } from './binder-papers/cookiesSource';
import type { NoticeCalls } from './binder-papers/noticesSource';
import { createDocuments } from './createDocuments';
import { createFiles } from './createFiles';
import type { EvidenceSources } from './incidents/evidence.service';
import { createIncidents } from './incidents/createIncidents';
import { createStores, type Stores } from './createStores';
import { resealLetters } from './inspection-letters/resealLetters';
import { createAnswerService } from './letters/answer.service';
import { createAnswerPages } from './letters/answerPages';
import type { CertificateSigner } from './letters/certificate.service';
import { createLetterDelivery } from './letters/letterDelivery';
import { createLetters } from './letters/createLetters';
import { createPageBrands } from './page/pageBrands';
import type { FormCalls } from './processing-record/scannedForms';
import type { ReadProcessingRecord } from './processing-record/processingRecord.service';
import { createNewRequest } from './register/newRequest';
import { createSeals, type Seals } from './register/seals';
import type { AnswerFiles } from './request-files/answerFiles.service';
import type { RequestFiles } from './request-files/requestFiles.service';
import { createSelfService, type OwnRequestCalls } from './register/selfService';
import { resealTrainings } from './registers/resealTrainings';
import { bindSettingsRoutes } from './settings/settings.routes';
import { createSignedScans, type SignedScans } from './signed-scans/createSignedScans';
import { createDeleteAnswerFiles } from './upkeep/deleteAnswerFiles';
import { createDeleteFiles } from './upkeep/deleteFiles';
import { createExpire } from './upkeep/expire';
import { createPurge } from './upkeep/purge';
import { createRemind } from './upkeep/remind';
import { resealRequests } from './upkeep/reseal';
import { resealIncidents } from './upkeep/resealIncidents';
import { startUpkeep, UPKEEP_MS } from './upkeep/startUpkeep';
import { createTidy } from './upkeep/tidy';

export interface ComplianceDeps extends ServiceDeps {
  identity: IdentityClient;
  websites: Pick<
    InternalHandlers<typeof websitesInternal>,
    'getPublishedSite' | 'websiteFacts' | 'websiteNames' | 'listApplicationIds' | 'listComplianceFacts'
  > &
    NoticeCalls &
    GroupCalls;
  consents: CertificateSigner &
    BinderSigner &
    EvidenceCalls &
    EvidenceSources['consents'] &
    OwnRequestCalls &
    SubjectRecordCalls;
  /** Knows past scans, and how banners did in them; without it papers about cookies have none. */
  scanner?: ScanHistory & BannerCalls & FormCalls & NonNullable<ProcessorCalls['scanner']>;
  /** Without it the list of possible processors says that webhooks could not be asked. */
  notify?: ProcessorCalls['notify'];
  /** For tests: sets of rules, the newest first. */
  ruleSets?: readonly RuleSet[];
  /** For tests: the time, where days have to pass. */
  now?: () => Date;
  /** For tests: how often upkeep runs, in milliseconds. */
  upkeepMs?: number;
  /** For tests: how often mails of letters and requests about own records are looked after, in milliseconds. */
  mailMs?: number;
  /** For tests: how long a caller waits for a PDF, in milliseconds. */
  patienceMs?: number;
  /** For tests: how soon a job goes on after a process that died. */
  jobs?: { leaseMs: number; everyMs: number };
}

export type ComplianceService = Service<typeof complianceInternal>;

/** How often mails of letters are looked after. */
const MAIL_MS = 15_000;

/** What time does to requests. */
const upkeepOf = (
  { identity, logger, settings, upkeepMs = UPKEEP_MS }: ComplianceDeps,
  stores: Stores,
  binders: Binders,
  seals: Seals,
  auditor: Auditor,
  now: () => Date,
) => {
  const list = createErasureList(erasuresFile(settings), logger);
  const { requests } = stores;
  return startUpkeep({
    runs: [
      createPurge({ ...stores, list, auditor, logger, now }),
      createExpire({ ...stores, now }),
      createDeleteFiles({ ...stores, seals, now }),
      createDeleteAnswerFiles({ ...stores, seals, now }),
      createRemind({ requests, now }),
      binders.expire,
      createTidy({ stores: { ...stores, binders: binders.ofOrganizations }, identity }),
    ],
    everyMs: upkeepMs,
    logger,
  });
};

/** Letters, and mails to persons until the mail server took them. */
const lettersOf = (deps: ComplianceDeps, stores: Stores, seals: Seals, now: () => Date) => {
  const { identity, logger, settings, mailMs = MAIL_MS } = deps;
  const mails = stores.letterMails;
  const delivery = createLetterDelivery({ requests: stores.requests, mails, seals, identity, logger, now });
  const originOf = originOfController(consoleHosts(settings).originOf);
  const letters = createLetters({ seals, mails, deliver: delivery.begin, originOf, now });
  return { letters, deliver: delivery.begin, mailing: repeatedly(delivery.run, mailMs) };
};

/** What visitors ask about their own records, entered as it comes. */
const selfServiceOf = (
  { consents, logger, mailMs = MAIL_MS }: ComplianceDeps,
  stores: Stores,
  seals: Seals,
) => repeatedly(createSelfService({ ...stores, seals, consents, logger }), mailMs);

interface Sealed {
  stores: Stores;
  seals: Seals;
  scans: SignedScans;
  logger: ComplianceDeps['logger'];
}

/** Encrypts again what an earlier DATA_SECRET encrypted. */
const resealStored = async ({ stores, seals, scans, logger }: Sealed): Promise<void> => {
  const { requests, inspectionLetters, trainings } = stores;
  await skipDamaged('requests of data subjects', logger, () => resealRequests(requests, seals, logger));
  await skipDamaged('files of papers', logger, () => scans.reseal(logger));
  await skipDamaged('letters of regulators', logger, () => resealLetters(inspectionLetters, seals, logger));
  await skipDamaged('trainings', logger, () => resealTrainings(trainings, seals, logger));
};

interface PageParts {
  stores: Stores;
  seals: Seals;
  newRequest: ReturnType<typeof createNewRequest>;
  files: RequestFiles;
  attachments: AnswerFiles;
  deliver: ReturnType<typeof createLetterDelivery>['begin'];
  router: Router;
  bind: RouteBinder;
  now(): Date;
}

/** Pages for persons: the public form, and the page on which an answer is opened. */
const pagesOf = (deps: ComplianceDeps, parts: PageParts): Router => {
  const { stores, seals, newRequest, files, attachments, deliver, router, bind, now } = parts;
  const { identity, secrets, websites, settings } = deps;
  const brandOf = createPageBrands(deps);
  const originOf = originOfController(consoleHosts(settings).originOf);
  const answers = createAnswerService({ ...stores, seals, files: attachments, identity, now });
  const form = createFormService({
    ...deps,
    ...stores,
    seals,
    newRequest,
    files,
    confirmedMails: createConfirmedMails({
      ...deps,
      seals,
      mails: stores.letterMails,
      deliver,
      originOf,
      now,
    }),
    limits: createFormLimits({ ...stores, seals, limited: settings.RATE_LIMITS }),
    now,
  });
  const opened = createOpened(secrets.DATA_SECRET);
  const gate = formGate(websites);
  bindFormRoutes({ router, bind, form, opened, gate, originOf, now });
  return Router().use(createAnswerPages(answers, brandOf), createFormPages({ form, opened, brandOf, now }));
};

interface WorkParts {
  consents: SubjectRecordCalls;
  readRecord: ReadProcessingRecord;
  stores: Stores;
  seals: Seals;
  access: RequestAccess;
  auditor: Auditor;
  newRequest: ReturnType<typeof createNewRequest>;
  files: RequestFiles;
  attachments: AnswerFiles;
  letters: ReturnType<typeof createLetters>;
  now(): Date;
}

/** What Admins and officers do with requests. */
const bindWork = (bind: RouteBinder, { stores, seals, newRequest, letters, ...given }: WorkParts): void => {
  const show = createToRequest(seals);
  const parts = { ...stores, ...given, seals, show };
  const tasks = createTasksService(parts);
  const consentRecord = createConsentRecordService({ ...parts, tasks });
  const processingExtract = createProcessingExtract(parts);
  bindRequestRoutes(bind, {
    ...parts,
    read: createReadService(parts),
    edit: createEditService({ ...parts, newRequest }),
    tasks,
    consentRecord,
    processingExtract,
    close: createCloseService({ ...parts, letters, consentRecord, processingExtract }),
  });
};

/** What alerts ask about requests. */
const clocksOf = (
  requests: Stores['requests'],
  now: () => Date,
): Pick<InternalHandlers<typeof complianceInternal>, 'watchRequests'> => ({
  watchRequests: ({ organization_id, unassigned_before }) =>
    requests.watched(organization_id, new Date(unassigned_before), now()),
});

/** Papers of a controller under the PDPA; of them, the requests of data subjects. */
export const createComplianceService = async (given: ComplianceDeps): Promise<ComplianceService> => {
  const { secrets, database, logger } = given;
  const now = given.now ?? (() => new Date());
  await migrate({ database, service: 'compliance', migrations: [], logger });
  const stores = createStores(database);
  const controllers = createControllers({ ...stores, websites: given.websites });
  const deps = servicesOfControllers(given, controllers);
  const { identity } = deps;
  const { requests, settings } = stores;
  const idempotency = createIdempotency(database);

  const seals = createSeals(secrets.DATA_SECRET);
  const auditor = createAuditor(identity);
  const access = createRequestAccess(identity, requests);
  const newRequest = createNewRequest({ ...stores, seals, now });
  const { letters, deliver, mailing } = lettersOf(deps, stores, seals, now);

  const ring = secrets.DATA_SECRET;
  const scans = createSignedScans({ files: stores.paperFiles, ring, now });
  const { files, attachments, bindFiles, reseal } = createFiles({ stores, seals, ring, now });
  await resealStored({ stores, seals, scans, logger });
  await reseal(logger);
  const router = Router();
  const bind = controllerBinder(routeBinder(router, given.identity, idempotency), controllers);
  bindFiles(bind, { access, auditor });
  const pages = pagesOf(deps, { stores, seals, newRequest, files, attachments, deliver, router, bind, now });
  const incidents = createIncidents({ deps, ring, stores, scans, bind, access, auditor, now });
  const otherSources = [incidents.source];
  const documents = createDocuments({ deps, stores, bind, access, auditor, seals, scans, otherSources, now });
  const work = { stores, seals, access, auditor, newRequest, files, attachments, letters, now };
  bindWork(bind, { ...work, consents: deps.consents, readRecord: documents.readRecord });
  await ensureIndexes(database, logger);
  await skipDamaged('incidents', logger, () => resealIncidents(stores.incidents, incidents.seals, logger));
  await skipDamaged('binders', logger, documents.binders.reseal);
  const ownRequests = selfServiceOf(deps, stores, seals);
  const upkeep = upkeepOf(deps, stores, documents.binders, seals, auditor, now);
  bindControllerRoutes(bind, controllers);
  const { assignee, nameOf } = access;
  bindSettingsRoutes(bind, { settings, auditor, assignee, nameOf, now });

  return {
    name: 'compliance',
    router,
    contract: complianceInternal,
    internal: {
      ...createOutbox(database, ['subject_requests']),
      ...clocksOfControllers(
        { ...incidents.internal, ...documents.internal, ...clocksOf(requests, now) },
        controllers,
      ),
    },
    pages,
    database,
    close: async () => {
      await Promise.all([upkeep.stop(), mailing.stop(), ownRequests.stop()]);
      await documents.close();
      await incidents.close();
    },
  };
};
