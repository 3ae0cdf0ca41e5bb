import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  API_KEY_ID_LENGTH,
  API_KEY_SECRET_LENGTH,
  base62Of,
  joinApiKey,
  type ApiKeyKind,
} from '@yinyom/contracts/identity/apiKeyForm';
import type { ApiKeyRecord } from './apiKey.store';

const characters = (length: number): string => {
  let text = '';
  while (text.length < length) text += base62Of(randomBytes(length));
  return text.slice(0, length);
};

export const newKeyId = (): string => characters(API_KEY_ID_LENGTH);

/** A key with a new secret, and what is kept of it. */
export const newSecret = (kind: ApiKeyKind, keyId: string): { key: string; sha256: string } => {
  const key = joinApiKey(kind, keyId, characters(API_KEY_SECRET_LENGTH));
  return { key, sha256: createHash('sha256').update(key).digest('hex') };
};

const equal = (kept: string, given: string): boolean => {
  const [one, other] = [Buffer.from(kept, 'hex'), Buffer.from(given, 'hex')];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** What is compared with where there is no key, so that this takes as long. */
const NO_HASH = '0'.repeat(64);

type Kept = Pick<ApiKeyRecord, 'sha256' | 'old_sha256' | 'old_until'>;

/** Whether a hash is that of a key's secret, or of the one before it while that is still good. Always two comparisons. */
export const isSecretOf = (record: Kept | null, sha256: string, now: Date): boolean => {
  const present = equal(record?.sha256 ?? NO_HASH, sha256);
  const before = equal(record?.old_sha256 ?? NO_HASH, sha256);
  const inOverlap = record?.old_until != null && record.old_until > now;
  return record !== null && (present || (before && inOverlap));
};
