import type { Webhook } from '@yinyom/contracts/notify/webhooks';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { WebhookRecord } from '../webhooks/WebhookRecord';

/** A webhook as the API shows it; its secrets never. */
export const toWebhook = (record: WebhookRecord, waiting: number, now: Date): Webhook => {
  const old = record.secrets.find(({ until }) => until !== null && until > now)?.until;
  return {
    id: String(record._id),
    organization_id: record.organization_id,
    name: record.name,
    url: record.url,
    events: record.events,
    high_volume: record.high_volume,
    include_client_id: record.include_client_id,
    signing: record.signing,
    public_key: record.public_key,
    state: record.state,
    failing_since: record.failing_since?.toISOString() ?? null,
    last_try: record.last_try && { ...record.last_try, at: record.last_try.at.toISOString() },
    waiting,
    old_secret_until: old?.toISOString() ?? null,
    etag: etagOf(record),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
};
