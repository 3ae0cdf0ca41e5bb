import type { BatchLine, RootLine } from './exportLines';
import { GENESIS_HASH, sha256 } from './hashes';
import type { HashLog } from './hashLog';
import { keyProblem, type KnownKey, type KnownKeys } from './knownKeys';
import { merkleRoot } from './merkleTree';
import { batchHash, rootContent, type DayRoot } from './sealedContent';
import { signatureHolds } from './signature';

/** Tells that from this position on something is not as it was. */
export type Note = (seq: number, problem: string | null) => void;

const batchProblem = (batch: BatchLine, before: BatchLine | null, hashes: HashLog): string | null => {
  if (batchHash(batch) !== batch.batch_hash) return 'the batch was changed';
  if (before && (batch.number !== before.number + 1 || batch.first_seq !== before.last_seq + 1))
    return 'a batch is missing';
  const expected = before?.batch_hash ?? (batch.number === 1 ? GENESIS_HASH : batch.prev_batch_hash);
  if (batch.prev_batch_hash !== expected) return 'the batch does not follow the one before it';
  const records = hashes.between(batch.first_seq, batch.last_seq);
  return records && merkleRoot(records) !== batch.merkle_root
    ? 'the records are not those of their batch'
    : null;
};

/** Checks batches against each other and, as far as the export holds them, against their records. */
export const checkBatches = (batches: readonly BatchLine[], hashes: HashLog, note: Note): void => {
  for (const [index, batch] of batches.entries())
    note(batch.first_seq, batchProblem(batch, batches[index - 1] ?? null, hashes));
};

/**
 * An export brings the batches and signed days of its own records: where it names more than it holds, records were
 * taken away. The signed day before its first record only proves where it begins.
 */
export const checkComplete = (
  batches: readonly BatchLine[],
  roots: readonly RootLine[],
  hashes: HashLog,
  first: number | null,
  note: Note,
): void => {
  const named = [...batches, ...roots.filter(({ last_seq }) => first === null || last_seq >= first)];
  for (const { first_seq, last_seq } of named) {
    const missing = hashes.firstMissing(first_seq, last_seq);
    if (missing !== null) note(missing, 'records are missing that the export itself names');
  }
};

/** Whether hash and signature of a day are those of its content, and its key might sign it. */
export const rootProblem = (root: DayRoot, key: KnownKey | undefined): string | null => {
  const content = rootContent(root);
  if (key && (sha256(content) !== root.root_hash || !signatureHolds(content, root.signature, key.public_key)))
    return 'the signature of the day does not hold';
  return keyProblem(root.key_id, key, root.day);
};

interface Kept {
  keys: KnownKeys;
  /** Daily roots as they were published. */
  roots: readonly DayRoot[];
  part: boolean;
}

/** Checks the signed days of an export: signatures, order, batches, records, and what was published of them. */
export const checkRoots = (
  roots: readonly RootLine[],
  batches: readonly BatchLine[],
  hashes: HashLog,
  { keys, roots: published }: Kept,
  note: Note,
): void => {
  const known = new Map(published.map((root) => [root.day, root.root_hash]));
  let next = 0;
  for (const [index, root] of roots.entries()) {
    const { day, first_seq, last_seq } = root;
    note(first_seq, rootProblem(root, keys.get(root.key_id)));
    const before = roots[index - 1];
    if (before && root.prev_root_hash !== before.root_hash)
      note(first_seq, 'a signed day is missing before it');
    const head = hashes.get(last_seq);
    if (head !== undefined && head !== root.head_hash)
      note(first_seq, 'the records are not those of the signed day');
    // A day holds the batches of its positions; what came late for the day before is among them.
    while ((batches[next]?.first_seq ?? Infinity) < first_seq) next += 1;
    const from = next;
    while ((batches[next]?.last_seq ?? Infinity) <= last_seq) next += 1;
    const inDay = batches.slice(from, next);
    const complete = inDay[0]?.first_seq === first_seq && inDay.at(-1)?.last_seq === last_seq;
    if (complete && merkleRoot(inDay.map(({ merkle_root }) => merkle_root)) !== root.merkle_root)
      note(first_seq, 'the batches are not those of the signed day');
    const kept = known.get(day);
    if (kept !== undefined && kept !== root.root_hash) note(first_seq, 'the day was published otherwise');
  }
};

/** Checks that an export which does not begin with the first record continues a day that is known. */
export const checkBeginning = (
  roots: readonly DayRoot[],
  first: { seq: number; prev_hash: string } | null,
  note: Note,
): void => {
  const before = first && roots.find(({ last_seq }) => last_seq === first.seq - 1);
  if (before && before.head_hash !== first.prev_hash)
    note(first.seq, 'the record does not follow the signed day before it');
};

/** Checks records against days that were published and kept outside of the export. */
export const checkPublished = (
  { keys, roots, part }: Kept,
  hashes: HashLog,
  last: number | null,
  note: Note,
): void => {
  for (const root of roots) {
    note(root.first_seq, rootProblem(root, keys.get(root.key_id)));
    const head = hashes.get(root.last_seq);
    if (head !== undefined && head !== root.head_hash)
      note(root.first_seq, 'the records are not those of the published day');
    if (!part && root.last_seq > (last ?? 0)) note((last ?? 0) + 1, 'the end of the ledger is missing');
  }
};
