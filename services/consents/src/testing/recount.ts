import type { LogRecord } from '../record/LogRecord';
import { OPEN, type DayCounter, type Tally } from '../projection/DayCounter';

/** The part of a day's counter that can be compared: everything but bookkeeping. */
export type Counted = Omit<DayCounter, '_id' | 'application_id' | 'seq'>;

const add = (tally: Tally, name: string): void => {
  tally[name] = (tally[name] ?? 0) + 1;
};

/** In Bangkok, which is seven hours ahead. */
const hourOf = ({ consent_time }: LogRecord): string =>
  String((consent_time.getUTCHours() + 7) % 24).padStart(2, '0');

const emptyDay = (day: string): Counted => ({
  day,
  first_seq: 0,
  last_seq: 0,
  types: {},
  results: {},
  hours: {},
  clients: {},
  latest: {},
  categories: {},
  devices: {},
  languages: {},
  actions: {},
  methods: {},
  versions: {},
  unattributed: 0,
});

const countEvent = (counted: Counted, record: LogRecord): void => {
  counted.first_seq ||= record.seq;
  counted.last_seq = record.seq;
  add(counted.types, record.consent_type);
  add(counted.results, record.result);
  add(((counted.hours ??= {})[hourOf(record)] ??= {}), record.result);
  add(counted.devices, record.device);
  add(counted.languages, record.language);
  add(counted.actions, record.action);
  add(counted.methods, record.method);
  add(counted.versions, String(record.template_version));
  if (!record.attributed) counted.unattributed += 1;
  for (const { id, type, granted } of record.categories) {
    const category = (counted.categories[id] ??= { type, granted: 0, denied: 0 });
    category[granted ? 'granted' : 'denied'] += 1;
  }
};

/**
 * Counts a whole ledger anew, from the records and their links alone and in a way of its own: what the kept
 * counters must equal at any time.
 * @param records all records of one website in order
 */
export const recount = (records: readonly LogRecord[]): Map<string, Counted> => {
  const days = new Map<string, Counted>();
  const next = new Map<string, LogRecord>();
  for (const record of records) {
    if (record.previous_consent_id !== null) next.set(record.previous_consent_id, record);
    const counted = days.get(record.day) ?? emptyDay(record.day);
    days.set(record.day, counted);
    countEvent(counted, record);
  }
  for (const record of records) {
    const later = next.get(record._id.toHexString());
    const counted = days.get(record.day);
    if (!counted || later?.day === record.day) continue;
    add(counted.clients, record.consent_type);
    add((counted.latest[later?.day ?? OPEN] ??= {}), record.result);
  }
  return days;
};

const withoutZeros = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, withoutZeros(inner)] as const)
    .filter(
      ([, inner]) => inner !== 0 && !(typeof inner === 'object' && Object.keys(inner ?? {}).length === 0),
    );
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Brings a kept counter and a recounted one to a form that compares by value. */
export const comparable = (counted: Counted | DayCounter): unknown => {
  const { _id, application_id, seq, ...figures } = counted as DayCounter;
  return withoutZeros(figures);
};
