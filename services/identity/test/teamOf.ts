import type { Answer } from '@yinyom/testing/serviceHarness';
import type { IdentityTest, Person, Place } from './startIdentity';

/** Calls on the people of an organization, as tests make them. */
export const teamOf = (service: () => IdentityTest) => {
  const usersOf = (organization: Place) => `/organizations/${organization.id}/users`;
  return {
    usersOf,
    /** A new organization with one Admin. */
    team: async () => {
      const organization = await service().makeOrganization();
      const admin = await service().makePerson([{ organization, role: 1000 }]);
      return { organization, admin, path: usersOf(organization) };
    },
    add: (admin: Person, path: string, body: Record<string, unknown> = {}): Promise<Answer> =>
      service().send('POST', path, {
        token: admin.token,
        body: { email: 'new@example.ac.th', first_name: 'New', last_name: 'Person', role: 10, ...body },
      }),
    update: (admin: Person, path: string, userId: string, body: unknown): Promise<Answer> =>
      service().send('PUT', `${path}/${userId}`, { token: admin.token, body }),
    remove: (person: Person, path: string, userId: string): Promise<Answer> =>
      service().send('DELETE', `${path}/${userId}`, { token: person.token }),
    choosePassword: (token: string, password = 'Rice-Field-84'): Promise<Answer> =>
      service().send('POST', '/guest/password', {
        body: { token, password, password_confirmation: password },
      }),
  };
};
