import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { isId } from '@yinyom/contracts/fields';
import type { OrganizationStore } from './organization.store';

/** Tells other services who answers for personal data at an organization. */
export const createOrganizationContact = (
  organizations: Pick<OrganizationStore, 'get'>,
): Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'> => ({
  organizationContact: async ({ organization_id }) => {
    const found = isId(organization_id) ? await organizations.get(organization_id) : null;
    return (
      found && {
        name: found.name,
        ...(found.contact_email && { contact_email: found.contact_email }),
        dpo: found.dpo ?? null,
      }
    );
  },
});
