import { AppError, notFound, unauthorized, versionConflict } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import type { AuditLog } from '../audit/audit.service';
import type { ExternalPerson } from '../organization-users/externalPeople';
import type { MembershipStore } from '../organization-users/membership.store';
import type { Visit } from '../sessions/visit';
import { domainOfEmail, isSharedDomain, registrableDomain } from '../signup/emailDomain';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import type { UserStore } from '../users/user.store';
import type { OrganizationRecord, OrganizationStore } from './organization.store';

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  memberships: MembershipStore;
  linkTokens: LinkTokenStore;
  audit: AuditLog;
}

const problemOf = (domain: string, own: string | null): MessageCode | null => {
  if (domain === own) return 'partner_domain_own';
  if (isSharedDomain(domain)) return 'partner_domain_public';
  return registrableDomain(domain) === domain ? null : 'partner_domain_invalid';
};

/** The domains besides its own that an organization takes people from: an agency's, a law firm's. */
export const createPartnerDomainsService = (deps: Deps) => {
  const { users, organizations, memberships, linkTokens, audit } = deps;
  const load = async (id: string): Promise<OrganizationRecord> => {
    const organization = await organizations.get(id);
    if (!organization) throw notFound();
    return organization;
  };

  const view = async (organization: OrganizationRecord) => {
    const people = await memberships.external(organization._id);
    const listed = organization.partner_domains ?? [];
    const of = (domain: string) => people.filter(({ email }) => domainOfEmail(email) === domain);
    const domains = listed.map((domain) => {
      const found = of(domain);
      const invitations = found.filter(({ status }) => status === 'invited').length;
      return { domain, members: found.length - invitations, invitations };
    });
    const others = people.filter(({ email }) => !listed.includes(domainOfEmail(email) ?? '')).length;
    const etag = etagOf({ revision: organization.partners_revision });
    return { own: registrableDomain(organization.site_host), domains, others, etag };
  };

  const check = (domains: readonly string[], own: string | null): void => {
    domains.forEach((domain, index) => {
      const code = problemOf(domain, own);
      if (code === null) return;
      throw new AppError(422, code, { errors: [{ field: `domains.${index}`, code }], values: { domain } });
    });
  };

  /** An invitation to a domain that went would still open; who joined before stays until an Admin removes them. */
  const withdraw = async (id: string, gone: readonly string[]): Promise<ExternalPerson[]> => {
    const people = await memberships.external(id);
    const open = people.filter(
      ({ email, status }) => status === 'invited' && gone.includes(domainOfEmail(email) ?? ''),
    );
    for (const { _id } of open) {
      await memberships.withdrawInvitation(_id, id);
      await linkTokens.revokeInvitation(_id, id);
      await memberships.forgetUnverified(_id);
    }
    return open;
  };

  return {
    get: async (organizationId: string) => view(await load(organizationId)),

    /** @throws AppError 412, 422 partner_domain_own, partner_domain_public, partner_domain_invalid */
    set: async (
      { organizationId, userId }: Member,
      typed: readonly string[],
      visit: Visit,
      seen: number | undefined,
    ) => {
      const user = await users.get(userId);
      if (!user) throw unauthorized();
      const before = await load(organizationId);
      const domains = [...new Set(typed)].sort();
      check(domains, registrableDomain(before.site_host));
      const change = { $set: { partner_domains: domains } };
      const after = await organizations.update(organizationId, change, 'partners_revision', seen);
      if (!after) throw seen === undefined ? notFound() : versionConflict();
      const known = before.partner_domains ?? [];
      const withdrawn = await withdraw(
        organizationId,
        known.filter((domain) => !domains.includes(domain)),
      );
      await audit.inOrganization(organizationId, user, 'organization.partner_domains', visit, {
        target: { type: 'organization', id: organizationId, label: after.name },
        changes: [
          { field: 'partner_domains', before: known, after: domains },
          ...(withdrawn.length > 0
            ? [{ field: 'invitations', before: withdrawn.map(({ email }) => email), after: [] }]
            : []),
        ],
      });
      return view(after);
    },
  };
};
export type PartnerDomainsService = ReturnType<typeof createPartnerDomainsService>;
