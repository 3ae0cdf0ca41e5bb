import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import { ALERT_PACE, ALERT_RULES, DAILY_HOUR, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';

/** When the daily rules of a moment's day are due: at eight in Bangkok; before that, those of the day before. */
const dailyDue = (now: Date): number => {
  const shift = DAILY_HOUR * HOUR_MS - TIME_ZONE_OFFSET_MS;
  return Math.floor((now.getTime() - shift) / DAY_MS) * DAY_MS + shift;
};

/** Whether a rule is to be evaluated. Pure. @param ran when it last was */
export const isDue = (rule: AlertRule, ran: Date | undefined, now: Date): boolean => {
  if (!ran) return true;
  const { every } = ALERT_RULES[rule];
  // Whatever brings somebody to a website brings them to these, too.
  if (every === 'soon') return true;
  return every === 'daily'
    ? ran.getTime() < dailyDue(now)
    : // A clock that ticks a little early must not cost a whole turn.
      now.getTime() - ran.getTime() >= ALERT_PACE[every] - 5_000;
};
