import { SAMPLE_RULES, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { isDue } from '../alert-rules/dueRules';
import { nextScriptLook } from '../alert-rules/scriptMissing';
import { continued } from '../alert-rules/violationReported';
import type { AlertStore } from './alert.store';
import type { ApplyVerdict } from './applyVerdict';
import type { Dispatch } from './dispatch';
import type { Judges } from './judges';
import type { createRemind } from './remind';
import type { SettingsStore } from './settings.store';
import type { WatchRecord, WatchStore } from './watch.store';

/** Between two rounds of one website, whatever is the matter. */
const LONGEST_MS = 10 * MINUTE_MS;
const SHORTEST_MS = 15_000;

interface Deps {
  alerts: AlertStore;
  settings: SettingsStore;
  judges: Judges;
  apply: ApplyVerdict;
  remind: ReturnType<typeof createRemind>;
  dispatch: Dispatch;
  logger: Logger;
}
export type Learned = Parameters<WatchStore['letGo']>[2];

/**
 * One round of whoever is watched: evaluates the rules that are due, reminds, mails, and says when to come again. Everything
 * it writes may be written again by another process after this one died.
 */
export const createRound = ({ alerts, settings, judges, apply, remind, dispatch, logger }: Deps) => {
  /** @returns whether every rule could be evaluated: a service may not answer; and what stands afterwards */
  const evaluate = async (watch: WatchRecord, rules: readonly AlertRule[], now: Date) => {
    const figures = judges.figuresOf(watch);
    const open = await alerts.openOf(watch._id);
    const quiet = await settings.quietHours(watch.organization_id);
    let [whole, calm] = [true, open.length === 0];
    for (const rule of rules) {
      if (!isDue(rule, watch.ran[rule], now)) continue;
      try {
        const breaches = await judges.judge(rule, { watch, now, figures });
        const known = open.filter((alert) => alert.rule === rule);
        if (breaches)
          await apply({ watch, rule, breaches: continued(breaches, known), quiet, now, open: known });
        calm &&= !breaches || breaches.length === 0;
        watch.ran[rule] = now;
      } catch (error) {
        whole = false;
        logger.warn(
          { err: error, rule, place: watch._id },
          'a rule could not be evaluated and is tried again',
        );
      }
    }
    // What nobody watches any more is over; of what was never told nothing is left.
    for (const alert of open)
      if (!rules.includes(alert.rule))
        await (alert.state === 'pending' ? alerts.forget(alert._id) : alerts.resolve(alert, now));
    const left = calm ? [] : await alerts.openOf(watch._id);
    const standing = left.filter(({ state }) => state !== 'pending');
    await remind(standing, quiet, now);
    return { whole, stands: standing.length > 0, figures };
  };

  const nextAt = async (
    watch: WatchRecord,
    rules: readonly AlertRule[],
    { stands, figures }: Awaited<ReturnType<typeof evaluate>>,
    now: Date,
  ): Promise<Date> => {
    const times = [now.getTime() + LONGEST_MS];
    const mail = stands ? await alerts.nextMail(watch._id) : null;
    if (mail) times.push(mail.getTime());
    if (rules.includes('script_missing') && watch.installed && watch.script)
      times.push(nextScriptLook(await figures(), watch.script, now).getTime());
    return new Date(Math.max(now.getTime() + SHORTEST_MS, Math.min(...times)));
  };

  return async (watch: WatchRecord, now: Date): Promise<Learned> => {
    const on = await settings.rulesOn(watch._id, watch.kind);
    const rules = watch.sample ? on.filter((rule) => SAMPLE_RULES.includes(rule)) : on;
    const evaluated = await evaluate(watch, rules, now);
    if (evaluated.stands) await dispatch(watch, now);
    const due_at = evaluated.whole
      ? await nextAt(watch, rules, evaluated, now)
      : new Date(now.getTime() + MINUTE_MS);
    const { ran, script, certificate, chain } = watch;
    return { due_at, ran, script, certificate, chain };
  };
};
export type Round = ReturnType<typeof createRound>;
