import { canonicalJson } from './canonicalJson';
import { sha256 } from './hashes';

/** A closed stretch of a website's ledger; batches form a chain of their own. */
export interface Batch {
  application_id: string;
  /** From 1 without gaps. */
  number: number;
  /** Day in Asia/Bangkok of all its records. */
  day: string;
  first_seq: number;
  last_seq: number;
  /** Root of the Merkle tree over the hashes of its records. */
  merkle_root: string;
  prev_batch_hash: string;
  batch_hash: string;
  created_at: string;
}

/** The signed end of one day of a website's ledger. */
export interface DayRoot {
  application_id: string;
  day: string;
  first_seq: number;
  last_seq: number;
  /** Hash of the day's last record; through the chain it fixes every record before it. */
  head_hash: string;
  /** Root over the Merkle roots of the day's batches. */
  merkle_root: string;
  /** `root_hash` of the day before that had records; zeros for the first. */
  prev_root_hash: string;
  created_at: string;
  /** SHA-256 of the canonical JSON of the fields above. */
  root_hash: string;
  /** Ed25519 over that canonical JSON, base64url. */
  signature: string;
  key_id: string;
}

/** SHA-256 of what a batch says; it contains the hash of the batch before it. */
export const batchHash = (batch: Omit<Batch, 'batch_hash'>): string =>
  sha256(
    canonicalJson({
      application_id: batch.application_id,
      number: batch.number,
      day: batch.day,
      first_seq: batch.first_seq,
      last_seq: batch.last_seq,
      merkle_root: batch.merkle_root,
      prev_batch_hash: batch.prev_batch_hash,
      created_at: batch.created_at,
    }),
  );

/** The text that a daily root's hash and signature are taken of. */
export const rootContent = (root: Omit<DayRoot, 'root_hash' | 'signature' | 'key_id'>): string =>
  canonicalJson({
    application_id: root.application_id,
    day: root.day,
    first_seq: root.first_seq,
    last_seq: root.last_seq,
    head_hash: root.head_hash,
    merkle_root: root.merkle_root,
    prev_root_hash: root.prev_root_hash,
    created_at: root.created_at,
  });

/**
 * The signed end of an export: what the file holds, so that nothing can be cut off it unseen. It has no time: an export
 * that was interrupted and goes on is the same to the last byte.
 */
export interface ExportEnd {
  application_id: string;
  /** Positions of its first and last record; 0 when it has none. */
  first_seq: number;
  last_seq: number;
  records: number;
  /** Hash of its last record; zeros when it has none. */
  head_hash: string;
  /** How many batches and signed days it names. */
  batches: number;
  days: number;
  /** Ed25519 over the canonical JSON of the fields above, base64url. */
  signature: string;
  key_id: string;
}

/** The text that the signature of an export's end is made of. It names its purpose: the key signs days, too. */
export const endContent = (end: Omit<ExportEnd, 'signature' | 'key_id'>): string =>
  canonicalJson({
    purpose: 'end of export',
    application_id: end.application_id,
    first_seq: end.first_seq,
    last_seq: end.last_seq,
    records: end.records,
    head_hash: end.head_hash,
    batches: end.batches,
    days: end.days,
  });
