import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { CounterStore } from '../figures/counter.store';
import type { ChainCheck } from '../integrity/chainCheck';
import type { LedgerStore } from '../ledger/ledger.store';
import type { Projector } from '../ledger/projector';
import { OPEN } from '../projection/DayCounter';
import type { RootStore } from '../sealing/root.store';
import type { ServedStore } from '../served/served.store';

type Calls = Pick<
  InternalHandlers<typeof consentsInternal>,
  'watchFigures' | 'watchSigning' | 'watchChain' | 'watchEnding'
>;
type Hour = Awaited<ReturnType<Calls['watchFigures']>>['hours'][number];

interface Parts {
  counters: Pick<CounterStore, 'hoursOf' | 'ofSites'>;
  served: Pick<ServedStore, 'byHour'>;
  ledger: Pick<LedgerStore, 'summariesAfter'>;
  roots: Pick<RootStore, 'last'>;
  projector: Pick<Projector, 'catchUp'>;
  chain: ChainCheck;
}

const startOf = (day: string, hour: string): string =>
  new Date(Date.parse(`${day}T${hour}:00:00Z`) - TIME_ZONE_OFFSET_MS).toISOString();

/** What whoever watches websites asks of the figures and the ledger: sums and days, nothing about anybody. */
export const createWatchedInternal = (parts: Parts): Calls => {
  const { counters, served, ledger, roots, projector, chain } = parts;
  return {
    watchFigures: async ({ application_id, days }) => {
      await projector.catchUp(application_id);
      const to = bangkokDay(new Date());
      const from = addDays(to, -days);
      const [shows, decided] = await Promise.all([
        served.byHour(application_id, from, to),
        counters.hoursOf(application_id, from, to),
      ]);
      const hours = new Map<string, Hour>();
      const hourAt = (day: string, hour: string): Hour => {
        const at = startOf(day, hour);
        const known = hours.get(at) ?? { at, shown: 0, decisions: 0, accepted: 0 };
        hours.set(at, known);
        return known;
      };
      for (const { day, hours: counts = {}, timed = {}, late = {} } of shows)
        for (const [hour, count] of Object.entries(counts)) {
          const known = hourAt(day, hour);
          known.shown += count;
          // Of a script that does not say how long its visitors waited nothing is known: it was neither late nor in time.
          if (timed[hour] === undefined) continue;
          known.timed = (known.timed ?? 0) + timed[hour];
          known.late = (known.late ?? 0) + (late[hour] ?? 0);
        }
      for (const { day, hours: results = {} } of decided)
        for (const [hour, { accept_all = 0, accept = 0, decline_all = 0 }] of Object.entries(results)) {
          const known = hourAt(day, hour);
          known.decisions += accept_all + accept + decline_all;
          known.accepted += accept_all + accept;
        }
      const last = shows.reduce<Date | null>(
        (latest, { shown_at = null }) =>
          latest && shown_at && latest > shown_at ? latest : (shown_at ?? latest),
        null,
      );
      return {
        hours: [...hours.values()].sort((one, other) => (one.at < other.at ? -1 : 1)),
        shown_at: last?.toISOString() ?? null,
      };
    },

    watchSigning: async ({ application_id, over_by }) => {
      const signed = (await roots.last(application_id))?.last_seq ?? 0;
      const [first] = await ledger.summariesAfter(application_id, signed, 1);
      const late = first && first.day < bangkokDay(new Date(over_by));
      return { unsigned_day: late ? first.day : null };
    },

    watchChain: async ({ application_id, day }) => {
      const { ok } = await chain.check(application_id, { from: day, to: day });
      return { ok };
    },

    watchEnding: async ({ application_id, valid_days, within_days }) => {
      await projector.catchUp(application_id);
      const today = bangkokDay(new Date());
      const found = await counters.ofSites([application_id], addDays(today, -valid_days), today);
      const soon = addDays(today, within_days - valid_days);
      let [valid, ending] = [0, 0];
      for (const { day, latest } of found.get(application_id) ?? []) {
        const { accept_all = 0, accept = 0 } = latest[OPEN] ?? {};
        valid += accept_all + accept;
        if (day <= soon) ending += accept_all + accept;
      }
      return { valid, ending };
    },
  };
};
