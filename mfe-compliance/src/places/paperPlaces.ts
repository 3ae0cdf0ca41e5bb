import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';

/** Where a paper is looked at or filled in, without language prefix. */
const PAPER_PLACES: Record<InspectionPaper, string> = {
  officer: '/compliance/papers/officer',
  notices: '/websites',
  processing: '/compliance/record',
  agreements: '/compliance/agreements',
  consent_proof: '/dashboard',
  cookies: '/compliance/conformity',
  requests: '/requests',
  breaches: '/compliance/incidents',
  transfers: '/compliance/papers/transfers',
  security: '/compliance/papers/security',
  training: '/compliance/papers/training',
};

/** Fields that Admins fill in in the settings of the organization, by paper. */
const SETTINGS_FIELDS: Partial<Record<InspectionPaper, readonly string[]>> = {
  officer: ['name', 'contact'],
  agreements: ['agreement_platform'],
  breaches: ['contact'],
};

/** Where what is missing is done, where that is another place. */
const mendedAt = ({ paper, missing }: Pick<PaperReadiness, 'paper' | 'missing'>): string | undefined => {
  if (paper === 'cookies') return '/websites';
  if (missing.length > 0 && missing.every(({ field }) => SETTINGS_FIELDS[paper]?.includes(field)))
    return '/user/organization';
  if (paper !== 'requests') return undefined;
  return missing.some(({ field }) => field === 'overdue') ? '/requests?due=overdue' : '/requests/settings';
};
/** A paper that fills itself: there is nothing to write, only something to look at. */
const EVIDENCE: readonly InspectionPaper[] = ['consent_proof'];

/**
 * Where the link of a paper leads, and whether something is filled in there.
 * @param known how far the paper is; absent: it is not known
 */
export const placeOf = (
  paper: InspectionPaper,
  known: Pick<PaperReadiness, 'paper' | 'state' | 'missing'> | undefined,
): { to: string; fills: boolean } => {
  const open = known?.state === 'complete' ? undefined : known;
  return {
    to: (open && mendedAt(open)) ?? PAPER_PLACES[paper],
    fills: open !== undefined && !EVIDENCE.includes(paper),
  };
};
