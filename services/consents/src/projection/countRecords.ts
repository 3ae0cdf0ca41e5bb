import { bangkokHour } from '@yinyom/contracts/time/bangkokHour';
import type { LogRecord } from '../record/LogRecord';
import { OPEN } from './DayCounter';

/** What records change in one day's counter. */
export interface DayChange {
  /** Amounts to add, by dotted path in the counter. */
  add: Map<string, number>;
  /** Type of each category met, by id. */
  categoryTypes: Map<string, number>;
  /** Last position that was looked at. */
  seq: number;
  /** Positions of the day's own records, when there are any. */
  own: { first: number; last: number } | null;
}

const bump = (change: DayChange, path: string, amount = 1): void => {
  change.add.set(path, (change.add.get(path) ?? 0) + amount);
};

/** The days whose counters a record changes: its own, and that of the client's decision before it. */
export const daysOf = (record: LogRecord): string[] =>
  record.prior && record.prior.day !== record.day ? [record.prior.day, record.day] : [record.day];

const countOwnDay = (change: DayChange, record: LogRecord): void => {
  bump(change, `types.${record.consent_type}`);
  bump(change, `results.${record.result}`);
  // What was answered elsewhere says nothing about how the banner does here.
  if (record.action !== 'take_over')
    bump(change, `hours.${bangkokHour(record.consent_time)}.${record.result}`);
  bump(change, `clients.${record.consent_type}`);
  bump(change, `latest.${OPEN}.${record.result}`);
  bump(change, `devices.${record.device}`);
  bump(change, `languages.${record.language}`);
  bump(change, `actions.${record.action}`);
  bump(change, `methods.${record.method}`);
  bump(change, `versions.${record.template_version}`);
  if (!record.attributed) bump(change, 'unattributed');
  for (const { id, type, granted } of record.categories) {
    bump(change, `categories.${id}.${granted ? 'granted' : 'denied'}`);
    change.categoryTypes.set(id, type);
  }
  change.own = { first: change.own?.first ?? record.seq, last: record.seq };
};

/** The client's earlier decision is no longer its last one. */
const moveOn = (change: DayChange, record: LogRecord, prior: NonNullable<LogRecord['prior']>): void => {
  bump(change, `latest.${OPEN}.${prior.result}`, -1);
  if (prior.day === record.day) bump(change, `clients.${prior.consent_type}`, -1);
  else bump(change, `latest.${record.day}.${prior.result}`);
};

/**
 * What records change in a day's counter that has counted up to position `counted`.
 * @param records in ledger order; those the counter has already seen are passed over
 */
export const countRecords = (day: string, counted: number, records: readonly LogRecord[]): DayChange => {
  const change: DayChange = { add: new Map(), categoryTypes: new Map(), seq: counted, own: null };
  for (const record of records) {
    if (record.seq <= counted) continue;
    if (record.day === day) countOwnDay(change, record);
    if (record.prior?.day === day) moveOn(change, record, record.prior);
    if (daysOf(record).includes(day)) change.seq = record.seq;
  }
  return change;
};
