import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { createConsentProofSource } from './binder-papers/consentProofSource';
import { createCookiesSource } from './binder-papers/cookiesSource';
import { createNoticesSource } from './binder-papers/noticesSource';
import { createRequestsSource } from './binder-papers/requestsSource';
import type { PaperSource } from './binder/PaperSource';
import type { ComplianceDeps } from './createComplianceService';
import type { ReadProcessingRecord } from './processing-record/processingRecord.service';
import { createProcessingSource } from './processing-record/processingSource';
import type { LetterMailStore } from './letters/letterMail.store';
import type { RequestStore } from './register/request.store';
import {
  createOfficerSource,
  createSecuritySource,
  createTrainingSource,
  createTransfersSource,
  type RegisterParts,
} from './registers/registerSources';
import type { SettingsStore } from './settings/settings.store';

interface Parts extends RegisterParts {
  deps: Pick<ComplianceDeps, 'websites' | 'consents' | 'scanner'>;
  readRecord: ReadProcessingRecord;
  requests: RequestStore;
  letterMails: LetterMailStore;
  settings: SettingsStore;
  /** Papers of parts of the service that are made elsewhere. */
  otherSources: readonly PaperSource[];
  now(): Date;
}

/** The papers of an inspection, in the order of the binder. One more is a line here. */
export const createPaperSources = ({ deps, otherSources, ...parts }: Parts): PaperSource[] => {
  const { websites, consents, scanner = null } = deps;
  const from = { ...parts, websites, consents, scanner };
  return [
    createOfficerSource(from),
    createNoticesSource(from),
    createProcessingSource(from),
    createConsentProofSource(from),
    createCookiesSource(from),
    createRequestsSource(from),
    createTransfersSource(from),
    createSecuritySource(from),
    createTrainingSource(from),
    ...otherSources,
  ].sort((a, b) => PAPER_ORDER.indexOf(a.paper) - PAPER_ORDER.indexOf(b.paper));
};
