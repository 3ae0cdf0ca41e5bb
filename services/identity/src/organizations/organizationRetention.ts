import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { isId } from '@yinyom/contracts/fields';
import type { OrganizationStore } from './organization.store';

/** Tells other services how long an organization chose to keep its evidence; a closed one keeps its word, too. */
export const createOrganizationRetention = (
  organizations: Pick<OrganizationStore, 'get'>,
): Pick<InternalHandlers<typeof identityInternal>, 'organizationRetention'> => ({
  organizationRetention: async ({ organization_id }) => {
    const found = isId(organization_id) ? await organizations.get(organization_id) : null;
    const months = found?.settings.retention_months ?? null;
    return months === null ? null : { months };
  },
});
