import type { LogRecord } from '../record/LogRecord';

/**
 * Records that may wait in memory; what was written before them is read from the database when it is counted, which costs about
 * as much as taking them. The writer waits for the projection before it comes so far (`siteWriter`).
 */
const MOST = 20_000;

/**
 * The records at the end of a website's ledger that this process wrote and that are not counted yet, without a gap: the
 * projection and those who are told of decisions need not read back what was written a moment ago.
 */
export const createFreshRecords = <Kept extends { seq: number } = LogRecord>() => {
  let records: Kept[] = [];

  return {
    /** Takes a record that is stored. */
    add: (record: Kept): void => {
      const last = records.at(-1);
      // Another process wrote in between: what stands here is no longer the end without gaps.
      if (last && last.seq + 1 !== record.seq) records = [];
      if (records.length >= MOST) records = records.slice(MOST / 2);
      records.push(record);
    },
    /** Records that follow a position, at most `limit`; none when the one right after it is not here. */
    after: (seq: number, limit: number): Kept[] => {
      const [first] = records;
      const from = first ? seq + 1 - first.seq : -1;
      return from < 0 ? [] : records.slice(from, from + limit);
    },
    /** Lets go of what is counted. */
    forget: (seq: number): void => {
      const [first] = records;
      if (first && seq >= first.seq) records = records.slice(seq + 1 - first.seq);
    },
    clear: (): void => {
      records = [];
    },
  };
};
