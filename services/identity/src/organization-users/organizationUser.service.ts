import { ROLES } from '@yinyom/contracts/constants';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import { canCarryFlag } from '@yinyom/contracts/identity/membershipFlag';
import type {
  listOrganizationUsers,
  updateOrganizationUser,
} from '@yinyom/contracts/identity/organizationUsers';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { CheckWebsites } from '../access/checkWebsites';
import type { PlaceNames } from '../access/placeNames';
import type { AuditLog } from '../audit/audit.service';
import type { AuditChange } from '../audit/auditEvent';
import { aboutMember } from '../mail/aboutMember';
import type { MailService } from '../mail/mail.service';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Visit } from '../sessions/visit';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import type { UserStore } from '../users/user.store';
import { checkScope } from './checkScope';
import type { MemberRecord, MembershipStore } from './membership.store';
import { fullName } from '../users/toUser';
import { memberTarget, revisionOf, toOrgUser } from './toOrgUser';

type Change = BodyOf<typeof updateOrganizationUser>;

interface Deps {
  users: UserStore;
  memberships: MembershipStore;
  organizations: OrganizationStore;
  linkTokens: LinkTokenStore;
  mail: Pick<MailService, 'send'>;
  audit: AuditLog;
  checkWebsites: CheckWebsites;
  placeNames: PlaceNames;
}

const isActiveAdmin = ({ membership }: MemberRecord) =>
  membership.role === 1000 && membership.status === 'active';

