import {
  CONSENT_EXPIRING,
  EXPIRING_DAYS,
  SIGNED_WITHIN_MS,
  UNASSIGNED_AFTER_MS,
  UNCLASSIFIED_AFTER_MS,
  type AlertRule,
} from '@yinyom/contracts/notify/alertRules';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { agreementReviewDue } from '../alert-rules/agreementReviewDue';
import { answersStopped } from '../alert-rules/answersStopped';
import { bannerLate } from '../alert-rules/bannerLate';
import { breachNotice } from '../alert-rules/breachNotice';
import type { Breach } from '../alert-rules/Breach';
import { certificateExpiring } from '../alert-rules/certificateExpiring';
import { consentExpiring } from '../alert-rules/consentExpiring';
import { cookieUnclassified } from '../alert-rules/cookieUnclassified';
import { deliveryFailing } from '../alert-rules/deliveryFailing';
import { FIGURE_DAYS, readFigures, type HourFigures } from '../alert-rules/hourFigures';
import { inspectionLetterDue } from '../alert-rules/inspectionLetterDue';
import { keyExpiring } from '../alert-rules/keyExpiring';
import { ledgerGap } from '../alert-rules/ledgerGap';
import { noticeChanged } from '../alert-rules/noticeChanged';
import { paperReviewDue } from '../alert-rules/paperReviewDue';
import { personalDataPublished } from '../alert-rules/personalDataPublished';
import { rateChange } from '../alert-rules/rateChange';
import { NO_LOOKS, planScript, rememberLook, scriptMissing } from '../alert-rules/scriptMissing';
import { requestClock } from '../alert-rules/requestClock';
import { signalContradiction } from '../alert-rules/signalContradiction';
import { textStale } from '../alert-rules/textStale';
import { violationNew } from '../alert-rules/violationNew';
import { violationReported } from '../alert-rules/violationReported';
import type { WebhookStore } from '../webhooks/webhook.store';
import type { LookAtPage } from './lookAtPage';
import type { WatchSources } from './sources';
import type { WatchRecord } from './watch.store';

/** One evaluation of whoever is watched; what it learns is written into `watch`, which the round keeps. */
export interface Evaluated {
  watch: WatchRecord;
  now: Date;
  /** Asked for once, whichever rules need them. */
  figures(): Promise<HourFigures>;
}

interface Deps {
  sources: WatchSources;
  webhooks: Pick<WebhookStore, 'list'>;
  lookAtPage: LookAtPage;
}

/**
 * How each rule comes to its verdict: the figures it asks for, and the rule itself, which knows no service.
 * @returns per rule what is broken; null where nothing can be said
 */
