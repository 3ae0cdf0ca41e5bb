import type { BatchLine, EndLine, RecordLine, RootLine } from './exportLines';
import { GENESIS_HASH } from './hashes';
import type { HashLog } from './hashLog';
import { keyProblem, type KnownKeys } from './knownKeys';
import { endContent, type DayRoot } from './sealedContent';
import type { Note } from './sealProblems';
import { signatureHolds } from './signature';

/** Said of exports that earlier versions made, and of those whose end was cut off. */
export const NO_END =
  'The file has no signed end (earlier versions made none): entries after its last batch could be missing unseen.';

interface Held {
  hashes: HashLog;
  /** The last record. */
  before: RecordLine | null;
  batches: readonly BatchLine[];
  roots: readonly RootLine[];
  keys: KnownKeys;
  part: boolean;
}

/** Asia/Bangkok is UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;
const dayOf = (time: string): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : new Date(at + OFFSET_MS).toISOString().slice(0, 10);
};

/** Checks what a file says of its own end; a part may hold less than that. */
export const checkEnd = (
  end: EndLine,
  { hashes, before, batches, roots, keys, part }: Held,
  note: Note,
): void => {
  const key = keys.get(end.key_id);
  const bad = (before?.seq ?? 0) + 1;
  // The end has no time; but it was signed after the last record that it names.
  note(bad, keyProblem(end.key_id, key, before ? dayOf(before.consent_time) : ''));
  if (key && !signatureHolds(endContent(end), end.signature, key.public_key))
    note(bad, 'the signature of the end of the export does not hold');
  const head = hashes.get(end.last_seq) ?? (end.last_seq === 0 ? GENESIS_HASH : undefined);
  if (head !== undefined && head !== end.head_hash)
    note(end.last_seq, 'the last record is not the one that the signed end names');
  if (part) return;
  if (end.records > 0) {
    const missing = hashes.firstMissing(end.first_seq, end.last_seq);
    if (missing !== null) note(missing, 'records are missing that the signed end names');
  }
  if (hashes.count() > end.records)
    note(end.last_seq + 1, 'there are more records than the signed end names');
  if (batches.length !== end.batches || roots.length !== end.days)
    note(end.last_seq + 1, 'there are not as many batches and signed days as the signed end names');
};

/**
 * Batches and signed days begin with the records they are of. A signed day may begin earlier than a period that was
 * exported, because it holds what came late for the day before it; so only the very first one is asked for.
 */
export const checkStart = (
  first: RecordLine | null,
  batches: readonly BatchLine[],
  roots: readonly RootLine[],
  note: Note,
): void => {
  if (!first) return;
  const [batch, root] = [batches[0], roots[0]];
  if (batch && batch.first_seq !== first.seq) note(first.seq, 'the first batch is missing');
  if (batch && (batch.number === 1) !== (batch.first_seq === 1))
    note(batch.first_seq, 'the batches do not begin with number 1');
  if (first.seq !== 1 || !root) return;
  if (root.first_seq !== 1 || root.prev_root_hash !== GENESIS_HASH)
    note(1, 'the first signed day is missing');
};

/** Says so when a chain begins in the middle and nothing that was signed proves where. */
export const beginningNote = (first: RecordLine | null, roots: readonly DayRoot[]): string | null =>
  first === null || first.seq === 1 || roots.some(({ last_seq }) => last_seq === first.seq - 1)
    ? null
    : `The file begins with entry ${first.seq}, and no signed day proves what was before it.`;
