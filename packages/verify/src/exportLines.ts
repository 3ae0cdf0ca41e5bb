import type { KnownKey } from './knownKeys';
import type { Batch, DayRoot, ExportEnd } from './sealedContent';

/** A record of an exported ledger: everything its hash was taken of, and what its commitments hide. */
export interface RecordLine {
  kind: 'record';
  application_id: string;
  seq: number;
  prev_hash: string;
  hash: string;
  /** ISO 8601, UTC, so that order of text is order of time. */
  consent_time: string;
  language: string;
  template_version: number;
  notice_sha256: string;
  client_commitment: string;
  network_commitment: string | null;
  client?: { client_id: string; salt: string };
  network?: { ip?: string; ua?: string; salt: string };
}

/** What a version showed in one language. */
export interface NoticeLine {
  kind: 'notice';
  template_version: number;
  language: string;
  notice: Record<string, unknown>;
}

export type BatchLine = Batch & { kind: 'batch' };
export type RootLine = DayRoot & { kind: 'root' };

export type KeyLine = KnownKey & { kind: 'key'; key_id: string };

export type EndLine = ExportEnd & { kind: 'end' };

export type ExportLine = RecordLine | NoticeLine | BatchLine | RootLine | KeyLine | EndLine;

type Kind = 'string' | 'number' | 'object';
const all = <K extends string>(kind: Kind, names: readonly K[]) => names.map((name) => [name, kind] as const);

/** Fields that checking relies on, by kind of line. Whole numbers only: positions and versions. */
const FIELDS: Record<ExportLine['kind'], readonly (readonly [name: string, kind: Kind])[]> = {
  record: [
    ...all('string', [
      'application_id',
      'prev_hash',
      'hash',
      'consent_time',
      'language',
      'notice_sha256',
      'client_commitment',
    ]),
    ...all('number', ['seq', 'template_version']),
  ],
  notice: [...all('string', ['language']), ...all('number', ['template_version']), ['notice', 'object']],
  batch: [
    ...all('string', ['application_id', 'day', 'merkle_root', 'prev_batch_hash', 'batch_hash', 'created_at']),
    ...all('number', ['number', 'first_seq', 'last_seq']),
  ],
  root: [
    ...all('string', ['application_id', 'day', 'head_hash', 'merkle_root', 'prev_root_hash', 'created_at']),
    ...all('string', ['root_hash', 'signature', 'key_id']),
    ...all('number', ['first_seq', 'last_seq']),
  ],
  key: all('string', ['key_id', 'public_key']),
  end: [
    ...all('string', ['application_id', 'head_hash', 'signature', 'key_id']),
    ...all('number', ['first_seq', 'last_seq', 'records', 'batches', 'days']),
  ],
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const has = (value: unknown, kind: Kind): boolean =>
  kind === 'number'
    ? Number.isSafeInteger(value) && Number(value) >= 0
    : typeof value === kind && value !== null;

/** Reads one line of an export; null when it is none. */
export const readLine = (text: string): ExportLine | null => {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  const fields = Object.hasOwn(FIELDS, String(value.kind)) ? FIELDS[value.kind as ExportLine['kind']] : null;
  const whole = fields?.every(([name, kind]) => has((value as Record<string, unknown>)[name], kind));
  return whole ? (value as ExportLine) : null;
};
