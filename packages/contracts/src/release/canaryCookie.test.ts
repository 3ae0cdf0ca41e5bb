import { canaryValue, canaryValueIn, chosenBuilds } from './canaryCookie';

it('says of each remote with a canary which build it is, whatever other cookies there are', () => {
  const value = canaryValue([
    { name: 'mfe_users', build: 'b2' },
    { name: 'mfe_auth', build: 'a-1_x' },
  ]);
  expect(value).toBe('mfe_auth.a-1_x~mfe_users.b2');
  const header = `locale=en; canaries=${value}; other=mfe_users.b9`;
  expect(canaryValueIn(header)).toBe(value);
  expect([...chosenBuilds(header)]).toEqual([
    ['mfe_auth', 'a-1_x'],
    ['mfe_users', 'b2'],
  ]);
});

it.each([
  undefined,
  '',
  'canaries=',
  'xcanaries=mfe_users.b2',
  'canaries=mfe_users',
  'canaries=shell.b2',
  'canaries=mfe_users.../b2',
  'canaries=mfe_users."><script>',
  `canaries=mfe_users.${'b'.repeat(65)}`,
])('takes nothing from %j', (header) => {
  expect([...chosenBuilds(header)]).toEqual([]);
});
