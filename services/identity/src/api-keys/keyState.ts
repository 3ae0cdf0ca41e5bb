import { ROLES } from '@yinyom/contracts/constants';
import type { ApiKey } from '@yinyom/contracts/identity/apiKeys';
import type { AccessRecord } from '../organization-users/membership.store';
import type { MembershipRecord } from '../users/userRecord';
import type { ApiKeyRecord } from './apiKey.store';

/** Whether a key has ended by itself or by an Admin; null: it lives. */
export const endOf = (
  { revoked_at, expires_at }: Pick<ApiKeyRecord, 'revoked_at' | 'expires_at'>,
  now: Date,
): 'revoked' | 'expired' | null => {
  if (revoked_at) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : null;
};

export const keyStateOf = (record: ApiKeyRecord, makerActs: boolean, now: Date): ApiKey['state'] =>
  endOf(record, now) ?? (makerActs ? 'active' : 'orphaned');

/** The place in which the maker of a key answers for it; null when there is none any more. A reviewer answers for nothing. */
export const makersPlace = (
  maker: Pick<AccessRecord, 'status' | 'memberships'> | null,
  { organization_id }: Pick<ApiKeyRecord, 'organization_id'>,
): MembershipRecord | null => {
  if (maker?.status !== 'active') return null;
  const place = maker.memberships.find(
    (item) => item.status === 'active' && item.organization_id.equals(organization_id),
  );
  return place && place.role > ROLES.reviewer ? place : null;
};
