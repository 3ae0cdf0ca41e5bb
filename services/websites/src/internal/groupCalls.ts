import { isId } from '@yinyom/contracts/fields';
import type { groupCalls } from '@yinyom/contracts/internal/groupCalls';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { ApplicationStore } from '../application/application.store';
import { toContact, type Controllers } from '../inheritance/controllers';
import { createGroupNames } from '../inheritance/groupNames';
import type { GroupStore } from '../inheritance/group.store';

interface Parts {
  applications: Pick<ApplicationStore, 'placeOf'>;
  groups: Pick<GroupStore, 'find' | 'among' | 'withController'>;
  controllers: Pick<Controllers, 'of'>;
}

/** What other services ask about groups of websites. */
export const createGroupCalls = ({
  applications,
  groups,
  controllers,
}: Parts): InternalHandlers<typeof groupCalls> => {
  const groupNames = createGroupNames(groups);
  return {
    getGroupOwner: async ({ group_id }) => {
      const group = isId(group_id) ? await groups.find(group_id) : null;
      if (!group) return null;
      const names = await groupNames(group.path);
      return { organization_id: group.organization_id, path: group.path, names };
    },

    controllerGroups: async ({ organization_id, group_id }) => {
      if (!isId(organization_id) || (group_id !== undefined && !isId(group_id))) return [];
      const named = await groups.withController(organization_id, group_id);
      return named.map((group) => {
        const { name, contact_email, dpo } = toContact(group, group.controller);
        return {
          group_id: String(group._id),
          path: group.path,
          name,
          ...(contact_email && { contact_email }),
          dpo,
        };
      });
    },

    controllerOf: async ({ application_id }) => {
      const place = isId(application_id) ? await applications.placeOf(application_id) : null;
      return place && controllers.of(place);
    },
  };
};
