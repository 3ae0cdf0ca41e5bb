import { addDays } from '@yinyom/contracts/time/bangkokDay';
import type { LogRecord } from '../record/LogRecord';
import { OPEN, type DayCounter } from './DayCounter';

/** Days that are kept, with the newest: more than twice those of any list. */
export const OPEN_DAYS = 62;

/**
 * Visitors of one website by the day of their last decision, in its watermark: what lists of many websites are ordered by, as one
 * small document in place of a counter for each day. It equals `latest.open` of the counters, added up.
 */
export interface OpenDays {
  /** Position up to which it counts. Another than that of the watermark: an earlier version moved that, and this is counted again. */
  seq: number;
  /** The newest day. */
  day: string;
  days: Record<string, number>;
}

const newestOf = (days: Iterable<string>): string => [...days].reduce((a, b) => (a > b ? a : b), '');
export const oldestKept = (newest: string): string => addDays(newest, 1 - OPEN_DAYS);

/** What records that follow each other change. Days that are too old to be kept are left out. */
export const openChange = (records: readonly LogRecord[]): { day: string; amounts: Map<string, number> } => {
  const day = newestOf(records.map((record) => record.day));
  const amounts = new Map<string, number>();
  const add = (at: string, amount: number): void => {
    if (at >= oldestKept(day)) amounts.set(at, (amounts.get(at) ?? 0) + amount);
  };
  for (const record of records) {
    add(record.day, 1);
    if (record.prior) add(record.prior.day, -1);
  }
  return { day, amounts };
};

/** The same after records, without days that are too old by now. */
export const movedOn = (before: OpenDays, seq: number, records: readonly LogRecord[]): OpenDays => {
  const { day: changed, amounts } = openChange(records);
  const day = newestOf([before.day, changed]);
  const days = new Map(Object.entries(before.days));
  for (const [at, amount] of amounts) days.set(at, (days.get(at) ?? 0) + amount);
  return { seq, day, days: Object.fromEntries([...days].filter(([at]) => at >= oldestKept(day))) };
};

type Counted = Pick<DayCounter, 'day' | 'seq' | 'latest'>;

/**
 * Counts it again from the counters of days. @param seq up to which the counters are complete
 * @returns null when another process has counted further in some of them
 */
export const openFrom = (counters: readonly Counted[], seq: number): OpenDays | null => {
  if (counters.some((counter) => counter.seq > seq)) return null;
  const day = newestOf(counters.map((counter) => counter.day));
  const kept = counters.filter((counter) => counter.day >= oldestKept(day));
  const openOf = ({ latest }: Counted): number =>
    Object.values(latest[OPEN] ?? {}).reduce<number>((sum, count) => sum + count, 0);
  return { seq, day, days: Object.fromEntries(kept.map((counter) => [counter.day, openOf(counter)])) };
};

/** How many visitors decided last in a period. */
export const openIn = ({ days }: OpenDays, from: string, to: string): number =>
  Object.entries(days).reduce((sum, [day, count]) => (day >= from && day <= to ? sum + count : sum), 0);
