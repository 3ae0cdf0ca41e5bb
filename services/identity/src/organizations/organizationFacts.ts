import { ROLES } from '@yinyom/contracts/constants';
import { isId } from '@yinyom/contracts/fields';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { MAX_OFFICERS } from '@yinyom/contracts/internal/papers';
import type { MembershipStore } from '../organization-users/membership.store';
import { fullName } from '../users/toUser';
import { toContact } from './organizationContact';
import type { OrganizationStore } from './organization.store';

/** What the papers of an organization say of it: who answers for data, who has access, what is set. */
export const createOrganizationFacts = (
  organizations: Pick<OrganizationStore, 'get'>,
  memberships: Pick<MembershipStore, 'countActive' | 'officers'>,
): Pick<InternalHandlers<typeof identityInternal>, 'organizationFacts' | 'organizationOfficers'> => ({
  organizationOfficers: async ({ organization_id, group_path }) => {
    const found = isId(organization_id)
      ? await memberships.officers(organization_id, MAX_OFFICERS, group_path)
      : [];
    return found.map((user) => ({ id: String(user._id), name: fullName(user).trim() || user.email }));
  },

  organizationFacts: async ({ organization_id }) => {
    const found = isId(organization_id) ? await organizations.get(organization_id) : null;
    if (!found || found.closed_at) return null;
    const counts = await memberships.countActive(organization_id);
    const peopleOf = (matches: (one: (typeof counts)[number]['_id']) => boolean): number =>
      counts.filter(({ _id }) => matches(_id)).reduce((sum, { people }) => sum + people, 0);
    return {
      ...toContact(found),
      retention_months: found.settings.retention_months ?? null,
      require_2fa: found.settings.require_2fa === true,
      people: {
        admin: peopleOf(({ role }) => role === ROLES.admin),
        member: peopleOf(({ role }) => role === ROLES.member),
        viewer: peopleOf(({ role }) => role === ROLES.viewer),
        reviewer: peopleOf(({ role }) => role === 0),
        dpo: peopleOf(({ dpo }) => dpo),
      },
    };
  },
});
