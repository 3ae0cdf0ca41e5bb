import type { DailyRoot } from '@yinyom/contracts/consents/transparency';

/** A record of an exported ledger: everything its hash was taken of, and what its commitments hide. */
export interface RecordLine {
  kind: 'record';
  seq: number;
  prev_hash: string;
  hash: string;
  client_commitment: string;
  network_commitment: string | null;
  client?: { client_id: string; salt: string };
  network?: { ip?: string; ua?: string; salt: string };
}

export interface BatchLine {
  kind: 'batch';
  application_id: string;
  number: number;
  day: string;
  first_seq: number;
  last_seq: number;
  merkle_root: string;
  prev_batch_hash: string;
  batch_hash: string;
  created_at: string;
}

export type RootLine = DailyRoot & { kind: 'root' };

export interface KeyLine {
  kind: 'key';
  key_id: string;
  public_key: string;
}

export type LedgerLine = RecordLine | BatchLine | RootLine | KeyLine;

const KINDS = new Set(['record', 'batch', 'root', 'key']);

/** Reads one line of an export. @throws Error when it is none */
export const readLine = (text: string, number: number): LedgerLine => {
  const value: unknown = JSON.parse(text);
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  if (typeof kind !== 'string' || !KINDS.has(kind))
    throw new Error(`line ${number} is not part of an exported ledger`);
  return value as LedgerLine;
};
