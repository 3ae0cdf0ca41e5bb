import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord } from '../inheritance/GroupRecord';
import { pathsOf } from './tree';
import type { WebsitePlaceStore } from './websitePlace.store';

interface MovePlan {
  organization_id: string;
}
interface EndPlan extends MovePlan {
  group_id: string;
  parent_id: string | null;
}

interface Parts {
  groups: GroupStore;
  places: WebsitePlaceStore;
}

/** Changes of the tree, which are several writes. Each comes to the same when it runs twice. */
export const createGroupSettlingJobs = ({ groups, places }: Parts) => {
  /** Makes every path follow from the parents, those of the websites too. */
  const settlePaths = async (organizationId: string): Promise<void> => {
    const all = await groups.ofOrganization(organizationId);
    const paths = pathsOf(all);
    for (const group of all) {
      const path = paths.get(String(group._id)) ?? [String(group._id)];
      const parentId = path.at(-2) ?? null;
      if (path.join() !== group.path.join() || parentId !== group.parent_id)
        await groups.setPlace(group, parentId, path);
      await places.setPath(String(group._id), path);
    }
  };

  const end = async ({ organization_id, group_id, parent_id }: EndPlan): Promise<void> => {
    const all = await groups.ofOrganization(organization_id);
    const parent = all.find(({ _id }) => String(_id) === parent_id);
    await places.ownWhatCameFrom(group_id);
    await places.moveAll(group_id, parent ? { id: String(parent._id), path: parent.path } : null);
    for (const group of all)
      if (group.parent_id === group_id)
        await groups.setPlace(group, parent_id, [...(parent?.path ?? []), String(group._id)]);
    await groups.remove(group_id);
    await settlePaths(organization_id);
  };

  const groupMoved: JobKind<MovePlan, null> = {
    name: 'group_moved',
    work: async (run) => {
      await run.once('paths', () => settlePaths(run.plan.organization_id));
      return null;
    },
  };
  const groupEnd: JobKind<EndPlan, null> = {
    name: 'group_end',
    work: async (run) => {
      await run.once('end', () => end(run.plan));
      return null;
    },
  };
  return { kinds: { groupMoved, groupEnd }, settlePaths, end };
};

/** Changes of the tree that a job finishes where they break off. */
export const createGroupSettling = (
  jobs: Pick<Jobs, 'guard'>,
  { kinds, settlePaths, end }: ReturnType<typeof createGroupSettlingJobs>,
) => ({
  /** A group was moved: what is below it follows. */
  moved: (organizationId: string, change: () => Promise<GroupRecord>): Promise<GroupRecord> =>
    jobs.guard(kinds.groupMoved, { organization_id: organizationId }, async () => {
      const moved = await change();
      await settlePaths(organizationId);
      return moved;
    }),

  remove: ({ _id, organization_id, parent_id }: GroupRecord): Promise<void> => {
    const plan = { organization_id, group_id: String(_id), parent_id };
    return jobs.guard(kinds.groupEnd, plan, () => end(plan));
  },
});
export type GroupSettling = ReturnType<typeof createGroupSettling>;
