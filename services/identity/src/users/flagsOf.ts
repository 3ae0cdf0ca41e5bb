import type { Role } from '@yinyom/contracts/constants';
import { canCarryFlag, type MembershipFlag } from '@yinyom/contracts/identity/membershipFlag';
import type { MembershipRecord } from './userRecord';

type Carrier = Pick<MembershipRecord, 'role' | 'dpo' | 'scope'>;

/** The flags of a membership, as `authorize` returns them; other limited people have none, whatever is stored. */
export const flagsOf = ({ dpo, scope }: Omit<Carrier, 'role'>): { flags?: MembershipFlag[] } =>
  dpo && canCarryFlag(scope) ? { flags: ['dpo'] } : {};

/** Whether a membership has neither the role of a call nor a flag that opens the call. */
export const lacksRight = (
  membership: Carrier,
  { least, flag }: { least: Role; flag?: MembershipFlag | undefined },
): boolean =>
  membership.role < least && (flag === undefined || flagsOf(membership).flags?.includes(flag) !== true);
