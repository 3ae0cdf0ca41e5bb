import type { GroupStore } from './group.store';

/** Names of the groups of a path, from the top; one that is gone, or cannot be read now, keeps its id: what was done is noted all the same. */
export type GroupNames = (path: readonly string[]) => Promise<string[]>;

export const createGroupNames =
  (groups: Pick<GroupStore, 'among'>): GroupNames =>
  async (path) => {
    const found = await groups.among(path).catch(() => []);
    const names = new Map(found.map(({ _id, name }) => [String(_id), name]));
    return path.map((id) => names.get(id) ?? id);
  };

/** A place in the tree as the audit log says it; null: above all groups. */
export const groupPlace = (names: readonly string[]): string | null => names.join(' / ') || null;
