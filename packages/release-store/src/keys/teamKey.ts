import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a team deploys with. The key itself is shown once and kept nowhere. */
export interface TeamKey {
  id: string;
  /** The one room that it may release. */
  room: string;
  /** Whose it is, as histories say it. */
  owner: string;
  /** SHA-256 of the key, hex. A key is as random as the hash is long, so a slow hash would guard nothing. */
  hash: string;
  /** ISO 8601. */
  made_at: string;
  revoked_at?: string;
}

const FORM = /^yr_([0-9a-f]{12})_[\w-]{43}$/;
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Makes a key for a room. */
export const makeTeamKey = (room: string, owner: string, now: Date): { key: string; kept: TeamKey } => {
  const id = randomBytes(6).toString('hex');
  const key = `yr_${id}_${randomBytes(32).toString('base64url')}`;
  return { key, kept: { id, room, owner, hash: hashOf(key).toString('hex'), made_at: now.toISOString() } };
};

/** The id that a key names, or null when it is none of ours. */
export const idOfKey = (key: string): string | null => FORM.exec(key)?.[1] ?? null;

export const isKey = (key: string, kept: TeamKey): boolean =>
  kept.revoked_at === undefined && timingSafeEqual(hashOf(key), Buffer.from(kept.hash, 'hex'));
