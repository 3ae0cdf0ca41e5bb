import { apiKeyPrefix } from '@yinyom/contracts/identity/apiKeyForm';
import type { ApiKey } from '@yinyom/contracts/identity/apiKeys';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { isoOf } from '@yinyom/service-kit/isoOf';
import type { ApiKeyRecord } from './apiKey.store';
import { keyStateOf } from './keyState';

/** @param makers names of those who may still answer for keys, by id */
export const toApiKey = (record: ApiKeyRecord, makers: ReadonlyMap<string, string>, now: Date): ApiKey => {
  const maker = record.created_by.toHexString();
  const overlaps = record.old_until !== null && record.old_until > now && record.revoked_at === null;
  return {
    id: record._id.toHexString(),
    name: record.name,
    prefix: apiKeyPrefix(record.kind, record.key_id),
    state: keyStateOf(record, makers.has(maker), now),
    scopes: record.scopes,
    role: record.role,
    application_ids: record.application_ids,
    ...(record.group_ids?.length && { group_ids: record.group_ids }),
    ip_ranges: record.ip_ranges,
    created_at: record.created_at.toISOString(),
    created_by: { id: maker, name: makers.get(maker) ?? record.created_by_name },
    expires_at: isoOf(record.expires_at),
    last_used_at: isoOf(record.last_used_at),
    revoked_at: isoOf(record.revoked_at),
    overlap_until: overlaps ? isoOf(record.old_until) : null,
    ...(record.agent && { agent: true as const }),
    etag: etagOf(record),
  };
};
