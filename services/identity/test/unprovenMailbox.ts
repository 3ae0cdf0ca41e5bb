import { Types } from 'mongoose';
import { signUpForm } from './signUpForm';
import { PASSWORD, type IdentityTest, type Person, type Place } from './startIdentity';

/** What somebody knows who does not read the mailbox. */
export interface Stranger {
  email: string;
  password: string;
  /** Of a session they have got, if any. */
  token?: string;
  organization: Place;
  admin: Person;
  userId: string;
  invitationId: string;
}

/** Every state in which nobody has proven the mailbox yet. */
export const unprovenStates = (service: () => IdentityTest): Record<string, () => Promise<Stranger>> => {
  const invite = (admin: Person, organization: Place, email: string, password?: string) =>
    service().send('POST', `/organizations/${organization.id}/users`, {
      token: admin.token,
      body: { email, first_name: 'New', last_name: 'Person', role: 1000, ...(password && { password }) },
    });

  let count = 0;
  const place = async (): Promise<Pick<Stranger, 'organization' | 'admin' | 'email' | 'password'>> => {
    count += 1;
    const organization = await service().makeOrganization();
    const admin = await service().makePerson([{ organization, role: 1000 }]);
    return { organization, admin, email: `unproven${count}@example.ac.th`, password: 'Given-Lotus-5' };
  };
  const knownOf = async (given: Awaited<ReturnType<typeof place>>, token?: string): Promise<Stranger> => {
    const user = await service().stores.users.findLocal(given.email);
    const invitation = user?.memberships.find(
      ({ organization_id }) => organization_id.toHexString() === given.organization.id,
    );
    return {
      ...given,
      ...(token !== undefined && { token }),
      userId: user?._id.toHexString() ?? new Types.ObjectId().toHexString(),
      invitationId: invitation?._id.toHexString() ?? new Types.ObjectId().toHexString(),
    };
  };

  return {
    'invited by mail': async () => {
      const given = await place();
      await invite(given.admin, given.organization, given.email);
      return knownOf(given);
    },
    'made with an Admin’s password': async () => {
      const given = await place();
      await invite(given.admin, given.organization, given.email, given.password);
      return knownOf(given);
    },
    'signed up and not confirmed': async () => {
      const given = await place();
      await service().send('POST', '/guest/signup', {
        form: signUpForm({ organization_name: 'Squatters', email: given.email, password: given.password }),
      });
      return knownOf(given);
    },
    'open since an earlier version, and invited now': async () => {
      const given = await place();
      const { token } = await service().makePerson([], { email: given.email, email_verified_at: null });
      await invite(given.admin, given.organization, given.email);
      return knownOf({ ...given, password: PASSWORD }, token);
    },
  };
};
