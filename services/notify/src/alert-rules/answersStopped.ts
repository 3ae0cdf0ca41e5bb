import { ANSWERS_STOPPED } from '@yinyom/contracts/notify/alertRules';
import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Breach } from './Breach';
import { hourOf, sumOf, type HourFigures } from './hourFigures';
import { wilson } from './statistics';

const WEEKS_HOURS = 4 * 168;

/** The banner is shown as ever, and hardly anybody answers: its buttons do not work. Pure. */
export const answersStopped = (figures: HourFigures, now: Date): Breach[] => {
  const { hours, shown: fewest, share, usualShare, usualShown } = ANSWERS_STOPPED;
  const from = hourOf(new Date(now.getTime() - hours * HOUR_MS));
  const is = sumOf(figures, from, hourOf(now) + 1);
  const was = sumOf(figures, from - WEEKS_HOURS, from);
  if (is.shown < fewest || is.decisions >= share * is.shown) return [];
  if (was.shown < usualShown || was.decisions <= usualShare * was.shown) return [];
  return [
    {
      subject: '',
      firm: false,
      figures: {
        window: { from: new Date(from * HOUR_MS).toISOString(), to: now.toISOString() },
        measured: wilson(is.decisions, is.shown),
        // Whoever changes their mind decides without being shown a banner.
        usual: wilson(Math.min(was.decisions, was.shown), was.shown),
      },
    },
  ];
};
