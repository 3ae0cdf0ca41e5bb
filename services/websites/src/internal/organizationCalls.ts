import { ROLES } from '@yinyom/contracts/constants';
import { isId } from '@yinyom/contracts/fields';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { ApplicationService } from '../application/application.service';
import type { ApplicationStore } from '../application/application.store';
import type { BulkActionStore } from '../bulk/bulkAction.store';
import type { GroupPublicationStore } from '../group-publication/groupPublication.store';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupVersionStore } from '../inheritance/groupVersion.store';
import type { Publisher } from '../publish/publisher';

export interface OrganizationParts {
  applications: ApplicationStore;
  publisher: Publisher;
  sites: ApplicationService;
  bulkActions: Pick<BulkActionStore, 'removeOrganization'>;
  groups: GroupStore;
  groupVersions: GroupVersionStore;
  groupPublications: Pick<GroupPublicationStore, 'removeOrganization'>;
}

type Calls = Pick<InternalHandlers<typeof websitesInternal>, 'openFirstWebsite' | 'withdrawOrganization'>;

/** How an organization begins here, and how it ends. */
export const createOrganizationCalls = ({
  applications,
  publisher,
  sites,
  bulkActions,
  groups,
  groupVersions,
  groupPublications,
}: OrganizationParts): Calls => ({
  openFirstWebsite: async ({ organization_id, organization_name, user_id, domain_name, language }) => {
    const known = async () => (await applications.ofOrganization(organization_id))[0];
    const existing = await known();
    if (existing) return { application_id: String(existing._id), made: false };
    const member = {
      userId: user_id,
      organizationId: organization_id,
      organizationName: organization_name,
      role: ROLES.admin,
      applications: null,
    };
    try {
      const made = await sites.create({ domain_name, default_language: language }, member);
      return { application_id: String(made._id), made: true };
    } catch (error) {
      // Somebody was faster.
      const other = await known();
      if (!other) throw error;
      return { application_id: String(other._id), made: false };
    }
  },

  withdrawOrganization: async ({ organization_id }) => {
    const owned = isId(organization_id) ? await applications.ofOrganization(organization_id) : [];
    for (const application of owned) {
      await publisher.withdraw(application);
      await applications.markDeleted(application);
    }
    await bulkActions.removeOrganization(organization_id);
    await groupPublications.removeOrganization(organization_id);
    await groupVersions.removeOrganization(organization_id);
    await groups.removeOrganization(organization_id);
    return { websites: owned.length };
  },
});
