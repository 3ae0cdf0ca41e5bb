import { canonicalJson } from './canonicalJson';
import { hasFields } from './hasFields';
import { sha256 } from './hashes';
import { knownKeys, type KnownKey, type KnownKeys } from './knownKeys';
import { settleSeals, type SealedRecord } from './settleSeals';

/** The parts of a proof pack (JSON) that can be checked without a server. */
export interface ProofPack {
  consent: {
    id: string;
    seq: number;
    notice: { sha256: string };
    snapshot: Record<string, unknown> | null;
    integrity: SealedRecord;
  };
  hashed_content: Record<string, unknown>;
  keys: (KnownKey & { key_id: string })[];
}

export interface ProofVerdict {
  ok: boolean;
  consent_id: string;
  /** What was established, in order. */
  proved: ('record' | 'notice' | 'batch' | 'day')[];
  /** What the pack does not hold: its batch or day was still open, or the text is gone. */
  open: ('notice' | 'batch' | 'day')[];
  reason?: string;
}

/** Whether a value looks like a proof pack. */
export const isProofPack = (value: unknown): value is ProofPack =>
  hasFields(value, 'hashed_content', 'consent', 'keys');

/** The part for readers repeats what was hashed: it may say less, and nothing else. */
const readableProblem = ({ consent, hashed_content: content }: ProofPack): string | null => {
  const repeated: Record<string, unknown> = {
    ...consent,
    consent_id: consent.id,
    notice_sha256: consent.notice.sha256,
  };
  const other = Object.keys(content).find(
    (field) => field in repeated && canonicalJson(repeated[field]) !== canonicalJson(content[field]),
  );
  return other === undefined ? null : `the record was changed: ${other} is not what was hashed`;
};

/**
 * Proves a single decision from its proof pack: record, text, batch, signed day.
 * @param keys public keys by id that were kept earlier; without them those in the pack are used, which proves less
 */
export const verifyProof = (pack: ProofPack, keys?: KnownKeys): ProofVerdict => {
  const { consent, hashed_content: content } = pack;
  const { hash } = consent.integrity;
  const known = keys ?? knownKeys(pack.keys);
  const verdict: ProofVerdict = { ok: true, consent_id: consent.id, proved: [], open: [] };
  const settle = (part: 'record' | 'notice' | 'batch' | 'day', problem: string | null): void => {
    if (problem === null) verdict.proved.push(part);
    else if (verdict.ok) Object.assign(verdict, { ok: false, reason: problem });
  };

  settle(
    'record',
    sha256(canonicalJson(content)) === hash ? readableProblem(pack) : 'the record was changed',
  );
  const shown = content['notice_sha256'];
  if (consent.snapshot === null) verdict.open.push('notice');
  else
    settle(
      'notice',
      sha256(canonicalJson(consent.snapshot)) === shown ? null : 'the text is not the one that was recorded',
    );
  settleSeals(consent.integrity, known, settle, (part) => verdict.open.push(part));
  return verdict;
};
