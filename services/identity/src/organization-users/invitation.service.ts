import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { addOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { CheckWebsites } from '../access/checkWebsites';
import type { PlaceNames } from '../access/placeNames';
import type { AuditLog } from '../audit/audit.service';
import type { RateLimits } from '../limits/rateLimits';
import { aboutMember } from '../mail/aboutMember';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { MailboxProof } from '../mailbox/mailboxProof';
import type { OrganizationRecord, OrganizationStore } from '../organizations/organization.store';
import type { PasswordHasher } from '../password/passwordHasher';
import { checkNewPassword, personalContext } from '../password/passwordPolicy';
import type { Visit } from '../sessions/visit';
import { emailMatchesSite, isAllowedEmail, isExternalEmail, isPartnerEmail } from '../signup/emailDomain';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord, UserRecord } from '../users/userRecord';
import { checkScope } from './checkScope';
import type { MembershipStore } from './membership.store';
import { memberTarget, toOrgUser } from './toOrgUser';
import { newId } from '../users/id';

type NewMember = BodyOf<typeof addOrganizationUser>;

interface Deps {
  users: UserStore;
  memberships: MembershipStore;
  organizations: OrganizationStore;
  mailboxes: MailboxProof;
  hasher: PasswordHasher;
  limits: RateLimits;
  mail: MailService;
  links: Links;
  audit: AuditLog;
  checkWebsites: CheckWebsites;
  placeNames: PlaceNames;
  allowedSuffixes: readonly string[];
  /** Whether people may be added by directory name. */
  hasDirectory: boolean;
}