/** The people of an organization, as its Admins manage them. */
export const createOrganizationUserService = (deps: Deps) => {
  const { users, memberships, organizations, linkTokens, mail, audit, checkWebsites, placeNames } = deps;

  const find = async (organizationId: string, userId: string): Promise<MemberRecord> => {
    const member = await memberships.find(organizationId, userId);
    if (!member) throw notFound();
    return member;
  };

  /** Takes the Admin's place away before anything else, and only if another Admin stays. */
  const giveUpAdmin = async (organizationId: string, member: MemberRecord): Promise<void> => {
    if (!(await organizations.removeAdmin(organizationId, member._id))) throw conflict('last_admin');
  };

  const staysAdmin = ({ membership }: MemberRecord, { role, status }: Change): boolean =>
    (role ?? membership.role) === 1000 && (status ?? membership.status) === 'active';

  /**
   * Of two Admins who read the same member one saves, where they say what they read.
   * @throws AppError 409 last_admin, 412
   */
  const claim = async (organizationId: string, member: MemberRecord, change: Change, seen?: number) => {
    if (seen !== undefined && seen !== revisionOf(member)) throw versionConflict();
    const givesUp = isActiveAdmin(member) && !staysAdmin(member, change);
    if (givesUp) await giveUpAdmin(organizationId, member);
    if ((await memberships.claim(member)) || seen === undefined) return;
    if (givesUp) await organizations.addAdmin(organizationId, member._id);
    throw versionConflict();
  };

  const changeAccess = async (organizationId: string, member: MemberRecord, change: Change) => {
    const { role, status, scope } = change;
    const { membership } = member;
    const newRole = role ?? membership.role;
    // Limits come before a role that needs them, and go after one that had them.
    if (scope) await memberships.setScope(member._id, organizationId, scope);
    if (newRole !== membership.role) await memberships.setRole(member._id, organizationId, newRole);
    if (scope === null || newRole === ROLES.admin)
      await memberships.setScope(member._id, organizationId, null);
    if (status !== undefined && status !== membership.status)
      await memberships.setStatus(member._id, organizationId, status);
    if (!isActiveAdmin(member) && staysAdmin(member, { role, status }))
      await organizations.addAdmin(organizationId, member._id);
  };

  const changeProfile = async (organizationId: string, member: MemberRecord, change: Change) => {
    const { first_name, last_name, phone } = change;
    const profile = {
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
      ...(phone !== undefined && { phone }),
    };
    if (Object.keys(profile).length === 0) return;
    if (member.membership.status === 'invited') {
      const shown = member.membership.invited_as;
      await memberships.updateInvitedAs(member._id, organizationId, {
        first_name: member.first_name,
        last_name: member.last_name,
        ...shown,
        ...profile,
      });
      // Only an account that this invitation made takes the new name over.
      if (member.status !== 'unverified' || member.membership_count > 1) return;
    }
    await memberships.updateProfile(member._id, profile);
  };

  /** What an Admin may change, with the websites of limits by name in one text. */
  const valuesOf = async (
    organizationId: string,
    { scope, ...values }: Omit<Change, 'status'> & { status?: string },
  ) => ({ ...values, scope: scope ? await placeNames(organizationId, scope) : scope });

  const changesOf = async (
    organizationId: string,
    before: MemberRecord,
    change: Change,
  ): Promise<AuditChange[]> => {
    const old = await valuesOf(organizationId, toOrgUser(before));
    const now = await valuesOf(organizationId, change);
    return (Object.keys(change) as (keyof Change)[])
      .filter((field) => now[field] !== undefined && (now[field] ?? '') !== (old[field] ?? ''))
      .map((field) => ({ field, before: old[field] ?? null, after: now[field] }));
  };

  const record = async (
    admin: Member,
    action: AuditAction,
    member: MemberRecord,
    visit: Visit,
    changes?: AuditChange[],
  ) => {
    const actor = await users.get(admin.userId);
    if (!actor) return;
    await audit.inOrganization(admin.organizationId, actor, action, visit, {
      target: memberTarget(member),
      ...(changes && { changes }),
    });
  };

  /** Whoever had access is told that it is over; an invitation that is taken back is nobody's loss. */
  const tell = async (admin: Member, member: MemberRecord): Promise<void> => {
    if (member.membership.status === 'invited') return;
    const values = { name: fullName(member), organization: member.membership.organization_name };
    const more = { about: aboutMember(admin.organizationId, member.membership.scope) };
    if (member._id.toHexString() === admin.userId)
      return mail.send(member, 'organization_left', values, more);
    const by = await users.get(admin.userId);
    const person = by ? fullName(by) : '';
    await mail.send(member, 'organization_removed', { ...values, person }, more);
  };

  return {
    list: async (organizationId: string, query: QueryOf<typeof listOrganizationUsers>) => {
      const { page, limit, q, role, sort, order, status } = query;
      const filter = {
        activeOnly: status === 'active',
        search: q,
        role: role === undefined ? undefined : Number(role),
        sort,
        order,
        skip: (page - 1) * limit,
        limit,
      };
      const [found, total] = await Promise.all([
        memberships.list(organizationId, filter),
        memberships.count(organizationId, filter),
      ]);
      return numberedPage(found.map(toOrgUser), { page, limit }, total);
    },

    /** @throws AppError 404; 409 self_role_change, last_admin, profile_not_editable, conflict; 412; 422 external_admin, role_invalid */
    update: async (admin: Member, userId: string, change: Change, visit: Visit, seen: number | undefined) => {
      const before = await find(admin.organizationId, userId);
      const { role, status } = before.membership;
      const accessChanges =
        (change.role !== undefined && change.role !== role) ||
        (change.status !== undefined && change.status !== status);
      await checkScope(checkWebsites, admin.organizationId, change.role ?? role, change.scope);
      // The officer answers for all websites, or for those of one client.
      const limits = change.scope === undefined ? before.membership.scope : change.scope;
      const isOfficer = change.dpo ?? before.membership.dpo;
      if (isOfficer && !canCarryFlag(limits) && (change.role ?? role) !== ROLES.admin)
        throw invalidField('dpo', 'dpo_limited');
      if (accessChanges && userId === admin.userId) throw conflict('self_role_change');
      if (before.membership.external && change.role === 1000 && role !== 1000)
        throw invalidField('role', 'external_admin');
      // Only the person can turn an invitation into a membership.
      if (change.status !== undefined && status === 'invited') throw conflict('conflict');
      const { first_name, last_name, phone } = change;
      if ((first_name ?? last_name ?? phone) !== undefined && !toOrgUser(before).profile_editable)
        throw conflict('profile_not_editable');
      await claim(admin.organizationId, before, change, seen);
      await changeProfile(admin.organizationId, before, change);
      if (accessChanges || change.scope !== undefined)
        await changeAccess(admin.organizationId, before, change);
      if (change.dpo !== undefined) await memberships.setDpo(before._id, admin.organizationId, change.dpo);
      const after = await find(admin.organizationId, userId);
      const changes = await changesOf(admin.organizationId, before, change);
      await record(admin, 'user.membership_updated', after, visit, changes);
      return toOrgUser(after);
    },

    /** Removes a member, or lets one leave. @throws AppError 404, 409 last_admin */
    remove: async (admin: Member, userId: string, visit: Visit): Promise<void> => {
      const member = await find(admin.organizationId, userId);
      if (isActiveAdmin(member)) await giveUpAdmin(admin.organizationId, member);
      if (!(await memberships.remove(member._id, admin.organizationId))) throw notFound();
      await record(admin, userId === admin.userId ? 'user.left' : 'user.removed', member, visit);
      await tell(admin, member);
      if (member.status === 'unverified') {
        await linkTokens.revokeInvitation(member._id, admin.organizationId);
        await memberships.forgetUnverified(member._id);
      }
    },
  };
};
export type OrganizationUserService = ReturnType<typeof createOrganizationUserService>;
