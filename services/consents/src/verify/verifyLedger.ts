import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { merkleRoot } from '../ledger/merkleTree';
import { commitment, GENESIS_HASH, networkValue, sha256 } from '../ledger/recordHash';
import { rootContent } from '../sealing/rootContent';
import { signatureHolds } from '../sealing/signingKey';
import { readLine, type BatchLine, type RecordLine, type RootLine } from './ledgerLines';

/** What was kept outside of the export, so that whoever made the export could not change it. */
export interface Anchors {
  /** Public keys by id. Without them those in the export are used, which proves less. */
  keys?: ReadonlyMap<string, string>;
  /** Daily roots as they were published. */
  roots?: readonly DailyRoot[];
  /** The export is meant to end before the published roots do. */
  part?: boolean;
}

export interface LedgerVerdict {
  ok: boolean;
  records: number;
  first_seq: number | null;
  last_seq: number | null;
  batches: number;
  /** Signed days that were checked. */
  days: number;
  first_bad_seq?: number;
  reason?: string;
}

interface Problem {
  seq: number;
  reason: string;
}

const recordProblem = (line: RecordLine, before: RecordLine | null): string | null => {
  const { kind: _kind, hash, client, network, ...content } = line;
  if (before && line.seq !== before.seq + 1) return 'records are missing or out of order';
  if (before ? line.prev_hash !== before.hash : line.seq === 1 && line.prev_hash !== GENESIS_HASH)
    return 'the record does not follow the one before it';
  if (sha256(canonicalJson(content)) !== hash) return 'the record was changed';
  if (client && commitment(client.salt, client.client_id) !== line.client_commitment)
    return 'the client id is not the one that was recorded';
  if (network && commitment(network.salt, networkValue(network)) !== line.network_commitment)
    return 'address or browser is not what was recorded';
  return null;
};

const batchProblem = (
  batch: BatchLine,
  hashes: readonly string[],
  before: BatchLine | null,
): string | null => {
  const { kind: _kind, batch_hash, ...content } = batch;
  if (sha256(canonicalJson(content)) !== batch_hash) return 'the batch was changed';
  if (before && batch.number !== before.number + 1) return 'a batch is missing';
  if (before && batch.prev_batch_hash !== before.batch_hash)
    return 'the batch does not follow the one before it';
  const whole = hashes.length === batch.last_seq - batch.first_seq + 1;
  if (whole && merkleRoot(hashes) !== batch.merkle_root) return 'the records are not those of their batch';
  return null;
};

const rootProblem = (
  root: RootLine,
  publicPem: string | undefined,
  headHash: string | undefined,
  batchRoots: readonly string[] | null,
): string | null => {
  const content = rootContent(root);
  if (publicPem === undefined) return `the key ${root.key_id} is not known`;
  if (sha256(content) !== root.root_hash || !signatureHolds(content, root.signature, publicPem))
    return 'the signature of the day does not hold';
  if (headHash !== undefined && headHash !== root.head_hash)
    return 'the records are not those of the signed day';
  if (batchRoots && merkleRoot(batchRoots) !== root.merkle_root)
    return 'the batches are not those of the signed day';
  return null;
};

/**
 * Proves an exported ledger (NDJSON lines), or names the first position that is wrong. Needs no server.
 * @throws Error when the lines are not an export
 */
export const verifyLedger = async (
  lines: AsyncIterable<string>,
  anchors: Anchors = {},
): Promise<LedgerVerdict> => {
  const hashes = new Map<number, string>();
  const batches: BatchLine[] = [];
  const roots: RootLine[] = [];
  const ownKeys = new Map<string, string>();
  let problem: Problem | null = null;
  let before: RecordLine | null = null;
  let first: number | null = null;
  let number = 0;
  const note = (seq: number, reason: string | null): void => {
    if (reason !== null && (problem === null || seq < problem.seq)) problem = { seq, reason };
  };

  for await (const text of lines) {
    number += 1;
    if (text === '') continue;
    const line = readLine(text, number);
    if (line.kind === 'key') ownKeys.set(line.key_id, line.public_key);
    else if (line.kind === 'batch') batches.push(line);
    else if (line.kind === 'root') roots.push(line);
    else {
      note(before ? Math.min(line.seq, before.seq + 1) : line.seq, recordProblem(line, before));
      hashes.set(line.seq, line.hash);
      first ??= line.seq;
      before = line;
    }
  }

  const last: number | null = (before as RecordLine | null)?.seq ?? null;
  for (const [index, batch] of batches.entries()) {
    const own: string[] = [];
    for (let seq = batch.first_seq; seq <= batch.last_seq; seq += 1) {
      const hash = hashes.get(seq);
      if (hash !== undefined) own.push(hash);
    }
    note(batch.first_seq, batchProblem(batch, own, batches[index - 1] ?? null));
  }

  const keys = anchors.keys ?? ownKeys;
  const published = new Map(anchors.roots?.map((root) => [root.day, root]));
  for (const root of roots) {
    const ofDay = batches.filter(({ day }) => day === root.day);
    const complete = ofDay[0]?.first_seq === root.first_seq && ofDay.at(-1)?.last_seq === root.last_seq;
    const batchRoots = complete ? ofDay.map(({ merkle_root }) => merkle_root) : null;
    note(root.first_seq, rootProblem(root, keys.get(root.key_id), hashes.get(root.last_seq), batchRoots));
    const known = published.get(root.day);
    if (known && known.root_hash !== root.root_hash) note(root.first_seq, 'the day was published otherwise');
  }
  for (const root of anchors.roots ?? []) {
    const head = hashes.get(root.last_seq);
    if (head !== undefined && head !== root.head_hash)
      note(root.first_seq, 'the records are not those of the published day');
    if (!anchors.part && root.last_seq > (last ?? 0))
      note((last ?? 0) + 1, 'the end of the ledger is missing');
  }

  const found = problem as Problem | null;
  return {
    ok: found === null,
    records: hashes.size,
    first_seq: first,
    last_seq: last,
    batches: batches.length,
    days: roots.length,
    ...(found && { first_bad_seq: found.seq, reason: found.reason }),
  };
};
