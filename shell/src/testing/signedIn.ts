import type { Role } from '@yinyom/contracts/constants';
import { listMyOrganizations, type Organization } from '@yinyom/contracts/identity/organizations';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';

/** The session of a user who has just logged in. */
export const signedIn = {
  token: 't',
  refreshToken: 'r',
  user: {
    id: 'u',
    name: 'Suda',
    email: 'suda@example.ac.th',
    first_name: 'Suda',
    last_name: 'D',
    two_fa_at: null,
    locale: 'en' as const,
    must_change_password: false,
    created_at: '',
    last_access_at: null,
  },
};

/** An organization that the user is in. */
export const organization = (letter: string, role: Role, name = `Org ${letter}`): Organization => ({
  id: letter.repeat(24),
  name,
  organization_user: { role, status: 'active' as const, joined_at: null },
  created_at: '2026-01-01T00:00:00.000Z',
});

/** A platform that knows these organizations of the user, none of which has a website. */
export const platformOf = (...organizations: ReturnType<typeof organization>[]) => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, organizations);
  gateway.answer(listApplications, {
    entities: [],
    page: 1,
    limit: 100,
    total: 0,
    has_more: false,
    next_cursor: null,
  });
  return gateway;
};
