import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { ApiKeyRefusal } from '@yinyom/contracts/identity/apiKeys';
import { allowsScope } from '@yinyom/contracts/identity/scopes';
import { endpoints } from '@yinyom/contracts/endpoints';
import { isId } from '@yinyom/contracts/fields';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { isInRange } from '@yinyom/service-kit/request/addressRange';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { CounterStore } from '../limits/counter.store';
import type { AccessRecord, MembershipStore } from '../organization-users/membership.store';
import type { MembershipRecord } from '../users/userRecord';
import type { ApiKeyRecord, ApiKeyStore } from './apiKey.store';
import { endOf, makersPlace } from './keyState';
import { isSecretOf } from './newSecret';

type Internal = InternalHandlers<typeof identityInternal>;
type Opening = Parameters<Internal['openKey']>[0];

interface Deps {
  store: ApiKeyStore;
  memberships: MembershipStore;
  counters: CounterStore;
  audit: AuditLog;
  background: BackgroundWork;
}

/** A key that lives, and its maker's place at this moment. */
export interface LivingKey {
  record: ApiKeyRecord;
  maker: AccessRecord;
  place: MembershipRecord;
}

/** A key as the audit log names it. */
export const actorOf = ({ _id, name, agent }: Pick<ApiKeyRecord, '_id' | 'name' | 'agent'>) => ({
  id: _id.toHexString(),
  name,
  kind: 'api_key' as const,
  ...(agent && { agent: true as const }),
});

const READS = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ name }) => name));

/** Judges API keys. Nothing is remembered: what an Admin revokes is refused in every process from the next call on. */
export const createKeyAccess = ({ store, memberships, counters, audit, background }: Deps) => {
  /** Tells the organization that its key was refused: after the answer, and the same once a minute. */
  const note = (
    record: ApiKeyRecord,
    reason: string,
    { call, ip_truncated, request_id }: { call: string; ip_truncated: string; request_id: string },
  ): void =>
    background.run(async () => {
      const minute = Math.floor(Date.now() / MINUTE_MS);
      const id = record._id.toHexString();
      const count = await counters.increment(
        `key_refused:${id}:${reason}:${call}:${minute}`,
        new Date((minute + 2) * MINUTE_MS),
      );
      if (count > 1) return;
      await audit.record({
        organization_id: record.organization_id.toHexString(),
        actor: actorOf(record),
        action: 'api_key.refused',
        target: { type: 'call', id: call, label: call },
        ip_truncated,
        request_id,
        result: 'denied',
        changes: [{ field: 'reason', before: null, after: reason }],
      });
    });

  /** Every call of an agent is in the log: a change each time, reading the same once a minute. */
  const noteCall = (record: ApiKeyRecord, { call, ip, request_id }: Opening, now: Date): void =>
    background.run(async () => {
      const actor = actorOf(record);
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      const until = new Date((minute + 2) * MINUTE_MS);
      if (READS.has(call) && (await counters.increment(`agent:${actor.id}:${call}:${minute}`, until)) > 1)
        return;
      await audit.record({
        organization_id: record.organization_id.toHexString(),
        actor,
        action: 'agent.called',
        target: { type: 'call', id: call, label: call },
        ip_truncated: truncateIp(ip),
        request_id,
        result: 'success',
      });
    });

  const readMaker = async (record: ApiKeyRecord) => {
    const maker = await memberships.readAccess(record.created_by.toHexString());
    return { maker, place: makersPlace(maker, record) };
  };

  const refusalOf = async (
    record: ApiKeyRecord,
    { ip, scope, misuse }: Opening,
    now: Date,
  ): Promise<ApiKeyRefusal | null> => {
    if (misuse) return misuse;
    const end = endOf(record, now);
    if (end) return `key_${end}`;
    if (!(await readMaker(record)).place) return 'key_orphaned';
    const { ip_ranges } = record;
    if (ip_ranges.length > 0 && !ip_ranges.some((range) => isInRange(ip, range))) return 'key_outside_ranges';
    if (scope === null) return 'key_not_accepted';
    return allowsScope(record.scopes, scope) ? null : 'scope_missing';
  };

  const openKey: Internal['openKey'] = async (opening) => {
    const now = new Date();
    const record = await store.byKeyId(opening.key_id);
    const isGenuine = isSecretOf(record, opening.sha256, now);
    if (!record) return { refusal: 'key_invalid', key: null };
    const refusal = isGenuine ? await refusalOf(record, opening, now) : 'key_invalid';
    if (refusal) {
      const { call, request_id } = opening;
      note(record, refusal, { call, request_id, ip_truncated: truncateIp(opening.ip) });
      return { refusal, key: null };
    }
    background.run(() => store.touch(record._id, now));
    if (record.agent) noteCall(record, opening, now);
    return {
      refusal: null,
      key: {
        id: record._id.toHexString(),
        user_id: record.created_by.toHexString(),
        organization_id: record.organization_id.toHexString(),
        name: record.name,
        ...(record.agent && { agent: true as const }),
      },
    };
  };

  return {
    openKey,
    note,
    /** A key by its id, if it and its maker still act; null otherwise. @param userId the maker that the gateway named */
    living: async (id: string, userId: string): Promise<LivingKey | null> => {
      const record = isId(id) ? await store.byId(id) : null;
      if (!record || endOf(record, new Date()) || record.created_by.toHexString() !== userId) return null;
      const { maker, place } = await readMaker(record);
      return maker && place ? { record, maker, place } : null;
    },
  };
};
export type KeyAccess = ReturnType<typeof createKeyAccess>;
