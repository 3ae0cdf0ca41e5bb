import { isId } from '@yinyom/contracts/fields';
import type { groupCalls } from '@yinyom/contracts/internal/groupCalls';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { ApplicationStore } from '../application/application.store';
import type { Controllers } from '../inheritance/controllers';
import type { GroupStore } from '../inheritance/group.store';

interface Parts {
  applications: Pick<ApplicationStore, 'placeOf'>;
  groups: Pick<GroupStore, 'find'>;
  controllers: Pick<Controllers, 'of'>;
}

/** What other services ask about groups of websites. */
export const createGroupCalls = ({
  applications,
  groups,
  controllers,
}: Parts): InternalHandlers<typeof groupCalls> => ({
  getGroupOwner: async ({ group_id }) => {
    const group = isId(group_id) ? await groups.find(group_id) : null;
    return group && { organization_id: group.organization_id, path: group.path };
  },

  controllerOf: async ({ application_id }) => {
    const place = isId(application_id) ? await applications.placeOf(application_id) : null;
    return place && controllers.of(place);
  },
});
