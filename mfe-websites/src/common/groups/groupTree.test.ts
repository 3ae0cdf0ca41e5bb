import { groupPathName, groupTree, possibleParents } from './groupTree';

const group = (id: string, ...above: string[]) => ({
  id,
  name: id.toUpperCase(),
  parent_id: above.at(-1) ?? null,
  path: [...above, id],
});
const ALL = [group('a'), group('b', 'a'), group('c', 'a', 'b'), group('d'), group('e', 'd')];

test('groups are below the one that they belong to, in the order of the list', () => {
  const [first, second] = groupTree(ALL);
  expect(first?.below[0]?.below[0]?.group.id).toBe('c');
  expect(second?.below.map(({ group: { id } }) => id)).toEqual(['e']);
});

test('a group whose parent the person does not see is at the top', () => {
  expect(groupTree([group('c', 'a', 'b')]).map(({ group: { id } }) => id)).toEqual(['c']);
});

test('the name of a group says where it is', () => {
  expect(groupPathName(group('c', 'a', 'b'), ALL)).toBe('A / B / C');
});

test('a group is never offered a place below itself or one without room for what is below it', () => {
  const ids = (id: string) => possibleParents(id, ALL).map(({ id: each }) => each);
  expect(ids('a')).toEqual([]);
  expect(ids('b')).toEqual(['a', 'd']);
  expect(ids('c')).toEqual(['a', 'b', 'd', 'e']);
});
