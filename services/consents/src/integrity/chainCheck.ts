import { mongo } from 'mongoose';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { verifyConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { verifyFailures } from '@yinyom/service-kit/metrics/instruments';
import type { SeqRange } from '../consents/consent.store';
import { seqRangeOf } from '../consents/seqRange';
import type { CounterStore } from '../figures/counter.store';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { EvidenceStore } from '../retention/evidence.store';
import { monthsBefore } from '../retention/evidenceRetention';
import type { ProjectionStore } from '../projection/projection.store';
import type { Projector } from '../ledger/projector';
import type { BatchStore, LedgerBatch } from '../sealing/batch.store';
import { storedBatchHash } from '../sealing/storedBatchHash';
import type { LedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../record/LogRecord';
import { recordHash } from '../record/recordHash';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import { trustOf } from '../sealing/trust';
import type { RootStore } from '../sealing/root.store';
import { commitment, GENESIS_HASH, networkValue } from 'yinyom-verify/hashes';
import { merkleRoot } from 'yinyom-verify/merkleTree';

type Verdict = AnswerOf<typeof verifyConsentLogs>;

type Link = Pick<LogRecord, 'seq' | 'hash'>;
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Records that are recomputed at once: as many as hold the event loop for some milliseconds. */
const PAGE = 200;
/** No evidence may go earlier than this after its decision, whatever the settings say. */
const LEAST_MONTHS = 12;

/** Whether what is still stored of identifiers is what the record committed to. */
const commitmentsHold = ({ identity, network, ...record }: LogRecord): boolean =>
  (!identity || commitment(identity.salt, identity.client_id) === record.client_commitment) &&
  (!network || commitment(network.salt, networkValue(network)) === record.network_commitment);

/** Whether a record follows another one (null: is the first) unchanged. */
export const follows = (record: LogRecord, before: Pick<LogRecord, 'seq' | 'hash'> | null): boolean =>
  record.seq === (before?.seq ?? 0) + 1 &&
  record.prev_hash === (before?.hash ?? GENESIS_HASH) &&
  record.hash === recordHash(record) &&
  // Figures are counted by the day, which the hash holds as a time.
  record.day === bangkokDay(record.consent_time) &&
  commitmentsHold(record);

/** Whether what counting knows of the decision before is what that decision says (null: its evidence has ended). */
const priorHolds = (record: LogRecord, earlier: LogRecord | null): boolean => {
  const { prior, previous_consent_id } = record;
  if (!prior || previous_consent_id === null) return !prior && previous_consent_id === null;
  return (
    !earlier ||
    (earlier.application_id === record.application_id &&
      earlier.seq < record.seq &&
      prior.day === bangkokDay(earlier.consent_time) &&
      prior.consent_type === earlier.consent_type &&
      prior.result === earlier.result)
  );
};

/** Whether the first batch of some records is the first there is: nothing before it was taken out. */
const begins = (batch: LedgerBatch, first: number): boolean =>
  batch.first_seq <= first &&
  (batch.number === 1) === (batch.first_seq === 1) &&
  (batch.number > 1 || batch.prev_batch_hash === GENESIS_HASH);

interface Parts {
  ledger: LedgerStore;
  batches: BatchStore;
  counters: CounterStore;
  projector: Projector;
  projection: ProjectionStore;
  roots: RootStore;
  evidence: EvidenceStore;
  keys: LedgerKeys;
}

/** Recomputes a website's chain and batches from the stored records. */
export const createChainCheck = (parts: Parts) => {
  const { ledger, batches: batchStore, counters, projector, projection, roots, evidence, keys } = parts;
  const checkBatch = async (batch: LedgerBatch, before: LedgerBatch | null): Promise<boolean> => {
    const size = batch.last_seq - batch.first_seq + 1;
    const found = await ledger.summariesAfter(batch.application_id, batch.first_seq - 1, size);
    return (
      found.length === size &&
      merkleRoot(found.map(({ hash }) => hash)) === batch.merkle_root &&
      (before === null || batch.prev_batch_hash === before.batch_hash) &&
      storedBatchHash(batch) === batch.batch_hash
    );
  };

  const checkBatches = async (applicationId: string, { first, last }: SeqRange, turn: Turn) => {
    const found = await batchStore.covering(applicationId, first, last);
    const verdicts: Verdict['batches'] = [];
    for (const [index, batch] of found.entries()) {
      const { _id: id, first_seq, last_seq, merkle_root } = batch;
      const before = found[index - 1] ?? null;
      const ok = (before !== null || begins(batch, first)) && (await turn(() => checkBatch(batch, before)));
      verdicts.push({ id, first_seq, last_seq, merkle_root, ok });
    }
    return verdicts;
  };

  /** The end of what was removed; null when it is not a signed day, or one that had to be kept longer. */
  const lawfulBeginning = async (applicationId: string, removed: number): Promise<Link | null> => {
    const root = (await roots.list(applicationId)).find(({ last_seq }) => last_seq === removed);
    const old = root && root.day < bangkokDay(monthsBefore(new Date(), LEAST_MONTHS));
    return old ? { seq: removed, hash: root.head_hash } : null;
  };

  /** Walks the records of a page in order until one is wrong or missing. @returns the last one that is right */
  const checkPage = async (applicationId: string, { first, last }: SeqRange, before: Link | null) => {
    const records = await ledger.between(applicationId, first, last);
    const earlier = await ledger.getMany(
      records.flatMap(({ previous_consent_id: id }) => (id === null ? [] : [new mongo.ObjectId(id)])),
    );
    let end = before;
    for (const [index, record] of records.entries()) {
      const prior = earlier.get(record.previous_consent_id ?? '') ?? null;
      if (record.seq !== first + index || !follows(record, end) || !priorHolds(record, prior)) break;
      end = record;
    }
    return end;
  };

  /** Walks records in order until one is wrong or missing. */
  const checkRecords = async (
    applicationId: string,
    { first, last }: SeqRange,
    beginning: Link | null,
    turn: Turn,
  ) => {
    let before: Link | null =
      first - 1 === beginning?.seq ? beginning : first > 1 ? await ledger.at(applicationId, first - 1) : null;
    for (let at = first; at <= last;) {
      const page = { first: at, last: Math.min(last, at + PAGE - 1) };
      const begin: Link | null = before;
      before = await turn(() => checkPage(applicationId, page, begin));
      at = (before?.seq ?? 0) + 1;
      if (at <= page.last)
        return { checked: Math.max(at, page.first) - first, bad: Math.max(at, page.first) };
    }
    return { checked: last - first + 1, bad: undefined };
  };

  /** Where the ledger must reach at least: its end, or what was seen of it before (a cut-off end shows). */
  const knownEnd = async (applicationId: string, head: LogRecord | null): Promise<number> => {
    const [batch, root, applied] = await Promise.all([
      batchStore.last(applicationId),
      roots.last(applicationId),
      projection.appliedSeq(applicationId),
    ]);
    return Math.max(head?.seq ?? 0, batch?.last_seq ?? 0, root?.last_seq ?? 0, applied);
  };

  /** The first position at which the records no longer are what was signed and published for a day. */
  const firstUnsigned = async (applicationId: string, { first, last }: SeqRange) => {
    const trust = await trustOf(keys, applicationId);
    let before = GENESIS_HASH;
    const days = await roots.list(applicationId);
    for (const root of days) {
      const chained = root.prev_root_hash === before && trust.isSigned(root);
      before = root.root_hash;
      if (root.last_seq < first || root.first_seq > last) continue;
      const end = await ledger.at(applicationId, root.last_seq);
      if (!chained || end?.hash !== root.head_hash) return root.first_seq;
    }
    return trust.holds(days) ? undefined : first;
  };

  const judge = async (
    applicationId: string,
    period: { from?: string; to?: string },
    turn: Turn,
  ): Promise<Verdict> => {
    await projector.catchUp(applicationId);
    const head = await ledger.head(applicationId);
    const asked = (await seqRangeOf(counters, applicationId, period)) ?? {
      first: 1,
      last: await knownEnd(applicationId, head),
    };
    const removed = await evidence.removedTo(applicationId);
    const beginning = await lawfulBeginning(applicationId, removed);
    if (removed > 0 && !beginning)
      return {
        ok: false,
        checked: 0,
        first_bad_seq: 1,
        head: head && { seq: head.seq, hash: head.hash },
        batches: [],
      };
    const range = { first: Math.max(asked.first, removed + 1), last: asked.last };
    const records = await checkRecords(applicationId, range, beginning, turn);
    const batches = await checkBatches(applicationId, range, turn);
    const bad =
      records.bad ?? batches.find(({ ok }) => !ok)?.first_seq ?? (await firstUnsigned(applicationId, range));
    return {
      ok: bad === undefined,
      checked: records.checked,
      ...(bad !== undefined && { first_bad_seq: bad }),
      head: head && { seq: head.seq, hash: head.hash },
      batches,
    };
  };

  return {
    /**
     * Checks the records of a period (all without one), the batches they are in, and the end of the ledger.
     * @param turn runs each page of the work when it may
     */
    check: async (
      applicationId: string,
      period: { from?: string; to?: string },
      turn: Turn = (work) => work(),
    ): Promise<Verdict> => {
      const verdict = await judge(applicationId, period, turn);
      if (!verdict.ok) verifyFailures.inc();
      return verdict;
    },
  };
};
export type ChainCheck = ReturnType<typeof createChainCheck>;
