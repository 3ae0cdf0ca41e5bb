import type { CanaryVerdict, WatchedCanary } from '@yinyom/contracts/release/canaryWatch';
import type { HourStore } from '../errors/hour.store';
import { addLook, beginWatch, verdictOf } from './judge';
import type { WatchStore } from './watch.store';

interface Deps {
  watches: WatchStore;
  hours: Pick<HourStore, 'totals'>;
}

/** Judges canaries by what pages reported of them since they began. */
export const createCanariesService = ({ watches, hours }: Deps) => {
  const totalsOf = async ({ name, build, current }: WatchedCanary, since: Date) => {
    const [canary, others] = await Promise.all([
      hours.totals(name, build, since),
      hours.totals(name, current, since),
    ]);
    return { canary, current: others };
  };

  return {
    /** Looks once more at a canary. Several gateways may ask at once: each report is counted once. */
    judge: async (canary: WatchedCanary, now = new Date()): Promise<CanaryVerdict> => {
      const id = `${canary.name} ${canary.number}`;
      const known = await watches.get(id);
      const totals = await totalsOf(canary, known?.since ?? now);
      const looked = known ? addLook(known, canary, totals, now) : beginWatch(id, canary, totals, now);
      const isKept = known ? await watches.look(known, looked) : await watches.begin(looked);
      const watch = isKept ? looked : ((await watches.get(id)) ?? looked);
      return verdictOf(watch, canary, now);
    },
  };
};
