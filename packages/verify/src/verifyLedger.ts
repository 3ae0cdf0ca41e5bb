import {
  readLine,
  type BatchLine,
  type EndLine,
  type NoticeLine,
  type RecordLine,
  type RootLine,
} from './exportLines';
import { beginningNote, checkEnd, checkStart, NO_END } from './exportBounds';
import { createHashLog } from './hashLog';
import type { KnownKey, KnownKeys } from './knownKeys';
import { createNoticeCheck } from './noticeCheck';
import { recordProblem } from './recordProblem';
import type { DayRoot } from './sealedContent';
import { checkBatches, checkBeginning, checkComplete, checkPublished, checkRoots } from './sealProblems';

/** What was kept outside of the export, so that whoever made the export could not change it. */
export interface Anchors {
  /** Public keys by id. Without them those in the export are used, which proves less. */
  keys?: KnownKeys;
  /** Daily roots as they were published. */
  roots?: readonly DayRoot[];
  /** The export is meant to hold less than its own or the published batches and days name. */
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
  /** Last position that a signed day covers; null when none does. */
  signed_to: number | null;
  /** What was shown: texts that were compared with the records. */
  notices: number;
  /** What could not be proved, in words; empty when everything was. */
  notes: string[];
  first_bad_seq?: number;
  reason?: string;
}

interface Problem {
  seq: number;
  reason: string;
}

/**
 * Proves an exported ledger (NDJSON lines), or names the first position that is wrong. Needs no server.
 * @throws Error when there is no line, or the first one is not that of an export
 */
export const verifyLedger = async (
  lines: AsyncIterable<string>,
  anchors: Anchors = {},
): Promise<LedgerVerdict> => {
  const hashes = createHashLog();
  const noticeCheck = createNoticeCheck();
  const batches: BatchLine[] = [];
  const roots: RootLine[] = [];
  const notices: NoticeLine[] = [];
  const ownKeys = new Map<string, KnownKey>();
  let problem: Problem | null = null;
  let before: RecordLine | null = null;
  let first: RecordLine | null = null;
  let end: EndLine | null = null;
  let number = 0;
  const note = (seq: number, reason: string | null): void => {
    if (reason !== null && (problem === null || seq < problem.seq)) problem = { seq, reason };
  };

  for await (const text of lines) {
    number += 1;
    if (text === '') continue;
    const line = readLine(text);
    if (!line && number === 1) throw new Error('The file is not an export of the consent log (NDJSON).');
    // After the end nothing may follow: it says what the file holds.
    if (end) note(before ? before.seq + 1 : 1, `line ${number} follows the end of the export`);
    if (!line) note(before ? before.seq + 1 : 1, `line ${number} cannot be read`);
    else if (line.kind === 'key') ownKeys.set(line.key_id, line);
    else if (line.kind === 'batch') batches.push(line);
    else if (line.kind === 'root') roots.push(line);
    else if (line.kind === 'notice') notices.push(line);
    else if (line.kind === 'end') end = line;
    else {
      note(before ? Math.min(line.seq, before.seq + 1) : line.seq, recordProblem(line, before));
      hashes.set(line.seq, line.hash);
      noticeCheck.add(line);
      first ??= line;
      before = line;
    }
  }

  if (number === 0) throw new Error('The file is empty.');
  const last: number | null = (before as RecordLine | null)?.seq ?? null;
  const kept = { keys: anchors.keys ?? ownKeys, roots: anchors.roots ?? [], part: anchors.part ?? false };
  checkBatches(batches, hashes, note);
  checkRoots(roots, batches, hashes, kept, note);
  checkPublished(kept, hashes, last, note);
  if (!kept.part) {
    const begin = (first as RecordLine | null)?.seq ?? null;
    checkComplete(batches, roots, hashes, begin, note);
    checkStart(first, batches, roots, note);
    if (ownKeys.size === 0)
      note((last ?? 0) + 1, 'the export was cut off: its last lines, the keys, are missing');
  }
  checkBeginning([...roots, ...kept.roots], first, note);
  const closing = end as EndLine | null;
  if (closing) checkEnd(closing, { keys: kept.keys, part: kept.part, hashes, before, batches, roots }, note);
  const beginning = beginningNote(first, [...roots, ...kept.roots]);
  for (const notice of notices) {
    const seq = noticeCheck.firstOther(notice);
    if (seq !== null) note(seq, 'the text that was shown is not the one that was recorded');
  }

  const found = problem as Problem | null;
  const days = [...roots, ...kept.roots].filter(({ last_seq }) => last_seq <= (last ?? 0));
  return {
    ok: found === null,
    records: hashes.count(),
    first_seq: (first as RecordLine | null)?.seq ?? null,
    last_seq: last,
    batches: batches.length,
    days: roots.length,
    signed_to: days.length === 0 ? null : Math.max(...days.map(({ last_seq }) => last_seq)),
    notices: notices.length,
    notes: [...(beginning === null ? [] : [beginning]), ...(closing ? [] : [NO_END])],
    ...(found && { first_bad_seq: found.seq, reason: found.reason }),
  };
};
