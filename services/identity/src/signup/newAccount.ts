import type { AgreementService } from '../agreement/agreement.service';
import type { AuditLog } from '../audit/audit.service';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Visit } from '../sessions/visit';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import { adminMembership } from '../users/adminMembership';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord, UserRecord } from '../users/userRecord';
import type { PendingSignup } from './pendingSignup.store';

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  memberships: MembershipStore;
  linkTokens: LinkTokenStore;
  audit: AuditLog;
  agreements: AgreementService;
}

const firstMembership = ({ organization_id, organization_name }: PendingSignup): MembershipRecord =>
  adminMembership({ id: organization_id, name: organization_name }, new Date());

/** Makes of a sign-up whose address is confirmed what was signed up for: an account and its organization. */
export const createNewAccount = ({
  users,
  organizations,
  memberships,
  linkTokens,
  audit,
  agreements,
}: Deps) => {
  /**
   * Makes the organization and its first Admin; a person who was invited somewhere before becomes that Admin. Ids
   * are given, so a second run finds its own work.
   * @returns false when the address got an account in the meantime
   */
  const createAccount = async (signup: PendingSignup): Promise<boolean> => {
    const existing = await users.findLocal(signup.email);
    const userId = existing?._id ?? signup.user_id;
    if (existing && existing.status !== 'unverified' && !existing._id.equals(signup.user_id)) return false;
    const membership = firstMembership(signup);
    await organizations.insert({
      _id: signup.organization_id,
      name: signup.organization_name,
      site_host: signup.site_host,
      admin_ids: [userId],
      created_at: membership.added_at,
    });
    if (existing) {
      if (existing.status === 'unverified') {
        if (!(await users.proveMailbox(userId, signup.email, signup.password_hash))) return false;
        await linkTokens.revokeAll(userId);
      }
      await memberships.add(userId, membership);
      return true;
    }
    const made = await users.insert({
      _id: userId,
      email: signup.email,
      email_verified_at: membership.added_at,
      directory: false,
      first_name: signup.first_name,
      last_name: signup.last_name,
      ...(signup.phone && { phone: signup.phone }),
      password_hash: signup.password_hash,
      status: 'active',
      must_change_password: false,
      locale: signup.locale,
      memberships: [membership],
      created_at: membership.added_at,
    });
    return made || createAccount(signup);
  };

  const recordCreation = async (signup: PendingSignup, user: UserRecord, visit: Visit): Promise<void> => {
    const id = signup.organization_id.toHexString();
    await audit.inOrganization(id, user, 'organization.created', visit, {
      target: { type: 'organization', id, label: signup.organization_name },
    });
    await audit.aboutUser(user, 'user.email_confirmed', 'success', visit);
  };

  /** Who ticked the box is known by name only now that the address is confirmed; when, was noted then. */
  const recordAgreement = async (signup: PendingSignup, user: UserRecord): Promise<void> => {
    if (!signup.agreement) return;
    const place = { id: signup.organization_id.toHexString(), name: signup.organization_name };
    const person = { ...user, first_name: signup.first_name, last_name: signup.last_name };
    await agreements.record(place, person, { ...signup.agreement, occasion: 'signup' });
  };

  return {
    /**
     * Can be repeated: a second run finds the work of the first.
     * @returns the person, or null when the address got an account in the meantime
     */
    open: async (signup: PendingSignup): Promise<UserRecord | null> => {
      if (!(await createAccount(signup))) return null;
      const user = await users.findLocal(signup.email);
      if (user) await recordAgreement(signup, user);
      return user;
    },
    recordCreation,
  };
};
export type NewAccount = ReturnType<typeof createNewAccount>;
