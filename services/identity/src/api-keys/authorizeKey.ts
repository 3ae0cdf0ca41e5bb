import type { Role } from '@yinyom/contracts/constants';
import { allowsScope } from '@yinyom/contracts/identity/scopes';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { DeniedAccess } from '../access/deniedAccess';
import { limitsOf } from '../access/limitsOf';
import type { NeedsKey } from '../security-keys/needsKey';
import type { DemandsFactor } from '../two-factor/demandsFactor';
import { hasSecondFactor } from '../users/keysOf';
import type { KeyAccess } from './keyAccess';

type Authorize = InternalHandlers<typeof identityInternal>['authorize'];
type Asked = Parameters<Authorize>[0];

/**
 * What an API key may do at this moment: never more than its own role and scopes, and never more than its maker may. A key of
 * another organization is a stranger there, like anybody.
 */
export const createAuthorizeKey =
  (
    keys: Pick<KeyAccess, 'living' | 'note'>,
    denied: DeniedAccess,
    needsKey: NeedsKey,
    demandsFactor: DemandsFactor,
  ) =>
  async ({
    user_id,
    session_id,
    organization_id,
    attempt,
    scope,
  }: Omit<Asked, 'key'> & NonNullable<Asked['key']>): ReturnType<Authorize> => {
    const nobody = { role: null, organization_name: null };
    const living = await keys.living(session_id, user_id);
    if (!living) return { session_alive: false, ...nobody };
    const { record, maker, place } = living;
    if (scope === null || !allowsScope(record.scopes, scope))
      return {
        session_alive: true,
        ...nobody,
        key_refusal: scope === null ? 'key_not_accepted' : 'scope_missing',
      };
    const key = {
      scopes: record.scopes,
      ...(record.agent && { agent: true as const }),
      application_ids: record.application_ids,
      ...(record.group_ids?.length && { group_ids: record.group_ids }),
    };
    if (organization_id === null) return { session_alive: true, ...nobody, key };
    if (record.organization_id.toHexString() !== organization_id) {
      denied(user_id, organization_id, { action: 'organization.access', attempt });
      return { session_alive: true, ...nobody };
    }
    const role = Math.min(record.role, place.role) as Role;
    if (attempt && role < attempt.least) keys.note(record, 'role', attempt);
    return {
      session_alive: true,
      role,
      organization_name: place.organization_name,
      ...limitsOf(place),
      ...(demandsFactor(place) && !hasSecondFactor(maker) && { two_fa_missing: true }),
      ...(needsKey(maker, place) && { security_key_missing: true }),
      key,
    };
  };
