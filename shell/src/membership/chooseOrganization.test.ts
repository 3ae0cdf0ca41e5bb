import { chooseOrganization } from './chooseOrganization';

const organization = (
  id: string,
  role: 1 | 10 | 1000,
  status: 'active' | 'invited' | 'suspended' = 'active',
) => ({
  id,
  name: id,
  organization_user: { role, status, joined_at: null },
  created_at: '',
});

it('chooses the remembered organization while the membership is active, otherwise the first active one', () => {
  const list = [
    organization('x', 1, 'invited'),
    organization('a', 10),
    organization('b', 1000),
    organization('c', 1, 'suspended'),
  ];
  expect(chooseOrganization(list, 'b')?.id).toBe('b');
  expect(chooseOrganization(list, 'c')?.id).toBe('a');
  expect(chooseOrganization(list, null)?.id).toBe('a');
  expect(chooseOrganization([], 'a')).toBeUndefined();
});
