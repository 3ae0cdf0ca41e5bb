import { MAX_BINDER_DAYS } from '@yinyom/contracts/papers/binders';
import {
  isOpenLetter,
  papersOfLetter,
  type InspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import { daysBetween } from '@yinyom/contracts/time/bangkokDay';
import { READINESS_AGE_S, useGetReadinessQuery } from '../../calls/registersApi';

/** How far papers are in the period of a letter; where it names none that a binder can have, how far they are now. A closed letter asks nothing: its answer was of then. */
export const useLetterReadiness = (letter: InspectionLetter) => {
  const {
    organization_id: id,
    period_from: from,
    period_until: until,
    questions,
    letter_state: state,
  } = letter;
  const isPeriod = from !== null && until !== null && daysBetween(from, until) <= MAX_BINDER_DAYS;
  const papers = papersOfLetter(questions);
  const answer = useGetReadinessQuery(
    { params: { id }, query: { ...(isPeriod && { from, until }), papers: papers.join(',') }, quiet: true },
    { skip: !isOpenLetter(state) || papers.length === 0, refetchOnMountOrArgChange: READINESS_AGE_S },
  );
  return { ...answer, isPeriod };
};
