import type { Request } from 'express';
import { AppError, unauthorized } from '@yinyom/service-kit/AppError';
import { idOfKey, isKey, type TeamKey } from '@yinyom/release-store/keys/teamKey';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';

/**
 * The key that a request brings, when it is one for this room. Who has no key learns nothing of rooms.
 * @throws AppError 401 without a key of ours, 403 with the key of another room, naming the key's own
 */
export const teamKeyOf = async (store: ReleaseStore, req: Request, room: string): Promise<TeamKey> => {
  const given = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1] ?? '';
  const id = idOfKey(given);
  const kept = id === null ? null : await store.key(id);
  if (!kept || !isKey(given, kept)) throw unauthorized();
  if (kept.room !== room) throw new AppError(403, 'team_key_other_part', { values: { room: kept.room } });
  return kept;
};
