import type { Connection } from 'mongoose';
import type { AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob, type Job } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { WebhookStore } from '../webhooks/webhook.store';
import { createAlertStore } from './alert.store';
import { createApplyVerdict } from './applyVerdict';
import { createDispatch } from './dispatch';
import { createEvaluationStore } from './evaluation.store';
import { createJudges } from './judges';
import { createLookAtPage } from './lookAtPage';
import { createRemind } from './remind';
import { createRoster } from './roster';
import { createRound } from './round';
import { createRounds } from './rounds';
import { createSettingsStore } from './settings.store';
import type { WatchSources } from './sources';
import { createWatchStore } from './watch.store';

/** How often websites are looked for and looked at, and how long a dead process holds one up, in milliseconds. */
export interface AlertPace {
  /** From the start of the process to the first roll. */
  firstMs: number;
  rosterMs: number;
  roundsMs: number;
  leaseMs: number;
}
export const ALERT_PACES: AlertPace = {
  firstMs: 1_000,
  rosterMs: 300_000,
  roundsMs: 15_000,
  leaseMs: 120_000,
};

/** Rules that are evaluated at once when a scan has ended. */
const SCAN_RULES: readonly AlertRule[] = ['violation_new', 'signal_contradiction', 'personal_data_published'];

/** What of alerts is in the database; made before the indexes are. */
export const createAlertStores = (database: Connection) => ({
  alerts: createAlertStore(database),
  watches: createWatchStore(database),
  evaluations: createEvaluationStore(database),
  settings: createSettingsStore(database),
});
export type AlertStores = ReturnType<typeof createAlertStores>;

interface Deps {
  stores: AlertStores;
  sources: WatchSources;
  webhooks: Pick<WebhookStore, 'list'>;
  settings: Settings;
  logger: Logger;
  pace: AlertPace;
  now(): Date;
}

/** Watches websites in the background. */
export const startAlerts = ({ stores, sources, webhooks, settings, logger, pace, now }: Deps) => {
  const { alerts, watches } = stores;
  const lookAtPage = createLookAtPage(settings);
  const round = createRound({
    ...stores,
    judges: createJudges({ sources, webhooks, lookAtPage }),
    apply: createApplyVerdict(stores),
    remind: createRemind(alerts),
    dispatch: createDispatch({ ...stores, identity: sources.identity, websites: sources.websites }),
    logger,
  });
  const rounds = createRounds({ watches, round, logger, leaseMs: pace.leaseMs, now });
  const roster = createRoster({ ...stores, ...sources, logger, now });

  /** Whoever is new, or was due while nobody ran, is looked at without waiting for the next turn. */
  const callRoll = async (): Promise<void> => {
    await roster();
    await rounds.run();
  };

  const again = (job: Job, run: () => Promise<void>, everyMs: number) => {
    let running: Promise<void> | null = null;
    const once = () =>
      (running ??= watchJob(job, run)
        .catch((error: unknown) => logger.warn({ err: error, job }, 'watching failed and is tried again'))
        .finally(() => {
          running = null;
        }));
    return repeatedly(once, everyMs);
  };
  const rolls = again('alert_roster', callRoll, pace.rosterMs);
  const works = [rolls, again('alert_rounds', rounds.run, pace.roundsMs)];
  const first = setTimeout(rolls.start, pace.firstMs);
  first.unref();
  return {
    /** For tests that let the time pass by themselves. */
    roster,
    rounds: rounds.run,
    /** A scan of a website was taken over. */
    scanned: async (applicationId: string): Promise<void> => {
      const known = await watches.wake(applicationId, now(), ...SCAN_RULES);
      // Published and scanned since the last roll: nobody waits for the next one to learn what was found.
      if (!known) rolls.start();
    },
    stop: async (): Promise<void> => {
      clearTimeout(first);
      rounds.stop();
      for (const work of works) await work.stop();
    },
  };
};
