import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';

/** Where a paper is filled in or looked at, without language prefix; a paper without a place has no link. */
export const PAPER_PLACES: Partial<Record<InspectionPaper, string>> = {
  officer: '/compliance/papers/officer',
  notices: '/websites',
  processing: '/compliance/record',
  cookies: '/compliance/conformity',
  requests: '/requests',
  transfers: '/compliance/papers/transfers',
  security: '/compliance/papers/security',
  training: '/compliance/papers/training',
};
