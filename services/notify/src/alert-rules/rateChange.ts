import { RATE_CHANGE } from '@yinyom/contracts/notify/alertRules';
import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Breach } from './Breach';
import { hourOf, sumOf, sumOfWeeksBefore, type HourFigures } from './hourFigures';
import { twoProportions, wilson } from './statistics';

const { windowsHours, z: LIMIT, points, decisions: FEWEST, strongZ } = RATE_CHANGE;

const judgeWindow = (figures: HourFigures, hours: number, now: Date, sign: 1 | -1) => {
  const to = hourOf(now);
  const from = to - hours;
  const measured = sumOf(figures, from, to);
  if (measured.decisions < FEWEST) return null;
  const usual = sumOfWeeksBefore(figures, from, to);
  if (usual.decisions < FEWEST) return null;
  const is = { count: measured.accepted, total: measured.decisions };
  const was = { count: usual.accepted, total: usual.decisions };
  const z = twoProportions(is, was);
  const change = is.count / is.total - was.count / was.total;
  if (sign * z <= LIMIT || sign * change * 100 < points) return null;
  return { hours, from, to, is, was, z };
};

/**
 * Whether the accepted share of the last whole hours differs from that of the same hours of the weeks before. Beside the test
 * a change of ten points is asked for, and what is not overwhelming must still stand when its window holds nothing but
 * new decisions: looking again and again, chance alone would pass the test of one look. Pure.
 * @param sign -1: it fell; 1: it rose
 */
export const rateChange = (figures: HourFigures, now: Date, sign: 1 | -1): Breach[] => {
  const found = windowsHours.flatMap((hours) => judgeWindow(figures, hours, now, sign) ?? []);
  const [strongest] = found.sort((one, other) => Math.abs(other.z) - Math.abs(one.z));
  if (!strongest) return [];
  const { hours, from, to, is, was, z } = strongest;
  return [
    {
      subject: '',
      firm: false,
      waitMs: Math.abs(z) >= strongZ ? 0 : hours * HOUR_MS,
      figures: {
        window: {
          from: new Date(from * HOUR_MS).toISOString(),
          to: new Date(to * HOUR_MS).toISOString(),
        },
        measured: wilson(is.count, is.total),
        usual: wilson(was.count, was.total),
        z_score: Math.round(z * 100) / 100,
      },
    },
  ];
};
