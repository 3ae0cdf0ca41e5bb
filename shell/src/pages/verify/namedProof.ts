import type { ProofPack } from 'yinyom-verify/verifyProof';

/** The proof that a paper names by its QR code: `#id=<decision>&hash=<entry hash>`. */
export interface NamedProof {
  id: string;
  hash: string;
}

const ID = /^[0-9A-Za-z_-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;

/** What the part of an address behind `#` names; null when it names no proof. Browsers send it to nobody. Pure. */
export const namedProof = (fragment: string): NamedProof | null => {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const id = given.get('id') ?? '';
  const hash = given.get('hash')?.toLowerCase() ?? '';
  return ID.test(id) && HASH.test(hash) ? { id, hash } : null;
};

/** Whether a file holds the proof that was named. That its hash is true of its content is checked apart. Pure. */
export const isNamed = ({ consent }: ProofPack, { id, hash }: NamedProof): boolean =>
  consent.id === id && consent.integrity.hash === hash;
