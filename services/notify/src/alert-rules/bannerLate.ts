import { BANNER_LATE } from '@yinyom/contracts/notify/alertRules';
import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Breach } from './Breach';
import { hourOf, sumOf, sumOfWeeksBefore, type HourFigures } from './hourFigures';
import { wilson } from './statistics';

const { windowsHours, share: LIMIT, timed: FEWEST, strongZ } = BANNER_LATE;

const judgeWindow = (figures: HourFigures, hours: number, now: Date) => {
  const to = hourOf(now);
  const from = to - hours;
  const { timed, late } = sumOf(figures, from, to);
  if (timed < FEWEST || late <= LIMIT * timed) return null;
  const z = (late / timed - LIMIT) / Math.sqrt((LIMIT * (1 - LIMIT)) / timed);
  return { hours, from, to, z, measured: wilson(late, timed) };
};

/**
 * Whether the median visitor of the last whole hours waited too long for the banner: more than half of the shows whose wait
 * is known came late, which is the same. Told from where the whole interval lies beyond half, kept while the share itself does,
 * so that a website near half is not told of again and again; what is not overwhelming must still stand when its
 * window holds nothing but new shows. Shows of which nobody knows how long they took count for neither. Pure.
 */
export const bannerLate = (figures: HourFigures, now: Date): Breach[] => {
  const found = windowsHours.flatMap((hours) => judgeWindow(figures, hours, now) ?? []);
  const [strongest] = found.sort((one, other) => other.z - one.z);
  if (!strongest) return [];
  const { hours, from, to, z, measured } = strongest;
  const usual = sumOfWeeksBefore(figures, from, to);
  return [
    {
      subject: '',
      firm: false,
      waitMs: z >= strongZ ? 0 : hours * HOUR_MS,
      onlyKeeps: measured.low <= LIMIT,
      figures: {
        window: {
          from: new Date(from * HOUR_MS).toISOString(),
          to: new Date(to * HOUR_MS).toISOString(),
        },
        measured,
        ...(usual.timed >= FEWEST && { usual: wilson(usual.late, usual.timed) }),
        z_score: Math.round(z * 100) / 100,
      },
    },
  ];
};