export const createJudges = ({ sources, webhooks, lookAtPage }: Deps) => {
  const { consents, websites, scanner, identity, compliance } = sources;
  const watchFacts = (watch: WatchRecord, now: Date) =>
    websites.getWatchFacts({
      application_id: watch._id,
      unclassified_before: new Date(now.getTime() - UNCLASSIFIED_AFTER_MS).toISOString(),
    });
  const look = async (watch: WatchRecord, now: Date) => {
    const seen = await lookAtPage(watch.name, watch, now);
    if (seen.certificate_ends) watch.certificate = { url: seen.url, ends_at: seen.certificate_ends };
    return { at: seen.at, url: seen.url, found: seen.found };
  };
  /** Yesterday's records, recomputed once: they do not change any more. */
  const chainOf = async (watch: WatchRecord, now: Date) => {
    const day = addDays(bangkokDay(now), -1);
    if (watch.chain?.day === day && watch.chain.ok) return watch.chain;
    watch.chain = { day, ...(await consents.watchChain({ application_id: watch._id, day })) };
    return watch.chain;
  };

  /** Clocks of requests of data subjects; null where no compliance service is known. */
  const clocksOf = async ({ watch, now }: Evaluated, list: 'due_soon' | 'overdue' | 'unassigned') => {
    if (!compliance) return null;
    const unassigned_before = new Date(now.getTime() - UNASSIGNED_AFTER_MS).toISOString();
    const clocks = await compliance.watchRequests({ organization_id: watch._id, unassigned_before });
    return requestClock(clocks[list]);
  };

  const judges: Record<AlertRule, (evaluated: Evaluated) => Promise<Breach[] | null>> = {
    script_missing: async ({ watch, now, figures }) => {
      if (!watch.installed) return null;
      const hours = await figures();
      const plan = planScript(hours, watch.script ?? NO_LOOKS, now);
      watch.script = plan.look ? rememberLook(plan, await look(watch, now)) : plan.memory;
      return scriptMissing({ ...plan, memory: watch.script });
    },
    answers_stopped: async ({ now, figures }) => answersStopped(await figures(), now),
    rate_drop: async ({ now, figures }) => rateChange(await figures(), now, -1),
    rate_jump: async ({ now, figures }) => rateChange(await figures(), now, 1),
    banner_late: async ({ now, figures }) => bannerLate(await figures(), now),
    violation_new: async ({ watch }) => {
      const scan = await scanner.watchViolations({ application_id: watch._id });
      const reported = await websites.watchReported({ application_id: watch._id });
      return [...(scan ? violationNew(scan) : []), ...violationReported(reported, scan)];
    },
    signal_contradiction: async ({ watch }) => {
      const scan = await scanner.watchSignals({ application_id: watch._id });
      return scan && signalContradiction(scan);
    },
    personal_data_published: async ({ watch }) =>
      personalDataPublished(await scanner.watchLeaks({ application_id: watch._id })),
    ledger_gap: async ({ watch, now }) => {
      const over_by = new Date(now.getTime() - SIGNED_WITHIN_MS).toISOString();
      const { unsigned_day } = await consents.watchSigning({ application_id: watch._id, over_by });
      return ledgerGap({ unsigned_day, chain: await chainOf(watch, now) });
    },
    cookie_unclassified: async ({ watch, now }) =>
      cookieUnclassified((await watchFacts(watch, now)).unclassified),
    text_stale: async ({ watch, now }) => {
      const { privacy_look } = await watchFacts(watch, now);
      return privacy_look && textStale(privacy_look);
    },
    notice_changed: async ({ watch, now }) =>
      noticeChanged((await watchFacts(watch, now)).notice_changes ?? []),
    consent_expiring: async ({ watch }) =>
      consentExpiring(
        await consents.watchEnding({
          application_id: watch._id,
          valid_days: watch.consent_expiry_days,
          within_days: CONSENT_EXPIRING.days,
        }),
      ),
    certificate_expiring: async ({ watch, now }) => {
      // A website whose script nobody misses is not looked at otherwise.
      await look(watch, now);
      return watch.certificate && certificateExpiring(watch.certificate, now);
    },
    delivery_failing: async ({ watch, now }) => {
      const active = (await webhooks.list(watch._id)).filter(({ state }) => state === 'active');
      return deliveryFailing(
        active.map(({ _id, name, failing_since }) => ({ id: String(_id), name, failing_since })),
        now,
      );
    },
    agreement_review_due: async ({ watch, now }) => {
      const until = addDays(bangkokDay(now), EXPIRING_DAYS);
      const due = await compliance?.dueAgreements({ organization_id: watch._id, until });
      return due ? agreementReviewDue(due) : null;
    },
    key_expiring: async ({ watch }) =>
      keyExpiring(await identity.listEndingKeys({ organization_id: watch._id, days: EXPIRING_DAYS })),
    paper_review_due: async ({ watch }) =>
      compliance ? paperReviewDue(await compliance.watchPapers({ organization_id: watch._id })) : null,
    request_due_soon: (evaluated) => clocksOf(evaluated, 'due_soon'),
    request_overdue: (evaluated) => clocksOf(evaluated, 'overdue'),
    breach_notice_due: async ({ watch, now }) =>
      compliance ? breachNotice(await compliance.incidentClocks({ organization_id: watch._id }), now) : null,
    request_unassigned: (evaluated) => clocksOf(evaluated, 'unassigned'),
    inspection_letter_due: async ({ watch }) => {
      const due = await compliance?.watchInspectionLetters({ organization_id: watch._id });
      return due ? inspectionLetterDue(due) : null;
    },
  };

  return {
    judge: (rule: AlertRule, evaluated: Evaluated) => judges[rule](evaluated),
    /** Figures that are asked for when a rule first needs them. */
    figuresOf: (watch: WatchRecord): (() => Promise<HourFigures>) => {
      let asked: Promise<HourFigures> | null = null;
      return () =>
        (asked ??= consents.watchFigures({ application_id: watch._id, days: FIGURE_DAYS }).then(readFigures));
    },
  };
};
export type Judges = ReturnType<typeof createJudges>;
