import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { isId } from '@yinyom/contracts/fields';
import type { OrganizationRecord, OrganizationStore } from './organization.store';

/** Who answers for personal data at an organization. */
export const toContact = ({
  name,
  contact_email,
  dpo,
}: Pick<OrganizationRecord, 'name' | 'contact_email' | 'dpo'>) => ({
  name,
  ...(contact_email && { contact_email }),
  dpo: dpo ?? null,
});

/** Answers other services who is responsible for personal data at an organization. */
export const createOrganizationContact = (
  organizations: Pick<OrganizationStore, 'get'>,
): Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'> => ({
  organizationContact: async ({ organization_id }) => {
    const found = isId(organization_id) ? await organizations.get(organization_id) : null;
    // A closed one keeps its name beside what it accepted, and answers for nothing.
    if (!found || found.closed_at) return null;
    const state = found.sample_data?.state ?? 'removed';
    return { ...toContact(found), ...(state !== 'removed' && { sample: true as const }) };
  },
});
