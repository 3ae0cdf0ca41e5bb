import { counter, gauge } from './registry';

const total = counter('yinyom_jobs_total', 'Runs of background work by how they ended.', ['job', 'outcome']);
const lastSuccess = gauge(
  'yinyom_job_last_success_timestamp_seconds',
  'When background work last ended well, as Unix time.',
  ['job'],
);

/** Background work that is counted; one name each. */
export type Job =
  | 'agent_arguments'
  | 'alert_roster'
  | 'alert_rounds'
  | 'canaries'
  | 'check'
  | 'closing'
  | 'evidence_retention'
  | 'export'
  | 'network_retention'
  | 'part_news'
  | 'portfolio_report'
  | 'privacy_look'
  | 'request_upkeep'
  | 'site_health'
  | 'scan'
  | 'scan_delivery'
  | 'scan_purge'
  | 'scan_tidy'
  | 'sealing'
  | 'website_purge'
  | 'webhook_events'
  | 'webhook_ledgers'
  | 'webhook_months'
  | 'webhook_notices'
  | 'webhook_tidy'
  | 'weekly_mail';

export const countJob = (job: Job, succeeded: boolean): void => {
  total.inc({ job, outcome: succeeded ? 'success' : 'failure' });
  if (succeeded) lastSuccess.set({ job }, Date.now() / 1_000);
};

/** Counts how a run ends, and ends the same way. */
export const watchJob = async <T>(job: Job, run: () => Promise<T>): Promise<T> => {
  try {
    const result = await run();
    countJob(job, true);
    return result;
  } catch (error) {
    countJob(job, false);
    throw error;
  }
};
