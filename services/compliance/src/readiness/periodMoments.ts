import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import { addDays } from '@yinyom/contracts/time/bangkokDay';

const beginningOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS);

/** Days in Asia/Bangkok, both included, as the moments from which and before which they are. */
export const periodMoments = ({
  from,
  until,
}: {
  from: string;
  until: string;
}): { from: Date; until: Date } => ({
  from: beginningOf(from),
  until: beginningOf(addDays(until, 1)),
});
