import { DEVICES, LANGUAGES, TIME_ZONE } from '@yinyom/contracts/constants';
import type { DailyReport } from '@yinyom/contracts/consents/dailyReport';
import type { Funnel, PeriodFigures } from '@yinyom/contracts/consents/summary';
import { addDays, daysBetween } from '@yinyom/contracts/time/bangkokDay';
import type { Projector } from '../ledger/projector';
import type { DayCounter, Tally } from '../projection/DayCounter';
import type { ServedStore } from '../served/served.store';
import type { CounterStore } from './counter.store';
import type { Period } from './period';
import {
  addTallies,
  answersOf,
  dailyRows,
  distinctClients,
  latestResults,
  totalsOf,
  type Basis,
} from './tally';

/** In the order of banners: necessary first, what nobody classified last. */
const placeOf = ({ type }: { type: number }): number => (type === 0 ? 99 : type);

const byCategory = (counters: readonly DayCounter[]) => {
  const sums = new Map<string, { id: string; type: number; granted: number; denied: number }>();
  for (const { categories } of counters) {
    for (const [id, { type, granted = 0, denied = 0 }] of Object.entries(categories)) {
      const sum = sums.get(id) ?? { id, type, granted: 0, denied: 0 };
      sums.set(id, { id, type, granted: sum.granted + granted, denied: sum.denied + denied });
    }
  }
  return [...sums.values()].sort((a, b) => placeOf(a) - placeOf(b) || a.id.localeCompare(b.id));
};

/** Counts of names that occurred, the largest first. */
export const counted = <K extends string>(names: readonly K[], tallies: readonly Tally[]) => {
  const sums = addTallies(tallies);
  return names
    .map((name) => ({ name, count: sums[name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
};

/** Reads figures of a website; they are in step with the ledger at the moment of the call. */
export const createFigures = (projector: Projector, store: CounterStore, served: ServedStore) => {
  const read = async (applicationId: string, { from, to }: Period) => {
    await projector.catchUp(applicationId);
    const [counters, shown] = await Promise.all([
      store.ofPeriod(applicationId, from, to),
      served.byDay(applicationId, from, to),
    ]);
    return { counters, shown };
  };

  /** Figures of a period as summary and monthly report show them, with the counters they were made of. */
  const ofPeriod = async (applicationId: string, period: Period) => {
    const { counters, shown } = await read(applicationId, period);
    const trend = dailyRows(counters, shown, period, 'types');
    const results = latestResults(counters, period.to);
    const accepted = (results['accept_all'] ?? 0) + (results['accept'] ?? 0);
    const declined = results['decline_all'] ?? 0;
    const clients = accepted + declined;
    const { accept_all, accept, reconsent, decline_all, total, ...sums } = totalsOf(trend, clients);
    const figures: PeriodFigures = {
      ...period,
      timezone: TIME_ZONE,
      unique_clients: clients,
      users_accepted: accepted,
      users_customised: results['accept'] ?? 0,
      users_declined: declined,
      shown: sums.shown,
      decisions: total,
      consent_rate: clients === 0 ? null : accepted / clients,
      by_type: { accept_all, accept, reconsent, decline_all },
      by_category: byCategory(counters),
      by_device: counted(
        DEVICES,
        counters.map(({ devices }) => devices),
      ).map(({ name, count }) => ({ device: name, count })),
      by_language: counted(
        LANGUAGES,
        counters.map(({ languages }) => languages),
      ).map(({ name, count }) => ({ language: name, count })),
      trend,
    };
    return { figures, counters };
  };

  const funnelOf = (
    { shown, trend }: Pick<PeriodFigures, 'shown' | 'trend'>,
    counters: readonly DayCounter[],
  ): Funnel => ({
    shown,
    answered: answersOf(counters),
    accepted: trend.reduce((sum, { accepted }) => sum + accepted, 0),
  });

  return {
    ofPeriod,

    /** Figures of a period, beside those of as many days right before. */
    compared: async (applicationId: string, period: Period) => {
      const to = addDays(period.from, -1);
      const earlier = { from: addDays(to, 1 - daysBetween(period.from, period.to)), to };
      const [now, then] = [await ofPeriod(applicationId, period), await ofPeriod(applicationId, earlier)];
      const { unique_clients, users_accepted, users_declined } = then.figures;
      return {
        ...now.figures,
        funnel: funnelOf(now.figures, now.counters),
        before: {
          ...earlier,
          unique_clients,
          users_accepted,
          users_declined,
          funnel: funnelOf(then.figures, then.counters),
        },
      };
    },

    /** Rows 69 and 72. */
    daily: async (applicationId: string, period: Period, basis: Basis): Promise<DailyReport> => {
      const { counters, shown } = await read(applicationId, period);
      const entities = dailyRows(counters, shown, period, basis);
      return {
        entities,
        totals: totalsOf(entities, distinctClients(counters, period.to)),
        timezone: TIME_ZONE,
      };
    },

    /** Distinct clients of a period. */
    uniqueClients: async (applicationId: string, period: Period): Promise<number> => {
      const { counters } = await read(applicationId, period);
      return distinctClients(counters, period.to);
    },
  };
};
export type Figures = ReturnType<typeof createFigures>;
