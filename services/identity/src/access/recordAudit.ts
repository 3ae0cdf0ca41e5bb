import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { ApiKeyStore } from '../api-keys/apiKey.store';
import type { AuditLog } from '../audit/audit.service';
import { externalMark } from '../users/externalMark';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { Strangers } from './strangers';

type RecordAudit = InternalHandlers<typeof identityInternal>['recordAudit'];
type Entry = Parameters<RecordAudit>[0];

interface Deps {
  users: Pick<UserStore, 'get'>;
  apiKeys: Pick<ApiKeyStore, 'byId'>;
  audit: Pick<AuditLog, 'record'>;
  strangers: Strangers;
}

/**
 * Writes into an organization's audit log what another service tells. People and keys of the organization stand there by their
 * names; all others by their id, so that nobody writes words of their own into the log of strangers, nor floods it.
 */
export const createRecordAudit = ({ users, apiKeys, audit, strangers }: Deps): RecordAudit => {
  /** Actor and whether they are a stranger to the organization. */
  const describe = async ({ actor, organization_id }: Entry) => {
    const { id, kind, name = '' } = actor;
    if (kind === 'system' || !isId(id)) return { actor: { ...actor, name }, isStranger: false };
    if (kind === 'api_key') {
      const key = await apiKeys.byId(id);
      const home = key?.organization_id;
      const mark = key?.agent ? { agent: true as const } : {};
      if (home?.toHexString() === organization_id)
        return { actor: { ...actor, name, ...mark }, isStranger: false };
      return { actor: { ...actor, name: await strangers.nameOf(id, home) }, isStranger: true };
    }
    const person = await users.get(id);
    const places = person?.memberships.filter(({ status }) => status === 'active') ?? [];
    if (person && places.some((place) => place.organization_id.toHexString() === organization_id)) {
      const mark = externalMark(person, organization_id);
      return { actor: { ...actor, name: fullName(person), ...mark }, isStranger: false };
    }
    const stranger = await strangers.nameOf(id, places[0]?.organization_id);
    return { actor: { ...actor, name: stranger }, isStranger: true };
  };

  return async (entry) => {
    const { actor, isStranger } = await describe(entry);
    const { organization_id, action, result, ip_truncated = '' } = entry;
    const isKnock = isStranger && result === 'denied';
    if (isKnock && !(await strangers.isFirst(actor.id, organization_id, action))) return null;
    await audit.record({ ...entry, actor, ip_truncated });
    return null;
  };
};
