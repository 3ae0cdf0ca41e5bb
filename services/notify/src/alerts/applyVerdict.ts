import { ALERT_RULES, MOST_SUBJECTS, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { QuietHours } from '@yinyom/contracts/notify/alertSettings';
import { alertEvents } from '@yinyom/service-kit/metrics/instruments';
import { advance, type OpenState, type Step } from '../alert-rules/advance';
import type { Breach } from '../alert-rules/Breach';
import { mailTime } from '../alert-rules/mailTime';
import type { AlertRecord } from './AlertRecord';
import { openKeyOf, type AlertStore, type NewAlert } from './alert.store';
import type { EvaluationStore } from './evaluation.store';
import type { WatchRecord } from './watch.store';

interface Deps {
  alerts: AlertStore;
  evaluations: EvaluationStore;
}
interface Verdict {
  watch: WatchRecord;
  rule: AlertRule;
  /** Empty: all in order. */
  breaches: readonly Breach[];
  /** Of this rule, not over. */
  open: readonly AlertRecord[];
  quiet: QuietHours;
  now: Date;
}

/** Steps that change what people see, or will; the others are of no use to whoever rechecks. */
const KEPT = new Set<Step>(['pend', 'raise', 'forget', 'clear', 'resolve']);

/** Carries out what follows from a rule's verdict: each step is one conditional write that may be repeated. */
export const createApplyVerdict = ({ alerts, evaluations }: Deps) => {
  const step = async (
    { watch, rule, quiet, now }: Verdict,
    known: AlertRecord | undefined,
    breach: Breach | null,
  ): Promise<void> => {
    const next = advance((known as (AlertRecord & OpenState) | undefined) ?? null, breach, now);
    const about: NewAlert = {
      organization_id: watch.organization_id,
      application_id: watch.kind === 'website' ? watch._id : null,
      place: watch._id,
      rule,
      subject: breach?.subject ?? known?.subject ?? '',
      severity: ALERT_RULES[rule].severity,
      figures: breach?.figures ?? known?.figures ?? {},
      evidence: breach?.evidence ?? null,
    };
    if (next === 'pend' || (next === 'raise' && !known)) await alerts.pend(about, now);
    if (next === 'raise') {
      const key = openKeyOf(about);
      const pending = known ?? (await alerts.openOf(watch._id)).find(({ open_key }) => open_key === key);
      const raised =
        pending && (await alerts.raise({ ...pending, ...about }, mailTime(about.severity, quiet, now), now));
      if (raised) alertEvents.inc({ rule, event: 'raised' });
    }
    if (known) {
      if (next === 'keep')
        await alerts.keep(known._id, known.state === 'pending' ? about.figures : null, now);
      if (next === 'clear') await alerts.clear(known._id, known.clear_count + 1);
      if (next === 'forget') await alerts.forget(known._id);
      if (next === 'resolve' && (await alerts.resolve(known, now)))
        alertEvents.inc({ rule, event: 'resolved' });
    }
    if (KEPT.has(next))
      await evaluations.add({
        place: watch._id,
        rule,
        subject: about.subject,
        step: next,
        figures: breach?.figures ?? null,
        at: now,
      });
  };

  return async (verdict: Verdict): Promise<void> => {
    const { open, breaches } = verdict;
    const broken = new Map(breaches.map((breach) => [breach.subject, breach]));
    for (const known of open) await step(verdict, known, broken.get(known.subject) ?? null);
    const subjects = new Set(open.map(({ subject }) => subject));
    let free = MOST_SUBJECTS - open.length;
    for (const breach of breaches)
      if (!subjects.has(breach.subject) && free > 0) {
        await step(verdict, undefined, breach);
        free -= 1;
      }
  };
};
export type ApplyVerdict = ReturnType<typeof createApplyVerdict>;
