import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { HIGH_VOLUME_TYPES } from '@yinyom/contracts/notify/eventTypes';
import { MAX_WEBHOOKS } from '@yinyom/contracts/notify/webhookLimits';
import type {
  createWebhook,
  updateWebhook,
  Webhook,
  WebhookWithSecret,
} from '@yinyom/contracts/notify/webhooks';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { conflict, invalidField, notFound, rejected, versionConflict } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { wholeList } from '@yinyom/service-kit/http/listPages';
import { createSecret, publicKeyOf } from '../signing/sign';
import type { SecretBox } from '../signing/secretBox';
import { finishedMonth } from '../sources/monthlyReports';
import type { ReadLedgers } from '../sources/readLedgers';
import type { DeliveryStore } from '../queue/delivery.store';
import { newDelivery } from '../queue/newDelivery';
import type { TargetRules } from '../target/targetRules';
import type { WebhookRecord } from '../webhooks/WebhookRecord';
import type { WebhookStore } from '../webhooks/webhook.store';
import { toWebhook } from './toWebhook';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  ledgers: Pick<ReadLedgers, 'begin'>;
  secrets: SecretBox;
  target: TargetRules;
  remove(webhook: WebhookRecord): Promise<void>;
  /** Something is due now. */
  wake(): void;
}

type Chosen = Pick<BodyOf<typeof createWebhook>, 'events' | 'high_volume'>;

const isMany = ({ events }: Pick<Chosen, 'events'>): boolean =>
  events.some((event) => HIGH_VOLUME_TYPES.includes(event));

/** @throws AppError 422 where as many messages as visitors decide were chosen without agreeing to it */
const checkVolume = (chosen: Chosen): void => {
  if (isMany(chosen) && !chosen.high_volume) throw invalidField('high_volume', 'webhook_high_volume');
};

/** What begins when a webhook is switched on: nothing of before, nothing of earlier failures. */
const startedNow = (now: Date) =>
  ({
    since: now,
    failing_since: null,
    slow: false,
    not_before: null,
    report_month: finishedMonth(now),
  }) as const;

/** Webhooks as the Admins of an organization see and change them. */
export const createWebhooksService = (deps: Deps) => {
  const { webhooks, deliveries, ledgers, secrets, target, remove, wake } = deps;
  const shown = async (record: WebhookRecord): Promise<Webhook> =>
    toWebhook(record, await deliveries.countWaiting(String(record._id)), new Date());

  /** @throws AppError 404 for one of another organization as for one that is not there */
  const own = async (member: Member, id: string): Promise<WebhookRecord> => {
    const found = await webhooks.find(id);
    if (found?.organization_id !== member.organizationId) throw notFound();
    return found;
  };

  return {
    own,
    shown,

    list: async (member: Member) => {
      const entities = await Promise.all((await webhooks.list(member.organizationId)).map(shown));
      return wholeList(entities, MAX_WEBHOOKS);
    },

    /** @throws AppError 422 for an address that nothing is sent to, 422 when there are twenty */
    create: async (member: Member, body: BodyOf<typeof createWebhook>): Promise<WebhookWithSecret> => {
      const { signing, ...fields } = body;
      checkVolume(fields);
      const url = target.checkTyped(fields.url);
      const now = new Date();
      const _id = webhooks.newId();
      const id = String(_id);
      const secret = createSecret(signing);
      // Before it is there: whatever is decided from here on is sent.
      if (isMany(fields)) await ledgers.begin(id, member.organizationId);
      const created = await webhooks.insert({
        _id,
        organization_id: member.organizationId,
        ...fields,
        url,
        events: [...new Set(fields.events)],
        signing,
        public_key: signing === 'ed25519' ? publicKeyOf(secret) : null,
        secrets: [{ sealed: secrets.seal(id, secret), until: null }],
        state: 'active',
        ...startedNow(now),
        last_try: null,
        due_at: null,
        marker: 0,
        lease: null,
        notice_at: null,
        created_by: member.userId,
        created_at: now,
        updated_at: now,
      });
      if (!created) throw rejected('webhook_limit', { maximum: MAX_WEBHOOKS });
      return { ...(await shown(created)), secret: signing === 'hmac' ? secret : null };
    },

    /** @throws AppError 412, 422 for an address that nothing is sent to */
    update: async (
      before: WebhookRecord,
      { enabled, ...fields }: BodyOf<typeof updateWebhook>,
      seen: number | undefined,
    ): Promise<Webhook> => {
      checkVolume(fields);
      const url = target.checkTyped(fields.url);
      const now = new Date();
      const wasOn = before.state === 'active';
      const begins = enabled && !wasOn;
      if (enabled && isMany(fields) && (begins || !isMany(before)))
        await ledgers.begin(String(before._id), before.organization_id);
      const changes = {
        ...fields,
        url,
        events: [...new Set(fields.events)],
        updated_at: now,
        ...(begins && { state: 'active' as const, ...startedNow(now), due_at: now, notice_at: null }),
        // What the platform switched off keeps its reason until somebody switches it on.
        ...(!enabled && wasOn && { state: 'paused' as const, due_at: null }),
      } satisfies Partial<WebhookRecord>;
      const changed = await webhooks.save(before._id, changes, seen);
      if (!changed) throw seen === undefined ? notFound() : versionConflict();
      if (begins) wake();
      return shown(changed);
    },

    remove,

    rotate: async (before: WebhookRecord, overlapHours: number): Promise<WebhookWithSecret> => {
      const now = new Date();
      const secret = createSecret(before.signing);
      const until = new Date(now.getTime() + overlapHours * HOUR_MS);
      const changed = await webhooks.update(before._id, {
        secrets: secrets.rotated(before, secret, until, now),
        ...(before.signing === 'ed25519' && { public_key: publicKeyOf(secret) }),
        updated_at: now,
      });
      if (!changed) throw notFound();
      return { ...(await shown(changed)), secret: before.signing === 'hmac' ? secret : null };
    },

    /** @throws AppError 409 for one that is off */
    test: async ({ _id, organization_id, state }: WebhookRecord): Promise<{ delivery_id: string }> => {
      if (state !== 'active') throw conflict('webhook_off');
      const now = new Date();
      const id = String(_id);
      const subject = { organization_id, application_id: null, at: now };
      const key = `ping:${randomUUID()}`;
      const ping = newDelivery(id, key, 'ping', subject, { webhook_id: id }, now);
      await deliveries.add([ping]);
      await webhooks.wake([_id], now);
      wake();
      return { delivery_id: ping._id };
    },
  };
};
export type WebhooksService = ReturnType<typeof createWebhooksService>;
