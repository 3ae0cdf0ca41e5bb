import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';

type Plan = Pick<ScanSchedule, 'frequency' | 'weekday' | 'day' | 'hour'>;

/** Bangkok is seven hours ahead of UTC all year. */
const BANGKOK_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

const isDay = ({ frequency, weekday, day }: Plan, local: Date): boolean => {
  if (frequency === 'weekly') return local.getUTCDay() === (weekday ?? 0);
  if (frequency === 'monthly') return local.getUTCDate() === (day ?? 1);
  return true;
};

/** The first moment after `now` that a plan means, in the time of Bangkok. Pure. */
export const nextRun = (plan: Plan, now: Date): Date => {
  const local = new Date(now.getTime() + BANGKOK_MS);
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), plan.hour);
  let candidate = first;
  while (candidate <= local.getTime() || !isDay(plan, new Date(candidate))) candidate += DAY_MS;
  return new Date(candidate - BANGKOK_MS);
};
