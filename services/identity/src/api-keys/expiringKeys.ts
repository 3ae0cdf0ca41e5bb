import { EXPIRING_KEY_DAYS } from '@yinyom/contracts/identity/apiKeys';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { OutboxClient } from '@yinyom/service-kit/outbox/createOutbox';
import type { ApiKeyStore } from './apiKey.store';

const TYPE = 'api_key.expiring';
/** Type, id of the key and the end that is told: another end is told again. */
const EVENT_ID = /^api_key\.expiring:([0-9a-f]{24}):(.+)$/;

/**
 * What others are told of keys: that one ends within 14 days. Nothing happens at that moment that could be kept, so it is read
 * from the keys, until whoever tells others has it.
 */
export const createExpiringKeys = (store: ApiKeyStore, now: () => Date = () => new Date()): OutboxClient => ({
  listEvents: async ({ limit }) => {
    const at = now();
    const until = new Date(at.getTime() + EXPIRING_KEY_DAYS * DAY_MS);
    return (await store.ending(at, until, limit)).map(({ _id, organization_id, name, expires_at }) => {
      const end = expires_at?.toISOString() ?? '';
      return {
        id: `${TYPE}:${String(_id)}:${end}`,
        type: TYPE,
        at: at.toISOString(),
        organization_id: String(organization_id),
        application_id: null,
        data: { api_key_id: String(_id), name, expires_at: end },
      };
    });
  },
  forgetEvents: async ({ ids }) => {
    for (const told of ids) {
      const [, id, end] = EVENT_ID.exec(told) ?? [];
      if (id !== undefined && end !== undefined) await store.toldOf(id, new Date(end));
    }
    return null;
  },
});
