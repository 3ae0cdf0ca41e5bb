import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { peopleOf } from './peopleOf';

const person = (name: string, scope?: OrgUser['scope'], status: OrgUser['status'] = 'active') =>
  ({ id: name, name, scope, status }) as OrgUser;

test('people of a group are those who are limited to it or to a group above, not to one beside it', () => {
  const { limited, whole } = peopleOf(
    [
      person('all'),
      person('suspended', undefined, 'suspended'),
      person('above', { websites: [], groups: ['top'] }),
      person('itself', { websites: [], groups: ['group', 'other'] }),
      person('other', { websites: [], groups: ['other'] }),
      person('website', { websites: ['w'] }),
    ],
    ['top', 'group'],
  );
  expect(limited.map(({ person: { name }, through }) => [name, through])).toEqual([
    ['above', ['top']],
    ['itself', ['group']],
  ]);
  expect(whole).toBe(1);
});
