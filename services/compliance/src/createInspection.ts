import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { RULE_SETS } from '@yinyom/texts/sentences/ruleSets';
import type { RequestAccess } from './administration/requestAccess';
import type { PaperSource } from './binder/PaperSource';
import { createSentBinder } from './binder/sentBinder';
import { bindConformityRoutes } from './conformity/conformity.routes';
import { createConformityService } from './conformity/conformity.service';
import type { ComplianceDeps } from './createComplianceService';
import type { Stores } from './createStores';
import { createDraftCover } from './inspection-letters/draftCover';
import { bindInspectionLetterRoutes } from './inspection-letters/letters.routes';
import { createInspectionLetterService } from './inspection-letters/letters.service';
import type { Seals } from './register/seals';

interface Parts {
  deps: Pick<ComplianceDeps, 'identity' | 'websites' | 'scanner' | 'logger' | 'ruleSets'>;
  stores: Pick<Stores, 'inspectionLetters' | 'conformity' | 'binders'>;
  /** Papers that the platform makes. */
  sources: readonly PaperSource[];
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  seals: Seals;
  pdfs: PdfMaker;
  patienceMs: number;
  now(): Date;
}

/** Where no scanner is known, no scan of a banner is. */
const NO_SCANNER = { watchBanner: async () => null };

/** What an inspection needs besides the papers: letters of the regulator, and rules that websites are compared with. */
export const createInspection = (parts: Parts) => {
  const { deps, stores, sources, now, seals, ...bound } = parts;
  const { identity, websites, logger, scanner = NO_SCANNER, ruleSets: sets = RULE_SETS } = deps;
  const sentBinder = createSentBinder(stores.binders);
  const draftCover = createDraftCover({ sources, identity, sentBinder, logger });
  const letters = createInspectionLetterService({
    letters: stores.inspectionLetters,
    seals,
    draftCover,
    sentBinder,
    now,
  });
  bindInspectionLetterRoutes(bound.bind, { ...bound, service: letters, draftCover });
  const conformity = createConformityService({
    store: stores.conformity,
    websites,
    scanner,
    identity,
    sets,
    now,
  });
  bindConformityRoutes(bound.bind, { ...bound, service: conformity });
  return {
    internal: {
      watchInspectionLetters: ({ organization_id }: { organization_id: string }) =>
        letters.dueSoon(organization_id),
    },
  };
};
