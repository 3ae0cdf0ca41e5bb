import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Logger } from '@yinyom/service-kit/logger';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { RequestAccess } from '../administration/requestAccess';
import type { SignedScans } from '../signed-scans/createSignedScans';
import { createAgreementAccess } from './agreementAccess';
import { createAgreementPaper } from './agreementPaper';
import { bindAgreementRoutes } from './agreements.routes';
import { createAgreementsService } from './agreements.service';
import type { AgreementStore } from './agreement.store';
import { createAgreementsSource } from './createAgreementsSource';
import { createDueAgreements } from './dueAgreements';
import { createKnownProcessors, type ProcessorCalls } from './knownProcessors';
import { createProposals } from './proposals.service';
import { createAgreementSteps } from './steps.service';
import type { VerdictStore } from './verdict.store';

interface Parts extends ProcessorCalls {
  identity: ProcessorCalls['identity'] &
    Parameters<typeof createAgreementsSource>[0]['identity'] &
    Parameters<typeof createProposals>[0]['identity'];
  stores: { agreements: AgreementStore; verdicts: VerdictStore };
  scans: SignedScans;
  pdfs: PdfMaker;
  bind: RouteBinder;
  people: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  /** Origin of the platform. */
  origin: string;
  patienceMs: number;
  logger: Logger;
  now(): Date;
}

/** Agreements with processors: calls, the paper for an inspection, and what other services ask. */
export const createAgreements = (parts: Parts) => {
  const { stores, scans, bind, people, auditor, now } = parts;
  const readKnown = createKnownProcessors({ ...parts, platformHost: new URL(parts.origin).hostname });
  const own = { ...parts, ...stores, readKnown };
  const access = createAgreementAccess(own);
  const draw = createAgreementPaper(parts);
  const proposals = createProposals(own);
  bindAgreementRoutes(bind, {
    people,
    access,
    service: createAgreementsService({ ...own, access }),
    steps: createAgreementSteps({ access, scans, draw, now }),
    proposals,
    auditor,
  });
  return {
    source: createAgreementsSource({ ...own, proposals }),
    internal: createDueAgreements(stores.agreements, now),
  };
};
