import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { countJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Clock } from '../database/databaseClock';
import type { LedgerStore } from '../ledger/ledger.store';
import type { ProjectionStore } from '../projection/projection.store';
import type { RootStore } from '../sealing/root.store';
import type { EvidenceStore } from './evidence.store';

const EVERY_MS = 6 * HOUR_MS;

interface Parts {
  evidence: EvidenceStore;
  ledger: LedgerStore;
  roots: RootStore;
  projection: ProjectionStore;
  /** How long a website's evidence is kept after its validity. Throws when nobody can say that now. */
  monthsOf(applicationId: string): Promise<number>;
  clock: Clock;
  logger: Logger;
}

/** The moment `months` calendar months before another one. */
export const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

/**
 * Removes whole signed days from the beginning of a ledger when every consent in them ended long enough ago
 * (decision D-33). The last day stays, without anybody's id, so that the chain can go on from it.
 */
export const createEvidenceRetention = (parts: Parts) => {
  const { evidence, ledger, roots, projection, monthsOf, clock, logger } = parts;

  /** @returns how many records of a website were removed */
  const run = async (applicationId: string, now: Date): Promise<number> => {
    const cutoff = monthsBefore(now, await monthsOf(applicationId));
    const [head, kept, removed, signed] = await Promise.all([
      ledger.head(applicationId),
      evidence.firstKept(applicationId, cutoff),
      evidence.removedTo(applicationId),
      roots.list(applicationId),
    ]);
    if (!head) return 0;
    const keptFrom = kept?.seq ?? head.seq + 1;
    const whole = Math.min(keptFrom, head.seq);
    const signedEnd = signed.filter(({ last_seq }) => last_seq < whole).at(-1)?.last_seq ?? 0;
    const end = Math.max(signedEnd, removed);
    const count = end > 0 ? await evidence.removeTo(applicationId, end) : 0;
    if (keptFrom > end + 1) await evidence.forgetClients(applicationId, keptFrom - 1);
    return count;
  };

  const runAll = async (): Promise<void> => {
    const now = await clock();
    let failed = 0;
    for (const applicationId of await projection.applications()) {
      const told = { application_id: applicationId };
      const records = await run(applicationId, now).catch((error: unknown) => {
        // What cannot be judged now is kept until it can be.
        failed += 1;
        logger.error({ err: error, ...told }, 'evidence could not be removed');
        return 0;
      });
      if (records > 0) logger.info({ ...told, records }, 'evidence was kept long enough');
    }
    countJob('evidence_retention', failed === 0);
  };

  const repeated = repeatedly(
    () =>
      runAll().catch((error: unknown) => {
        countJob('evidence_retention', false);
        logger.error({ err: error }, 'evidence could not be removed');
      }),
    EVERY_MS,
  );
  return { run, start: repeated.start, close: repeated.stop };
};
