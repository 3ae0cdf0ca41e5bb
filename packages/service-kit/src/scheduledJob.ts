import type { Logger } from './logger';
import { watchJob, type Job } from './metrics/jobs';
import { repeatedly } from './repeatedly';

/** Sentences for the log. */
interface LogWords {
  /** A run that did something, with how much; default: such runs are not in the log. */
  done?: string;
  /** A run that failed. The next one tries again. */
  failed: string;
}

/** A job of the service, done again and again: the metrics count its runs, the log has what they did and what failed. */
export const scheduledJob = (
  job: Job,
  run: () => Promise<unknown>,
  everyMs: number,
  logger: Logger,
  { done, failed }: LogWords,
) =>
  repeatedly(
    () =>
      watchJob(job, run).then(
        (count) => {
          if (done !== undefined && typeof count === 'number' && count > 0) logger.info({ count }, done);
        },
        (error: unknown) => logger.warn({ err: error }, failed),
      ),
    everyMs,
  );
