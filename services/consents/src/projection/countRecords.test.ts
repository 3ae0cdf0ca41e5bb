import type { ConsentResult } from '@yinyom/contracts/constants';
import type { LogRecord } from '../record/LogRecord';
import { addDays } from '@yinyom/contracts/time/bangkokDay';
import { latestResults } from '../figures/tally';
import { countRecords, daysOf } from './countRecords';
import type { DayCounter } from './DayCounter';

const RESULTS: ConsentResult[] = ['accept_all', 'accept', 'decline_all'];

/** Repeatable numbers from 0 to 1. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Decisions of some clients over some days, with what the ledger knows of the decision before. */
const story = (seed: number, count: number) => {
  const next = random(seed);
  const before = new Map<number, LogRecord['prior']>();
  let day = '2026-01-01';
  return Array.from({ length: count }, (_, index) => {
    if (next() < 0.2) day = addDays(day, 1 + Math.floor(next() * 3));
    const client = Math.floor(next() * 12);
    const result = RESULTS[Math.floor(next() * 3)] ?? 'accept';
    const prior = before.get(client) ?? null;
    const consent_type = prior ? 'reconsent' : result;
    before.set(client, { day, result, consent_type });
    const record = {
      seq: index + 1,
      day,
      consent_time: new Date(`${day}T05:00:00Z`),
      result,
      consent_type,
      prior,
      device: 'desktop',
      language: 'th',
      action: 'give',
      method: 'api',
      template_version: 1,
      attributed: true,
      categories: [{ id: 'c', type: 3, granted: result !== 'decline_all' }],
    };
    return { client, record: record as unknown as LogRecord };
  });
};

const emptyCounter = (day: string): DayCounter => ({
  _id: day,
  application_id: 'a',
  day,
  seq: 0,
  first_seq: 0,
  last_seq: 0,
  types: {},
  results: {},
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

const applyTo = (counter: DayCounter, records: LogRecord[]): void => {
  const change = countRecords(counter.day, counter.seq, records);
  counter.seq = change.seq;
  for (const [path, amount] of change.add) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = counter as unknown as Record<string, unknown>;
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
    at[last] = ((at[last] as number | undefined) ?? 0) + amount;
  }
};

const countersOf = (groups: LogRecord[][]): DayCounter[] => {
  const counters = new Map<string, DayCounter>();
  for (const records of groups) {
    for (const day of new Set(records.flatMap(daysOf))) {
      const counter = counters.get(day) ?? emptyCounter(day);
      counters.set(day, counter);
      applyTo(counter, records);
    }
  }
  return [...counters.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
};

describe('counters', () => {
  it.each([1, 2, 3, 4, 5])('distinct clients of any period equal a direct count (story %i)', (seed) => {
    const decisions = story(seed, 300);
    const counters = countersOf([decisions.map(({ record }) => record)]);
    const days = [...new Set(decisions.map(({ record }) => record.day))];
    for (const from of days) {
      for (const to of days.filter((day) => day >= from)) {
        const last = new Map<number, ConsentResult>();
        for (const { client, record } of decisions)
          if (record.day >= from && record.day <= to) last.set(client, record.result);
        const direct: Record<string, number> = {};
        for (const result of last.values()) direct[result] = (direct[result] ?? 0) + 1;
        const derived = latestResults(
          counters.filter(({ day }) => day >= from && day <= to),
          to,
        );
        const present = Object.fromEntries(Object.entries(derived).filter(([, count]) => count !== 0));
        expect({ from, to, ...present }).toEqual({ from, to, ...direct });
      }
    }
  });

  it('counting in groups, some of them twice, equals counting once', () => {
    const records = story(9, 200).map(({ record }) => record);
    const groups = [
      records.slice(0, 50),
      records.slice(0, 80),
      records.slice(50, 60),
      records.slice(40, 200),
    ];
    expect(countersOf(groups)).toEqual(countersOf([records]));
  });
});
