import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import { DAY_MS } from '@yinyom/contracts/durations';

type Plan = Pick<ScanSchedule, 'frequency' | 'weekday' | 'day' | 'hour'>;

const isDay = ({ frequency, weekday, day }: Plan, local: Date): boolean => {
  if (frequency === 'weekly') return local.getUTCDay() === (weekday ?? 0);
  if (frequency === 'monthly') return local.getUTCDate() === (day ?? 1);
  return true;
};

/** The first moment after `now` that a plan means, in the time of Bangkok. Pure. */
export const nextRun = (plan: Plan, now: Date): Date => {
  const local = new Date(now.getTime() + TIME_ZONE_OFFSET_MS);
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), plan.hour);
  let candidate = first;
  while (candidate <= local.getTime() || !isDay(plan, new Date(candidate))) candidate += DAY_MS;
  return new Date(candidate - TIME_ZONE_OFFSET_MS);
};
