import type { WebsiteGroup } from '@yinyom/contracts/groups/group';

/** Groups below each other; `MAX_GROUP_LEVELS` of the contract, without loading its shapes. */
export const GROUP_LEVELS = 3;

/** What is needed to place a group in the tree. */
export type PlacedGroup = Pick<WebsiteGroup, 'id' | 'name' | 'parent_id' | 'path'>;

/** A group with those directly below it. */
export interface GroupNode<Group extends PlacedGroup = WebsiteGroup> {
  group: Group;
  below: GroupNode<Group>[];
}

/**
 * The groups as a tree, in the order of the list. A group whose parent is not in the list is at the top: people who are limited
 * to some groups do not see those above. Pure.
 */
export const groupTree = <Group extends PlacedGroup>(groups: readonly Group[]): GroupNode<Group>[] => {
  const known = new Set(groups.map(({ id }) => id));
  const nodesBelow = (parent: string | null): GroupNode<Group>[] =>
    groups
      .filter(({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null) === parent)
      .map((group) => ({ group, below: nodesBelow(group.id) }));
  return nodesBelow(null);
};

/** The name of a group with those above it, from the top, e.g. `Clients / School A`; what is not in the list is left out. Pure. */
export const groupPathName = (
  group: Pick<PlacedGroup, 'path'>,
  groups: readonly Pick<PlacedGroup, 'id' | 'name'>[],
): string => group.path.flatMap((id) => groups.find((each) => each.id === id)?.name ?? []).join(' / ');

/** How many levels a group and what is below it take. Pure. */
const levelsOf = (id: string, groups: readonly PlacedGroup[]): number =>
  Math.max(
    1,
    ...groups.filter(({ path }) => path.includes(id)).map(({ path }) => path.length - path.indexOf(id)),
  );

/** The groups that a group can be moved below: not itself, not one below it, and none without room. Pure. */
export const possibleParents = <Group extends PlacedGroup>(id: string, groups: readonly Group[]): Group[] => {
  const levels = levelsOf(id, groups);
  return groups.filter(({ path }) => !path.includes(id) && path.length + levels <= GROUP_LEVELS);
};
