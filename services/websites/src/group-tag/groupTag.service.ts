import type { GroupTag } from '@yinyom/contracts/groups/groupTag';
import { notFound } from '@yinyom/service-kit/AppError';
import { newSiteKey } from '../application/newSiteKey';
import { groupSnippet } from '../application/snippets';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord } from '../inheritance/GroupRecord';

interface Parts {
  groups: Pick<GroupStore, 'find' | 'giveKey' | 'takeKey'>;
  /** Origin of the platform. */
  apiBase: string;
}

/** The one tag of a group of websites. */
export const createGroupTagService = ({ groups, apiBase }: Parts) => {
  const show = ({ group_key, unknown_hosts = [] }: GroupRecord): GroupTag => ({
    group_key: group_key ?? null,
    snippet: group_key ? groupSnippet(apiBase, group_key) : null,
    unknown_hosts: [...unknown_hosts]
      .reverse()
      .map(({ host, seen_at }) => ({ host, seen_at: seen_at.toISOString() })),
  });
  return {
    show,

    /** @throws AppError 404 */
    make: async ({ _id }: GroupRecord): Promise<GroupTag> => {
      await groups.giveKey(String(_id), newSiteKey());
      const made = await groups.find(String(_id));
      if (!made) throw notFound();
      return show(made);
    },

    remove: ({ _id }: GroupRecord): Promise<void> => groups.takeKey(String(_id)),
  };
};
export type GroupTagService = ReturnType<typeof createGroupTagService>;
