import { WAYS_OUT, type WayOutName } from '@yinyom/contracts/waysOut';
import type { ApiKeyRefusal } from '@yinyom/contracts/identity/apiKeys';
import { keyRefused, type Member } from './authorizer';

/** Why a caller gets nothing on a way out; null where it does. People have roles instead of scopes. */
const refusalOf = ({ key }: Pick<Member, 'key'>, way: WayOutName): ApiKeyRefusal | null => {
  if (!key) return null;
  const { scopes, about } = WAYS_OUT[way];
  if (about === 'organization' && key.applications) return 'application_outside_key';
  return scopes.every((scope) => key.scopes.includes(scope)) ? null : 'scope_missing';
};

export const mayLeave = (member: Pick<Member, 'key'>, way: WayOutName): boolean =>
  refusalOf(member, way) === null;

/** @throws AppError 403 scope_missing or application_outside_key where data may not leave to an API key on this way */
export const needsWayOut = (member: Pick<Member, 'key'>, way: WayOutName): void => {
  const refusal = refusalOf(member, way);
  if (refusal) throw keyRefused(refusal);
};
