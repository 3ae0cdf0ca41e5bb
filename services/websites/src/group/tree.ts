import { MAX_GROUP_LEVELS } from '@yinyom/contracts/groups/group';
import { conflict } from '@yinyom/service-kit/AppError';
import type { GroupRecord } from '../inheritance/GroupRecord';

type Node = Pick<GroupRecord, '_id' | 'parent_id'>;

/** The path of each group by its parents alone, from the top; groups whose parent is gone are at the top. Pure. */
export const pathsOf = (groups: readonly Node[]): Map<string, string[]> => {
  const parents = new Map(groups.map(({ _id, parent_id }) => [String(_id), parent_id]));
  const pathOf = (id: string, seen: readonly string[]): string[] => {
    const parent = parents.get(id) ?? null;
    const isTop = parent === null || !parents.has(parent) || seen.includes(parent);
    return isTop ? [id] : [...pathOf(parent, [...seen, id]), id];
  };
  return new Map([...parents.keys()].map((id) => [id, pathOf(id, [])]));
};

/** Levels of a group and what is below it. */
const depthOf = (id: string, groups: readonly Pick<GroupRecord, 'path'>[]): number =>
  Math.max(
    1,
    ...groups.filter(({ path }) => path.includes(id)).map(({ path }) => path.length - path.indexOf(id)),
  );

/**
 * Checks that a group has room below another one.
 * @param id of the group; null for one that is made
 * @throws AppError 409 group_levels
 */
export const checkRoom = (
  id: string | null,
  parent: Pick<GroupRecord, 'path'> | null,
  groups: readonly Pick<GroupRecord, 'path'>[],
): void => {
  if (!parent) return;
  const depth = id === null ? 1 : depthOf(id, groups);
  if ((id !== null && parent.path.includes(id)) || parent.path.length + depth > MAX_GROUP_LEVELS)
    throw conflict('group_levels');
};

/** Groups each after the one above it, in their order. Pure. */
export const inTreeOrder = <Group extends Node & Pick<GroupRecord, 'position' | 'name'>>(
  groups: readonly Group[],
): Group[] => {
  const known = new Set(groups.map(({ _id }) => String(_id)));
  const below = (parent: string | null): Group[] =>
    groups
      .filter(({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null) === parent)
      .sort((one, other) => one.position - other.position || (one.name < other.name ? -1 : 1))
      .flatMap((group) => [group, ...below(String(group._id))]);
  return below(null);
};