/** Adds people to organizations. Whether an address had an account before is not to be seen. */
export const createInvitationService = (deps: Deps) => {
  const {
    users,
    memberships,
    organizations,
    mailboxes,
    hasher,
    limits,
    mail,
    links,
    audit,
    checkWebsites,
    placeNames,
  } = deps;

  /** The organization's own domain, under an allowed suffix, or a partner's; nobody from outside becomes Admin. */
  const checkEmail = ({ email, role }: NewMember, organization: OrganizationRecord): void => {
    if (isPartnerEmail(email, organization)) {
      if (role !== 1000) return;
      throw new AppError(422, 'external_admin', { errors: [{ field: 'role', code: 'external_admin' }] });
    }
    const code = !isAllowedEmail(email, deps.allowedSuffixes)
      ? 'email_domain_not_allowed'
      : !emailMatchesSite(email, organization.site_host)
        ? 'email_domain_mismatch'
        : null;
    if (code === null) return;
    throw new AppError(422, code, {
      errors: [{ field: 'email', code }],
      values: { suffixes: deps.allowedSuffixes.join(', ') },
    });
  };

  const newMembership = (organization: OrganizationRecord, person: NewMember): MembershipRecord => ({
    _id: newId(),
    organization_id: organization._id,
    organization_name: organization.name,
    organization_requires_two_fa: organization.settings.require_2fa,
    role: person.role,
    ...(person.scope && { scope: person.scope }),
    status: 'invited',
    ...(isExternalEmail(person.email, organization.site_host) && { external: true }),
    invited_as: {
      email: person.email,
      first_name: person.first_name,
      last_name: person.last_name,
      ...(person.phone && { phone: person.phone }),
      ...(person.username && { username: person.username }),
    },
    added_at: new Date(),
    joined_at: null,
  });

  /** The account the invitation is for: an existing one, untouched, or a new one without rights of its own. */
  const accountFor = async (person: NewMember, passwordHash: string | null, lang: UserRecord['locale']) => {
    const directoryName =
      deps.hasDirectory && person.password === undefined ? person.username?.toLowerCase() : undefined;
    const find = () =>
      directoryName === undefined ? users.findLocal(person.email) : users.findDirectory(directoryName);
    const existing = await find();
    if (existing) return existing;
    await users.insert({
      _id: newId(),
      email: person.email,
      email_verified_at: null,
      directory: directoryName !== undefined,
      ...(directoryName !== undefined && { ldap_username: directoryName }),
      first_name: person.first_name,
      last_name: person.last_name,
      ...(person.phone && { phone: person.phone }),
      ...(person.username && { username: person.username }),
      password_hash: passwordHash,
      status: directoryName === undefined ? 'unverified' : 'active',
      must_change_password: passwordHash !== null,
      locale: lang,
      memberships: [],
      created_at: new Date(),
    });
    const made = await find();
    if (!made) throw conflict('conflict');
    return made;
  };

  const sendInvitation = async (
    user: UserRecord,
    organization: OrganizationRecord,
    inviter: UserRecord,
    scope: MemberScope | undefined,
  ) => {
    const values = {
      name: fullName(user),
      organization: organization.name,
      inviter: fullName(inviter),
      link: links.login(user.locale, String(organization._id)),
    };
    const more = { about: aboutMember(String(organization._id), scope) };
    if (user.status !== 'unverified') return mail.send(user, 'invitation_existing', values, more);
    const link = await mailboxes.linkFor(user, organization._id);
    const kind = user.must_change_password ? 'account_created' : 'invitation';
    return mail.send(user, kind, { ...values, link }, more);
  };

  /** @throws AppError 429: neither inviting and removing in turn nor many organizations may fill a mailbox */
  const countMail = async (organizationId: string, email: string): Promise<void> => {
    await limits.consume('invitation', `${organizationId}\n${email}`);
    await limits.consume('invitation_address', email);
  };

  const load = async (admin: Member) => {
    const [organization, inviter] = await Promise.all([
      organizations.get(admin.organizationId),
      users.get(admin.userId),
    ]);
    if (!organization || !inviter) throw notFound();
    return { organization, inviter };
  };

  /** A partner's domain that went while somebody of it was invited would leave an invitation behind. */
  const keepRule = async (
    person: NewMember,
    userId: UserRecord['_id'],
    organizationId: UserRecord['_id'],
  ) => {
    const now = await organizations.get(organizationId);
    try {
      if (!now) throw notFound();
      checkEmail(person, now);
    } catch (error) {
      await memberships.withdrawInvitation(userId, organizationId);
      await memberships.forgetUnverified(userId);
      throw error;
    }
  };

  return {
    add: async (admin: Member, person: NewMember, visit: Visit) => {
      const { organization, inviter } = await load(admin);
      checkEmail(person, organization);
      await checkScope(checkWebsites, admin.organizationId, person.role, person.scope);
      if (person.password !== undefined)
        checkNewPassword(person.password, personalContext(person, [organization.name]));
      await countMail(admin.organizationId, person.email);
      const passwordHash = person.password === undefined ? null : await hasher.hash(person.password);
      const user = await accountFor(person, passwordHash, visit.lang);
      if (!(await memberships.add(user._id, newMembership(organization, person))))
        throw conflict('already_member');
      await keepRule(person, user._id, organization._id);
      await sendInvitation(user, organization, inviter, person.scope);
      const member = await memberships.find(admin.organizationId, user._id.toHexString());
      if (!member) throw notFound();
      await audit.inOrganization(admin.organizationId, inviter, 'user.invited', visit, {
        target: memberTarget(member),
        changes: [
          { field: 'role', before: null, after: person.role },
          ...(person.scope
            ? [
                {
                  field: 'scope',
                  before: null,
                  after: await placeNames(admin.organizationId, person.scope),
                },
              ]
            : []),
        ],
      });
      return toOrgUser(member);
    },

    /** @throws AppError 404, 409 invitation_not_pending, 429 after three a day */
    resend: async (admin: Member, userId: string, visit: Visit) => {
      const { organization, inviter } = await load(admin);
      const member = await memberships.find(admin.organizationId, userId);
      const user = member ? await users.get(member._id.toHexString()) : null;
      if (!member || !user) throw notFound();
      if (member.membership.status !== 'invited') throw conflict('invitation_not_pending');
      await countMail(admin.organizationId, member.email);
      await sendInvitation(user, organization, inviter, member.membership.scope);
      await audit.inOrganization(admin.organizationId, inviter, 'user.invitation_resent', visit, {
        target: memberTarget(member),
      });
      return { message: messageText('invitation_sent', visit.lang) };
    },
  };
};
export type InvitationService = ReturnType<typeof createInvitationService>;
