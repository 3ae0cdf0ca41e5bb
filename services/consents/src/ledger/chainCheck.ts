import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { verifyConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import type { SeqRange } from '../consents/consent.store';
import { seqRangeOf } from '../consents/seqRange';
import type { CounterStore } from '../figures/counter.store';
import type { ProjectionStore } from '../projection/projection.store';
import type { Projector } from '../projection/projector';
import type { BatchStore, LedgerBatch } from './batch.store';
import { batchHash } from './batchHash';
import type { LedgerStore } from './ledger.store';
import type { LogRecord } from './LogRecord';
import { merkleRoot } from './merkleTree';
import { commitment, GENESIS_HASH, networkValue, recordHash } from './recordHash';

type Verdict = AnswerOf<typeof verifyConsentLogs>;

const PAGE = 1_000;

/** Whether what is still stored of identifiers is what the record committed to. */
const commitmentsHold = ({ identity, network, ...record }: LogRecord): boolean =>
  (!identity || commitment(identity.salt, identity.client_id) === record.client_commitment) &&
  (!network || commitment(network.salt, networkValue(network)) === record.network_commitment);

/** Whether a record follows another one (null: is the first) unchanged. */
export const follows = (record: LogRecord, before: Pick<LogRecord, 'seq' | 'hash'> | null): boolean =>
  record.seq === (before?.seq ?? 0) + 1 &&
  record.prev_hash === (before?.hash ?? GENESIS_HASH) &&
  record.hash === recordHash(record) &&
  commitmentsHold(record);

/** Recomputes a website's chain and batches from the stored records. */
export const createChainCheck = (
  ledger: LedgerStore,
  batchStore: BatchStore,
  counters: CounterStore,
  projector: Projector,
  projection: ProjectionStore,
) => {
  const checkBatch = async (batch: LedgerBatch, before: LedgerBatch | null): Promise<boolean> => {
    const size = batch.last_seq - batch.first_seq + 1;
    const hashes = await ledger.hashesAfter(batch.application_id, batch.first_seq - 1, size);
    return (
      hashes.length === size &&
      merkleRoot(hashes) === batch.merkle_root &&
      (before === null || batch.prev_batch_hash === before.batch_hash) &&
      batchHash(batch) === batch.batch_hash
    );
  };

  const checkBatches = async (applicationId: string, { first, last }: SeqRange) => {
    const found = await batchStore.covering(applicationId, first, last);
    const verdicts: Verdict['batches'] = [];
    for (const [index, batch] of found.entries()) {
      const { _id: id, first_seq, last_seq, merkle_root } = batch;
      const ok = await checkBatch(batch, found[index - 1] ?? null);
      verdicts.push({ id, first_seq, last_seq, merkle_root, ok });
    }
    return verdicts;
  };

  /** Walks records in order until one is wrong or missing. */
  const checkRecords = async (applicationId: string, { first, last }: SeqRange) => {
    let before: LogRecord | null = first > 1 ? await ledger.at(applicationId, first - 1) : null;
    let at = first;
    while (at <= last) {
      const records = await ledger.between(applicationId, at, Math.min(last, at + PAGE - 1));
      if (records.length === 0) return { checked: at - first, bad: at };
      for (const record of records) {
        if (record.seq !== at || !follows(record, before)) return { checked: at - first, bad: at };
        before = record;
        at += 1;
      }
    }
    return { checked: at - first, bad: undefined };
  };

  /** Where the ledger must reach at least: its end, or what counters and batches saw of it (a cut-off end shows). */
  const knownEnd = async (applicationId: string, head: LogRecord | null): Promise<number> => {
    const [batch, applied] = await Promise.all([
      batchStore.last(applicationId),
      projection.appliedSeq(applicationId),
    ]);
    return Math.max(head?.seq ?? 0, batch?.last_seq ?? 0, applied);
  };

  return {
    /** Checks the records of a period (all without one), the batches they are in, and the end of the ledger. */
    check: async (applicationId: string, period: { from?: string; to?: string }): Promise<Verdict> => {
      await projector.catchUp(applicationId);
      const head = await ledger.head(applicationId);
      const range = (await seqRangeOf(counters, applicationId, period)) ?? {
        first: 1,
        last: await knownEnd(applicationId, head),
      };
      const records = await checkRecords(applicationId, range);
      const batches = await checkBatches(applicationId, range);
      const bad = records.bad ?? batches.find(({ ok }) => !ok)?.first_seq;
      return {
        ok: bad === undefined,
        checked: records.checked,
        ...(bad !== undefined && { first_bad_seq: bad }),
        head: head && { seq: head.seq, hash: head.hash },
        batches,
      };
    },
  };
};
export type ChainCheck = ReturnType<typeof createChainCheck>;
