import type { CounterStore } from '../figures/counter.store';
import { checkedRange } from '../figures/period';
import type { SeqRange } from './consent.store';
import { fromCursor } from './seqCursor';

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const NOTHING: SeqRange = { first: 1, last: 0 };

/**
 * Turns days and a cursor into ledger positions. Positions and times have one order, and the counter of each day
 * knows its positions, so every page of every period is one range of one index.
 * @returns null when nothing limits the positions
 */
export const seqRangeOf = async (
  counters: CounterStore,
  applicationId: string,
  query: { from?: string; to?: string; cursor?: string },
): Promise<SeqRange | null> => {
  checkedRange(query);
  const before = query.cursor === undefined ? null : fromCursor(query.cursor);
  if (query.from === undefined && query.to === undefined)
    return before === null ? null : { first: 1, last: before - 1 };
  const days = await counters.ofPeriod(applicationId, query.from ?? FIRST_DAY, query.to ?? LAST_DAY);
  const first = days[0]?.first_seq;
  const last = days.at(-1)?.last_seq;
  if (first === undefined || last === undefined) return NOTHING;
  return { first, last: before === null ? last : Math.min(last, before - 1) };
};
