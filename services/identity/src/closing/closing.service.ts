import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { closeAccount, closeOrganization } from '@yinyom/contracts/identity/closing';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { AppError, invalidField, notFound, unauthorized } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { OwnPasswordCheck } from '../password/checkOwnPassword';
import { hasSecondFactor } from '../users/keysOf';
import type { Visit } from '../sessions/visit';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import type { SecondFactor } from '../two-factor/secondFactor';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';

/** What the websites service does for an organization that is closed; null where it cannot be reached from here. */
export type WebsitesOfOrganization = Pick<InternalHandlers<typeof websitesInternal>, 'withdrawOrganization'>;

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  memberships: MembershipStore;
  linkTokens: LinkTokenStore;
  checkPassword: OwnPasswordCheck;
  secondFactor: SecondFactor;
  mail: MailService;
  audit: AuditLog;
  websites: WebsitesOfOrganization | null;
}

type Proof = Pick<BodyOf<typeof closeAccount>, 'password' | 'code' | 'recovery_code'>;

/** Ends accounts and organizations for good. */
export const createClosingService = (deps: Deps) => {
  const { users, organizations, memberships, linkTokens, mail, audit } = deps;

  const prove = async (caller: Pick<Caller, 'userId'>, given: Proof, visit: Visit): Promise<UserRecord> => {
    const user = await users.get(caller.userId);
    if (!user) throw unauthorized();
    const { password, code, recovery_code } = given;
    await deps.checkPassword(user, password, visit);
    if (!hasSecondFactor(user)) return user;
    if (code === undefined && recovery_code === undefined) throw invalidField('code', 'otp_invalid');
    await deps.secondFactor.use(user, { code, recovery_code });
    return user;
  };

  const lastAdmin = (organization: string) =>
    new AppError(409, 'last_admin_of', { values: { organization } });

  /** Takes the person out of every list of Admins, or out of none. @throws AppError 409 last_admin_of */
  const giveUpAdmin = async (user: UserRecord): Promise<void> => {
    const given: UserRecord['memberships'] = [];
    for (const place of user.memberships) {
      if (place.role !== 1000 || place.status !== 'active') continue;
      if (await organizations.removeAdmin(place.organization_id, user._id)) given.push(place);
      else {
        for (const { organization_id } of given) await organizations.addAdmin(organization_id, user._id);
        throw lastAdmin(place.organization_name);
      }
    }
  };

  return {
    /**
     * Forgets a person. Entries of audit logs keep the name they were written with, for as long as those are kept,
     * and so does the record of an agreement the person accepted: both prove what was done for an organization.
     * @throws AppError 409 last_admin_of; 422 old_password_incorrect, otp_invalid, typed_differently
     */
    closeAccount: async (
      caller: Caller,
      { confirm, ...proof }: BodyOf<typeof closeAccount>,
      visit: Visit,
    ): Promise<void> => {
      const user = await prove(caller, proof, visit);
      if (confirm.toLowerCase() !== user.email) throw invalidField('confirm', 'typed_differently');
      await giveUpAdmin(user);
      await audit.aboutUser(user, 'user.account_closed', 'success', visit);
      await mail.send(user, 'account_closed', { name: fullName(user) });
      await linkTokens.revokeAll(user._id);
      await users.remove(user._id);
    },

    /**
     * Each step can be repeated: an Admin whose attempt broke off in the middle closes it again.
     * @throws AppError 422 as above; 503 when the websites cannot be reached
     */
    closeOrganization: async (
      { organizationId, userId }: Member,
      { confirm, ...proof }: BodyOf<typeof closeOrganization>,
      visit: Visit,
    ): Promise<void> => {
      const user = await prove({ userId }, proof, visit);
      const organization = await organizations.get(organizationId);
      if (!organization) throw notFound();
      if (confirm !== organization.name) throw invalidField('confirm', 'typed_differently');
      if (!deps.websites) throw new AppError(503, 'unavailable', { retryAfterSeconds: 60 });
      const { websites } = await deps.websites.withdrawOrganization({ organization_id: organizationId });
      await audit.inOrganization(organizationId, user, 'organization.closed', visit, {
        target: { type: 'organization', id: organizationId, label: organization.name },
        changes: [{ field: 'websites', before: websites, after: 0 }],
      });
      const people = await memberships.everybody(organizationId);
      await organizations.close(organizationId);
      await memberships.removeAll(organizationId);
      // What somebody added while this ran.
      await deps.websites.withdrawOrganization({ organization_id: organizationId });
      const values = { organization: organization.name, person: fullName(user) };
      for (const person of people)
        await mail.send(person, 'organization_closed', { ...values, name: fullName(person) });
    },
  };
};
export type ClosingService = ReturnType<typeof createClosingService>;
