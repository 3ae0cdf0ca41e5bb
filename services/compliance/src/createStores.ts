import type { Connection } from 'mongoose';
import { createCounters } from '@yinyom/service-kit/database/createCounters';
import { createBinderStore } from './binder/binder.store';
import { createControllerStore } from './controllers/controller.store';
import { createIncidentStore } from './incidents/incident.store';
import { createConformityStore } from './conformity/conformity.store';
import { createAgreementStore } from './agreements/agreement.store';
import { createVerdictStore } from './agreements/verdict.store';
import { createUnverifiedStore } from './form/unverified.store';
import { createLetterStore } from './inspection-letters/letter.store';
import { createLetterMailStore } from './letters/letterMail.store';
import { createActivityStore } from './processing-record/activity.store';
import { createFormVerdictStore } from './processing-record/formVerdict.store';
import { createExemptionStore } from './processing-record/exemption.store';
import { createNumberStore } from './register/number.store';
import { createRequestStore } from './register/request.store';
import { createStatementStore } from './registers/statement.store';
import { createTrainingStore } from './registers/training.store';
import { createRequestFileStore } from './request-files/requestFile.store';
import { createSettingsStore } from './settings/settings.store';
import { createPaperReaderStore } from './readers/paperReader.store';
import { createPaperFileStore } from './signed-scans/paperFile.store';

/** Everything that the service stores. */
export const createStores = (database: Connection) => ({
  requests: createRequestStore(database),
  numbers: createNumberStore(database),
  settings: createSettingsStore(database),
  unverified: createUnverifiedStore(database),
  letterMails: createLetterMailStore(database),
  activities: createActivityStore(database),
  exemptions: createExemptionStore(database),
  formVerdicts: createFormVerdictStore(database),
  incidents: createIncidentStore(database),
  statements: createStatementStore(database),
  trainings: createTrainingStore(database),
  agreements: createAgreementStore(database),
  verdicts: createVerdictStore(database),
  paperReaders: createPaperReaderStore(database),
  paperFiles: createPaperFileStore(database),
  requestFiles: createRequestFileStore(database),
  answerFiles: createRequestFileStore(database, 'answer_files'),
  binders: createBinderStore(database),
  inspectionLetters: createLetterStore(database),
  conformity: createConformityStore(database),
  controllers: createControllerStore(database),
  /** Codes that went to a mailbox. */
  counters: createCounters(database, 'request_mailboxes'),
});
export type Stores = ReturnType<typeof createStores>;
