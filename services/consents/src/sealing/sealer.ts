import type { Logger } from '@yinyom/service-kit/logger';
import { GENESIS_HASH, sha256 } from 'yinyom-verify/hashes';
import { merkleRoot } from 'yinyom-verify/merkleTree';
import { rootContent } from 'yinyom-verify/sealedContent';
import type { Clock } from '../database/databaseClock';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { LedgerStore } from '../ledger/ledger.store';
import type { ProjectionStore } from '../projection/projection.store';
import type { Projector } from '../ledger/projector';
import { countJob } from '@yinyom/service-kit/metrics/jobs';
import { storedBatchHash } from './storedBatchHash';
import type { LedgerKeys } from './ledgerKeys';
import type { BatchStore, LedgerBatch } from './batch.store';
import type { RootStore } from './root.store';

const EVERY_MS = 60_000;
const BATCH_SIZE = 1_024;
/** An unfinished batch is closed when its oldest record has waited this long. */
const LONGEST_OPEN_MS = 600_000;
const BEFORE_ALL = '0001-01-01';
/** A day is closed this long after its end: clocks of several processes may differ by less. */
const GRACE_MS = 300_000;

interface Parts {
  ledger: LedgerStore;
  batches: BatchStore;
  roots: RootStore;
  projection: ProjectionStore;
  projector: Projector;
  keys: Pick<LedgerKeys, 'current'>;
  clock: Clock;
  logger: Logger;
}

/** Closes batches and signs days, in any number of processes: a unique key lets one of them do each. */
export const createSealer = (parts: Parts) => {
  const { ledger, batches, roots, projection, projector, keys, clock, logger } = parts;
  const isOver = (day: string, now: Date) => bangkokDay(new Date(now.getTime() - GRACE_MS)) > day;

  /** Closes the next batch of a website if it is due; a batch never spans two days. */
  const closeBatch = async (applicationId: string, now: Date): Promise<boolean> => {
    const before = await batches.last(applicationId);
    const found = await ledger.summariesAfter(applicationId, before?.last_seq ?? 0, BATCH_SIZE);
    const [first] = found;
    if (!first) return false;
    const records = found.filter(({ day }) => day === first.day);
    const last = records.at(-1) ?? first;
    const due =
      records.length === BATCH_SIZE ||
      records.length < found.length ||
      isOver(first.day, now) ||
      now.getTime() - first.consent_time.getTime() >= LONGEST_OPEN_MS;
    if (!due) return false;
    const number = (before?.number ?? 0) + 1;
    const batch: Omit<LedgerBatch, '_id' | 'batch_hash'> = {
      application_id: applicationId,
      number,
      day: first.day,
      first_seq: first.seq,
      last_seq: last.seq,
      merkle_root: merkleRoot(records.map(({ hash }) => hash)),
      prev_batch_hash: before?.batch_hash ?? GENESIS_HASH,
      created_at: now,
    };
    return batches.add({ _id: `${applicationId}.${number}`, ...batch, batch_hash: storedBatchHash(batch) });
  };

  /** Signs the oldest day that is over, whole in batches and not signed yet. */
  const signDay = async (applicationId: string, now: Date): Promise<boolean> => {
    const before = await roots.last(applicationId);
    const day = await batches.dayAfter(applicationId, before?.day ?? BEFORE_ALL);
    if (day === null || !isOver(day, now)) return false;
    // Everything that no day holds yet: a process with a slow clock may have added to a day that was signed already.
    const unsigned = await batches.upTo(applicationId, day, before?.last_seq ?? 0);
    const [first, last] = [unsigned[0], unsigned.at(-1)];
    if (!first || !last) return false;
    const [next] = await ledger.summariesAfter(applicationId, last.last_seq, 1);
    if (next?.day === day) return false;
    const end = await ledger.at(applicationId, last.last_seq);
    if (!end) throw new Error(`record ${last.last_seq} of ${applicationId} is missing`);
    const root = {
      application_id: applicationId,
      day,
      first_seq: first.first_seq,
      last_seq: last.last_seq,
      head_hash: end.hash,
      merkle_root: merkleRoot(unsigned.map(({ merkle_root }) => merkle_root)),
      prev_root_hash: before?.root_hash ?? GENESIS_HASH,
      created_at: now.toISOString(),
    };
    const content = rootContent(root);
    const key = await keys.current();
    const signed = { ...root, root_hash: sha256(content), signature: key.sign(content), key_id: key.id };
    return roots.add(signed, end.organization_id);
  };

  /** Brings one website's batches and roots up to date. */
  const seal = async (applicationId: string, now: Date): Promise<void> => {
    while (await closeBatch(applicationId, now));
    while (await signDay(applicationId, now));
  };

  /** @returns of how many websites it could not be done */
  const run = async (): Promise<number> => {
    let failed = 0;
    // One clock says when a day is over, whatever those of the processes say.
    const now = await clock();
    for (const applicationId of await projection.applications()) {
      try {
        await projector.catchUp(applicationId);
        await seal(applicationId, now);
      } catch (error) {
        failed += 1;
        logger.error({ err: error, application_id: applicationId }, 'the ledger could not be sealed');
      }
    }
    return failed;
  };

  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    seal,
    /** Seals all websites now and every minute. */
    start: (): void => {
      const again = () => {
        running = run().then(
          (failed) => countJob('sealing', failed === 0),
          (error: unknown) => {
            countJob('sealing', false);
            logger.error({ err: error }, 'sealing failed');
          },
        );
        timer = setTimeout(() => void running.then(again), EVERY_MS);
        timer.unref();
      };
      again();
    },
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await running;
    },
  };
};
