import { CONSENT_TYPES, type ConsentResult } from '@yinyom/contracts/constants';
import type { DailyRow, DailyTotals } from '@yinyom/contracts/consents/dailyReport';
import { ANSWERS } from '@yinyom/contracts/consents/consentFields';
import { OPEN, type DayCounter, type Tally } from '../projection/DayCounter';
import { eachDay } from '@yinyom/contracts/time/bangkokDay';
import type { Period } from './period';

/** Adds tallies by name. */
export const addTallies = (tallies: readonly Tally[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const tally of tallies) {
    for (const [name, count] of Object.entries(tally)) sums[name] = (sums[name] ?? 0) + (count ?? 0);
  }
  return sums;
};

const total = (tally: Tally): number => Object.values(tally).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/**
 * Distinct clients of a period by the result of their last decision in it: those of each day whose next decision
 * is after the period or still to come. Exact for any period, and as fast for millions of decisions as for one.
 */
export const latestResults = (
  counters: readonly Pick<DayCounter, 'latest'>[],
  to: string,
): Record<string, number> =>
  addTallies(
    counters.flatMap(({ latest }) =>
      Object.entries(latest)
        .filter(([next]) => next === OPEN || next > to)
        .map(([, results]) => results),
    ),
  );

export const distinctClients = (counters: readonly DayCounter[], to: string): number =>
  total(latestResults(counters, to));

/** What a row of a daily report counts: every decision, or every client once a day. */
export type Basis = 'types' | 'clients';

/** The same by result: a client whose last decision of the day had one stands there once, whenever the next one came. */
const resultsOf = (counter: DayCounter | undefined, basis: Basis): Tally<ConsentResult> =>
  basis === 'types' ? (counter?.results ?? {}) : addTallies(Object.values(counter?.latest ?? {}));

/** One row per day of a period, also for days without any decision. */
export const dailyRows = (
  counters: readonly DayCounter[],
  shown: ReadonlyMap<string, number>,
  { from, to }: Period,
  basis: Basis,
): DailyRow[] => {
  const byDay = new Map(counters.map((counter) => [counter.day, counter]));
  return eachDay(from, to).map((date) => {
    const counter = byDay.get(date);
    const types = counter?.[basis] ?? {};
    const results = resultsOf(counter, basis);
    return {
      date,
      shown: shown.get(date) ?? 0,
      accept_all: types.accept_all ?? 0,
      accept: types.accept ?? 0,
      reconsent: types.reconsent ?? 0,
      decline_all: types.decline_all ?? 0,
      total: total(types),
      accepted: (results.accept_all ?? 0) + (results.accept ?? 0),
      declined: results.decline_all ?? 0,
      withdrawn: counter?.actions['withdraw'] ?? 0,
      unique_clients: total(counter?.clients ?? {}),
    };
  });
};

/** Decisions that answered a banner: neither withdrawals nor those of a browser's signal. */
export const answersOf = (counters: readonly Pick<DayCounter, 'actions'>[]): number => {
  const actions = addTallies(counters.map((counter) => counter.actions));
  return ANSWERS.reduce((sum, action) => sum + (actions[action] ?? 0), 0);
};

/** Sums of rows; distinct clients cannot be summed and come from the whole period. */
export const totalsOf = (rows: readonly DailyRow[], uniqueClients: number): DailyTotals => {
  const sum = (field: Exclude<keyof DailyRow, 'date'>) => rows.reduce((all, row) => all + row[field], 0);
  const [accept_all, accept, reconsent, decline_all] = CONSENT_TYPES.map((type) => sum(type)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    shown: sum('shown'),
    accept_all,
    accept,
    reconsent,
    decline_all,
    total: sum('total'),
    accepted: sum('accepted'),
    declined: sum('declined'),
    withdrawn: sum('withdrawn'),
    unique_clients: uniqueClients,
  };
};
