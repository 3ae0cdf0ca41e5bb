import { createGroupNames } from './groupNames';

const [CLIENTS, BANK, BRANCH] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];
const getGroupOwner = jest.fn(async ({ group_id }: { group_id: string }) =>
  group_id === BRANCH
    ? { organization_id: 'o', path: [CLIENTS, BANK, BRANCH], names: ['Clients', 'Bank', 'Branch'] }
    : null,
);
const limitedTo = (...groups: string[]) => [{ applications: [], groups }];

it('a place is named as an import reads it, and asked for once', async () => {
  const nameOf = createGroupNames({ getGroupOwner }, undefined);
  expect(await nameOf([CLIENTS, BANK, BRANCH])).toBe('Clients/Bank/Branch');
  expect(await nameOf([CLIENTS, BANK, BRANCH])).toBe('Clients/Bank/Branch');
  expect(getGroupOwner).toHaveBeenCalledTimes(1);
});

it('a website in no group and a group that is gone have no name', async () => {
  const nameOf = createGroupNames({ getGroupOwner }, undefined);
  expect([await nameOf(), await nameOf([]), await nameOf([CLIENTS])]).toEqual(['', '', '']);
});

it.each([
  ['a group', limitedTo(BANK), 'Bank/Branch'],
  ['websites by name', limitedTo(), ''],
  ['two groups at once, by person and key', [...limitedTo(CLIENTS), ...limitedTo(BRANCH)], 'Branch'],
])('a person limited to %s reads no name of a group outside', async (_what, limits, expected) => {
  expect(await createGroupNames({ getGroupOwner }, limits)([CLIENTS, BANK, BRANCH])).toBe(expected);
});
