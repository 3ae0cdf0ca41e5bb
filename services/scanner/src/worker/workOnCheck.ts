import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import { SCAN_PASSES } from '@yinyom/contracts/scanner/scanPass';
import { checkEndingOf } from '../checks/checkResult';
import type { CheckRecord } from '../checks/CheckRecord';
import type { CheckStore } from '../checks/check.store';
import type { ScanStore } from '../scans/scan.store';
import { MOST_TRIES } from '../scans/scanRules';
import { failedOutcome } from './failedOutcome';
import type { Visit } from './visitWebsite';

interface Parts {
  checks: CheckStore;
  scans: Pick<ScanStore, 'countQueued' | 'isVisited'>;
  visit: Visit;
}

const orderOf = ({ address }: CheckRecord) => ({
  startUrls: [address],
  maxPages: CHECK_LIMITS.pages,
  passes: SCAN_PASSES,
  // A stranger asks about one website, not about everything that its owner has.
  includeSubdomains: false,
  limitMs: CHECK_LIMITS.minutes * 60_000,
});

/** Makes one check, from taking it to its result. Scans of owners go first, always. */
export const createCheckWork = ({ checks, scans, visit }: Parts) => {
  const hasToWait = async (checkId: string): Promise<boolean> => {
    const asked = await checks.byId(checkId);
    return (await scans.countQueued()) > 0 || (asked !== null && (await scans.isVisited(asked.target)));
  };

  /**
   * @param stopping aborted when an owner's scan comes, or the worker stops
   * @returns `later` for a check that has to wait
   */
  return async (checkId: string, stopping: AbortSignal): Promise<'done' | 'later'> => {
    if (stopping.aborted || (await hasToWait(checkId))) return 'later';
    const record = await checks.take(checkId, new Date());
    if (record === 'busy') return 'later';
    if (!record) return 'done';
    const runId = record.run?.id ?? '';
    if (record.tries > MOST_TRIES) {
      await checks.end(checkId, runId, checkEndingOf(failedOutcome('worker_lost')), new Date());
      return 'done';
    }
    const { outcome, ours } = await visit(orderOf(record), {
      id: checkId,
      stopping,
      hear: async (progress) => {
        const news = progress && {
          pages_done: progress.pagesDone,
          pages_total: progress.pagesTotal,
          items_found: progress.itemsFound,
        };
        return (await checks.hear(checkId, runId, new Date(), news)) ? 'go_on' : 'lost';
      },
    });
    if (!ours) return 'done';
    if (stopping.aborted && outcome.state === 'cancelled') {
      await checks.giveBack(checkId, runId);
      return 'later';
    }
    await checks.end(checkId, runId, checkEndingOf(outcome), new Date());
    return 'done';
  };
};
