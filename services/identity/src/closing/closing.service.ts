import type { BodyOf } from '@yinyom/contracts/endpoint';
import { CLOSING_DAYS, type closeAccount, type closeOrganization } from '@yinyom/contracts/identity/closing';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { DAY_MS } from '@yinyom/contracts/durations';
import { AppError, conflict, invalidField, notFound, unauthorized } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { OrganizationStore } from '../organizations/organization.store';
import type { OwnPasswordCheck } from '../password/checkOwnPassword';
import type { Visit } from '../sessions/visit';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import type { SecondFactor } from '../two-factor/secondFactor';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { TellMembers } from './tellMembers';

/** What the websites service does for an organization that is closed; null where it cannot be reached from here. */
export type WebsitesOfOrganization = Pick<InternalHandlers<typeof websitesInternal>, 'withdrawOrganization'>;

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  linkTokens: LinkTokenStore;
  checkPassword: OwnPasswordCheck;
  secondFactor: SecondFactor;
  mail: MailService;
  audit: AuditLog;
  tellMembers: TellMembers;
  websites: WebsitesOfOrganization | null;
}

type Proof = Pick<BodyOf<typeof closeAccount>, 'password' | 'code' | 'recovery_code'>;

/** Ends accounts and organizations for good. */
export const createClosingService = (deps: Deps) => {
  const { users, organizations, linkTokens, mail, audit } = deps;

  const prove = async (caller: Pick<Caller, 'userId'>, given: Proof, visit: Visit): Promise<UserRecord> => {
    const user = await users.get(caller.userId);
    if (!user) throw unauthorized();
    const { password, code, recovery_code } = given;
    await deps.checkPassword(user, password, visit);
    await deps.secondFactor.useIfAny(user, { code, recovery_code });
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
     * Orders the end of an organization; `dueClosings` carries it out. Nothing changes until then.
     * @throws AppError 422 as above; 503 where the websites cannot be reached, so that nothing is promised
     */
    orderClosing: async (
      { organizationId, userId }: Member,
      { confirm, ...proof }: BodyOf<typeof closeOrganization>,
      visit: Visit,
    ): Promise<{ closes_at: string }> => {
      const user = await prove({ userId }, proof, visit);
      const organization = await organizations.get(organizationId);
      if (!organization) throw notFound();
      if (confirm !== organization.name) throw invalidField('confirm', 'typed_differently');
      if (!deps.websites) throw new AppError(503, 'unavailable', { retryAfterSeconds: 60 });
      const now = new Date();
      const closesAt = new Date(now.getTime() + CLOSING_DAYS * DAY_MS);
      const order = { ordered_at: now, closes_at: closesAt, by: fullName(user) };
      if (!(await organizations.orderClosing(organizationId, order))) {
        const known = await organizations.get(organizationId);
        if (!known?.closing) throw notFound();
        return { closes_at: known.closing.closes_at.toISOString() };
      }
      await audit.inOrganization(organizationId, user, 'organization.closing_ordered', visit, {
        target: { type: 'organization', id: organizationId, label: organization.name },
        changes: [{ field: 'closes_at', before: null, after: closesAt.toISOString() }],
      });
      await deps.tellMembers(organization, 'organization_closing', {
        person: order.by,
        closes_at: closesAt,
      });
      return { closes_at: closesAt.toISOString() };
    },

    /** @throws AppError 409 closing_not_ordered */
    cancelClosing: async ({ organizationId, userId }: Member, visit: Visit): Promise<void> => {
      const [user, organization] = await Promise.all([users.get(userId), organizations.get(organizationId)]);
      if (!user) throw unauthorized();
      if (!organization) throw notFound();
      if (!(await organizations.cancelClosing(organizationId))) throw conflict('closing_not_ordered');
      await audit.inOrganization(organizationId, user, 'organization.closing_cancelled', visit, {
        target: { type: 'organization', id: organizationId, label: organization.name },
      });
      await deps.tellMembers(organization, 'organization_closing_cancelled', { person: fullName(user) });
    },
  };
};
export type ClosingService = ReturnType<typeof createClosingService>;
