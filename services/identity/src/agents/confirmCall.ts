import { CONFIRMATION_MINUTES, MAX_OPEN_CONFIRMATIONS } from '@yinyom/contracts/identity/agentConfirmations';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { ApiKeyStore } from '../api-keys/apiKey.store';
import type { AuditLog } from '../audit/audit.service';
import { newId } from '../users/id';
import type { AgentConfirmationRecord, AgentConfirmationStore } from './agentConfirmation.store';
import type { ArgumentSeals } from './argumentSeals';

type ConfirmCall = InternalHandlers<typeof identityInternal>['confirmCall'];
type Verdict = Awaited<ReturnType<ConfirmCall>>['verdict'];

interface Deps {
  store: AgentConfirmationStore;
  apiKeys: Pick<ApiKeyStore, 'byId'>;
  audit: Pick<AuditLog, 'record'>;
  argumentSeals: Pick<ArgumentSeals, 'seal'>;
  now?: () => Date;
}

const only = (verdict: Verdict) => ({ verdict, confirmation: null });
const needed = ({ _id, expires_at }: Pick<AgentConfirmationRecord, '_id' | 'expires_at'>) => ({
  verdict: 'needed' as const,
  confirmation: { id: _id.toHexString(), expires_at: expires_at.toISOString() },
});

/** What services ask before an agent's key does something that a person has to confirm. */
export const createConfirmCall = ({
  store,
  apiKeys,
  audit,
  argumentSeals,
  now: clock = () => new Date(),
}: Deps): ConfirmCall => {
  /** Why a named confirmation does not let this call through. */
  const refusalOf = async (use: Parameters<AgentConfirmationStore['use']>[1], id: string, now: Date) => {
    const found = await store.ofKey(use.key_id.toHexString(), id);
    const isSame =
      found?.digest === use.digest &&
      found.call === use.call &&
      found.organization_id.equals(use.organization_id);
    if (!found || !isSame) return only('invalid');
    if (found.state === 'refused') return only('refused');
    return found.state === 'pending' && found.expires_at > now ? needed(found) : only('invalid');
  };

  return async ({
    organization_id,
    key_id,
    call,
    digest,
    confirmation_id,
    request_id,
    ip_truncated,
    ...asked
  }) => {
    const key = isId(key_id) ? await apiKeys.byId(key_id) : null;
    if (!key || key.organization_id.toHexString() !== organization_id) return only('invalid');
    const use = { organization_id: key.organization_id, key_id: key._id, call, digest };
    const now = clock();
    if (confirmation_id !== null) {
      if (!isId(confirmation_id)) return only('invalid');
      return (await store.use(confirmation_id, use, now))
        ? only('passed')
        : refusalOf(use, confirmation_id, now);
    }
    const open = await store.open(use, now);
    if (open) return needed(open);
    if ((await store.countOpen(key._id, now)) >= MAX_OPEN_CONFIRMATIONS) return only('full');
    const _id = newId();
    const record: AgentConfirmationRecord = {
      _id,
      ...use,
      key_name: key.name,
      arguments: argumentSeals.seal({ _id, organization_id: use.organization_id }, asked.arguments),
      about: JSON.stringify(asked.about),
      ...(asked.least_role !== undefined && { least_role: asked.least_role }),
      state: 'pending',
      requested_at: now,
      expires_at: new Date(now.getTime() + CONFIRMATION_MINUTES * MINUTE_MS),
      decided_at: null,
      decided_by: null,
      used_at: null,
    };
    await store.add(record);
    await audit.record({
      organization_id,
      actor: { id: key_id, name: key.name, kind: 'api_key', agent: true },
      action: 'agent.asked',
      target: { type: 'agent_confirmation', id: record._id.toHexString(), label: call },
      ip_truncated,
      request_id,
      result: 'success',
    });
    return needed(record);
  };
};
