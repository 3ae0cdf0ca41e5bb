import { knownKeys, type KnownKey } from 'yinyom-verify/knownKeys';
import { verifyProof, type ProofPack } from 'yinyom-verify/verifyProof';

/** What is checked, in order: the entry, the text that was shown, the batch, the signed day. */
export const PARTS = ['record', 'notice', 'batch', 'day'] as const;
export type Part = (typeof PARTS)[number];

/** `absent`: the file does not hold it, e.g. because the day was not over when it was made. */
export type PartState = 'holds' | 'broken' | 'absent';

/**
 * Whose key signed the day: one that this installation publishes, another one, or it could not be asked; null when no
 * day is in the file.
 */
export type Signer = 'here' | 'elsewhere' | 'unknown' | null;

export interface CheckedProof {
  ok: boolean;
  parts: Record<Part, PartState>;
  signer: Signer;
}

type PublishedKey = KnownKey & { key_id: string };

const signerOf = (keyId: string | undefined, published: readonly PublishedKey[] | null): Signer => {
  if (keyId === undefined) return null;
  if (published === null) return 'unknown';
  return published.some(({ key_id }) => key_id === keyId) ? 'here' : 'elsewhere';
};

/**
 * Checks a proof with the published keys of this installation where the day was signed with one of them, else with
 * those in the file, which proves less. Pure.
 * @param published null when they could not be had
 */
export const checkProof = (pack: ProofPack, published: readonly PublishedKey[] | null): CheckedProof => {
  const signer = signerOf(pack.consent.integrity.daily_root?.key_id, published);
  const { ok, proved, open } = verifyProof(
    pack,
    signer === 'here' && published ? knownKeys(published) : undefined,
  );
  const stateOf = (part: Part): PartState => {
    if (proved.includes(part)) return 'holds';
    return open.some((missing) => missing === part) ? 'absent' : 'broken';
  };
  return {
    ok,
    parts: Object.fromEntries(PARTS.map((part) => [part, stateOf(part)])) as Record<Part, PartState>,
    signer,
  };
};
