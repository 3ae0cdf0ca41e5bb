import type { Role } from '@yinyom/contracts/constants';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import type { getKey } from '@yinyom/contracts/identity/ownKey';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { KeyAccess } from './keyAccess';

/** What a key is at this moment, for the program that calls with it. @throws AppError 404 when a person calls */
export const createOwnKey =
  (keys: Pick<KeyAccess, 'living'>) =>
  async ({ kind, sessionId, userId }: Caller): Promise<AnswerOf<typeof getKey>> => {
    const living = kind === 'key' ? await keys.living(sessionId, userId) : null;
    if (!living) throw notFound();
    const { record, place } = living;
    return {
      id: record._id.toHexString(),
      name: record.name,
      organization_id: record.organization_id.toHexString(),
      organization_name: place.organization_name,
      role: Math.min(record.role, place.role) as Role,
      scopes: record.scopes,
      application_ids: record.application_ids,
      ...(record.group_ids?.length && { group_ids: record.group_ids }),
      ip_ranges: record.ip_ranges,
      expires_at: record.expires_at?.toISOString() ?? null,
      ...(record.agent && { agent: true as const }),
      limits: API_KEY_LIMITS,
    };
  };
export type OwnKey = ReturnType<typeof createOwnKey>;
