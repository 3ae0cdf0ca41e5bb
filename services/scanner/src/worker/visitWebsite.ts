import type { Logger } from '@yinyom/service-kit/logger';
import { boundedOutcome } from '../engine/boundedOutcome';
import type { ScanOrder, ScanOutcome, ScanProgress } from '../engine/ScanOutcome';
import { cancelledOutcome, failedOutcome } from './failedOutcome';
import { loggedError } from './loggedError';
import type { RunScan } from './RunScan';

interface Parts {
  runScan: RunScan;
  logger: Logger;
  /** Between two signs of life. */
  beatMs?: number;
}

interface Visiting {
  id: string;
  /** Aborted when the visit has to end for another reason than its own. */
  stopping: AbortSignal;
  /** Says that the worker lives, and how far it is; answers whether the visit goes on, or whose it is now. */
  hear(progress: ScanProgress | null): Promise<'go_on' | 'stop' | 'lost'>;
}

const BEAT_MS = 2_000;

/** Runs the engine and tells how far it is. Ends it when nobody wants it any more, or another worker has it. */
export const createVisit =
  ({ runScan, logger, beatMs = BEAT_MS }: Parts) =>
  async (
    order: ScanOrder,
    { id, stopping, hear }: Visiting,
  ): Promise<{ outcome: ScanOutcome; ours: boolean }> => {
    // Taking the work takes time, in which the worker may have been closed: no browser starts for that.
    if (stopping.aborted) return { outcome: cancelledOutcome(), ours: true };
    const cancelled = new AbortController();
    let ours = true;
    let progress: ScanProgress | null = null;
    let told: Promise<void> = Promise.resolve();
    const beat = async () => {
      const news = progress;
      progress = null;
      const answer = await hear(news);
      ours = answer !== 'lost';
      if (answer !== 'go_on') cancelled.abort();
    };
    const timer = setInterval(() => {
      told = told.then(beat).catch((error: unknown) => logger.warn({ err: error }, 'progress not written'));
    }, beatMs);
    try {
      const outcome = await runScan(order, {
        signal: AbortSignal.any([cancelled.signal, stopping]),
        onProgress: (news) => {
          progress = news;
        },
      }).catch((error: unknown) => {
        logger.error({ err: loggedError(error), scan_id: id }, 'the scan broke down');
        return failedOutcome('scan_failed');
      });
      // The scan's record says a code only; what to install or to mend is in the words.
      if (outcome.error)
        logger.warn(
          { err: loggedError(outcome.error), scan_id: id, reason: outcome.reason },
          'a scan ended before its end',
        );
      return { outcome: boundedOutcome(outcome), ours };
    } finally {
      clearInterval(timer);
      await told;
    }
  };
export type Visit = ReturnType<typeof createVisit>;
