import type { BodyOf } from '@yinyom/contracts/endpoint';
import { MAX_ADMIN_ORGANIZATIONS, type createOrganization } from '@yinyom/contracts/identity/organizations';
import { AppError, unauthorized } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AgreementService } from '../agreement/agreement.service';
import type { AuditLog } from '../audit/audit.service';
import type { RateLimits } from '../limits/rateLimits';
import type { MailboxProof } from '../mailbox/mailboxProof';
import type { MembershipStore } from '../organization-users/membership.store';
import type { Visit } from '../sessions/visit';
import { domainOfEmail } from '../signup/emailDomain';
import { adminMembership } from '../users/adminMembership';
import { newId } from '../users/id';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord, UserRecord } from '../users/userRecord';
import type { OrganizationStore } from './organization.store';
import type { OrganizationView } from './organizationView';

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  memberships: MembershipStore;
  agreements: AgreementService;
  mailboxes: MailboxProof;
  limits: RateLimits;
  audit: AuditLog;
  seenBy: OrganizationView;
}

const isAdmin = ({ role, status }: MembershipRecord): boolean => role === 1000 && status === 'active';

/** Opens further organizations for people who have an account. */
export const createNewOrganizationService = (deps: Deps) => {
  const { users, organizations, memberships, agreements, limits, audit } = deps;

  /** @returns the domain that members of the organization need in their address */
  const check = (user: UserRecord): string => {
    if (user.memberships.filter(isAdmin).length >= MAX_ADMIN_ORGANIZATIONS)
      throw new AppError(409, 'too_many_organizations', { values: { maximum: MAX_ADMIN_ORGANIZATIONS } });
    // People of a directory may have no address, or one of a host that is no domain.
    const domain = domainOfEmail(user.email);
    if (domain === null) throw new AppError(422, 'address_without_domain');
    return domain;
  };

  return {
    /** @throws AppError 422 agreement_changed, 409 too_many_organizations, 429 after the third of a day */
    create: async (caller: Caller, form: BodyOf<typeof createOrganization>, visit: Visit) => {
      const user = await users.get(caller.userId);
      if (!user) throw unauthorized();
      const domain = check(user);
      await deps.mailboxes.demand(user);
      const agreement = await agreements.take(form.dpa_sha256);
      await limits.consume('new_organization', caller.userId);
      const id = newId();
      await organizations.insert({
        _id: id,
        name: form.name,
        site_host: domain,
        admin_ids: [user._id],
        created_at: agreement.at,
      });
      const made = await organizations.get(id);
      if (!made) throw new Error('an organization that was just stored is not there');
      const place = { id: id.toHexString(), name: made.name };
      // Before anybody can work in it: no organization of this kind is ever without its agreement.
      await agreements.record(place, user, { ...agreement, occasion: 'new_organization' });
      const membership = adminMembership({ id: made._id, name: made.name }, made.created_at);
      if (!(await memberships.add(user._id, membership))) {
        // The account was closed meanwhile.
        await organizations.remove(id);
        throw unauthorized();
      }
      await audit.inOrganization(place.id, user, 'organization.created', visit, {
        target: { type: 'organization', id: place.id, label: place.name },
      });
      return deps.seenBy(user, made, membership);
    },
  };
};
export type NewOrganizationService = ReturnType<typeof createNewOrganizationService>;
