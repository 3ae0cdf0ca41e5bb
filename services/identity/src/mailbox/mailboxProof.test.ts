import { Types } from 'mongoose';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { identityEndpoints } from '@yinyom/contracts/identity/endpoints';
import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';
import { createSoftKey } from '../../test/softKey';
import type { UserRecord } from '../users/userRecord';
import { migrateMailboxes } from './migrateMailboxes';

jest.setTimeout(120_000);

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

/** What somebody knows who does not read the mailbox. */
interface Stranger {
  email: string;
  password: string;
  /** Of a session they have got, if any. */
  token?: string;
  organization: Place;
  admin: Person;
  userId: string;
  invitationId: string;
}

const invite = (admin: Person, organization: Place, email: string, password?: string) =>
  identity.send('POST', `/organizations/${organization.id}/users`, {
    token: admin.token,
    body: { email, first_name: 'New', last_name: 'Person', role: 1000, ...(password && { password }) },
  });

let count = 0;
const place = async (): Promise<Pick<Stranger, 'organization' | 'admin' | 'email' | 'password'>> => {
  count += 1;
  const organization = await identity.makeOrganization();
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  return { organization, admin, email: `unproven${count}@example.ac.th`, password: 'Given-Lotus-5' };
};
const knownOf = async (given: Awaited<ReturnType<typeof place>>, token?: string): Promise<Stranger> => {
  const user = await identity.stores.users.findLocal(given.email);
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

/** Every state in which nobody has proven the mailbox yet. */
const STATES: Record<string, () => Promise<Stranger>> = {
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
    await identity.send('POST', '/guest/signup', {
      form: {
        organization_name: 'Squatters',
        domain_name: 'www.example.ac.th',
        first_name: 'A',
        last_name: 'B',
        email: given.email,
        password: given.password,
        password_confirmation: given.password,
        accept_terms: 'true',
        accept_dpa: 'true',
      },
    });
    return knownOf(given);
  },
  'open since an earlier version, and invited now': async () => {
    const given = await place();
    const { token } = await identity.makePerson([], { email: given.email, email_verified_at: null });
    await invite(given.admin, given.organization, given.email);
    return knownOf({ ...given, password: PASSWORD }, token);
  },
};

const twice = (password: string) => ({ password, password_confirmation: password });
const CHOSEN = 'Rice-Field-84';
const RP = { id: 'console.example.ac.th', name: 'Yinyom' };
const strayKey = createSoftKey(`https://${RP.id}`);
type Sending = {
  params?: Record<string, string>;
  body?: object;
  form?: Record<string, string>;
  asAdmin?: boolean;
};

/** Every call that changes something, as a stranger would try it; guessed tokens stand for the mailed ones. */
const TRIES: Record<string, (known: Stranger) => Sending> = {
  login: ({ email, password }) => ({ body: { email, password } }),
  signup: ({ email }) => ({
    form: {
      organization_name: 'Takers',
      domain_name: 'www.example.ac.th',
      first_name: 'A',
      last_name: 'B',
      email,
      ...twice(CHOSEN),
      accept_terms: 'true',
      accept_dpa: 'true',
    },
  }),
  resendConfirmation: ({ email }) => ({ body: { email } }),
  lookAtConfirmation: () => ({ body: { token: 'guessed' } }),
  confirmSignup: ({ password }) => ({ body: { token: 'guessed', password } }),
  setPassword: () => ({ body: { token: 'guessed', ...twice(CHOSEN) } }),
  forgotPassword: ({ email }) => ({ body: { email } }),
  resetPassword: () => ({ body: { token: 'guessed', ...twice(CHOSEN) } }),
  loginTwoFactor: () => ({ body: { code: '123456' } }),
  requestKeyLogin: () => ({ body: {} }),
  loginWithKey: () => ({ body: { credential: strayKey.use({ challenge: 'AA', rpId: RP.id }) } }),
  requestSecurityKey: ({ password }) => ({ body: { password } }),
  addSecurityKey: () => ({
    body: { name: 'Key', credential: strayKey.create({ challenge: 'AA', rp: RP }) },
  }),
  renameSecurityKey: () => ({ body: { name: 'Key' } }),
  removeSecurityKey: ({ password }) => ({ body: { password } }),
  refreshToken: () => ({ body: { refresh_token: 'guessed' } }),
  logOut: () => ({ body: {} }),
  updateMe: () => ({ body: { first_name: 'Else' } }),
  changePassword: ({ password }) => ({ body: { old_password: password, new_password: CHOSEN } }),
  changeEmail: ({ email, password }) => ({ body: { email: email.replace('@', '.b@'), password } }),
  requestTwoFactor: () => ({ body: {} }),
  confirmTwoFactor: () => ({ body: { code: '123456' } }),
  disableTwoFactor: ({ password }) => ({ body: { password, code: '123456' } }),
  renewRecoveryCodes: ({ password }) => ({ body: { password, code: '123456' } }),
  revokeSession: () => ({ params: { id: new Types.ObjectId().toHexString() } }),
  createOrganization: () => ({ body: { name: 'Taken', accept_dpa: true, dpa_sha256: 'a'.repeat(64) } }),
  updateOrganization: ({ organization }) => ({ params: { id: organization.id }, body: { name: 'Taken' } }),
  acceptInvitation: ({ invitationId }) => ({ params: { id: invitationId }, body: {} }),
  declineInvitation: ({ invitationId }) => ({ params: { id: invitationId }, body: {} }),
  addOrganizationUser: ({ organization, email }) => ({
    params: { id: organization.id },
    body: { email, first_name: 'A', last_name: 'B', role: 1000, password: CHOSEN },
    asAdmin: true,
  }),
  updateOrganizationUser: ({ organization, userId }) => ({
    params: { id: organization.id, userId },
    body: { role: 1000, status: 'active' },
    asAdmin: true,
  }),
  resendInvitation: ({ organization, userId }) => ({
    params: { id: organization.id, userId },
    body: {},
    asAdmin: true,
  }),
  removeOrganizationUser: ({ organization, userId }) => ({
    params: { id: organization.id, userId },
    asAdmin: true,
  }),
  acceptAgreement: ({ organization }) => ({ params: { id: organization.id }, body: {} }),
  closeAccount: ({ email, password }) => ({ body: { confirm: `${email}x`, password } }),
  closeOrganization: ({ organization, password }) => ({
    params: { id: organization.id },
    body: { confirm: organization.name, password },
  }),
};

const changing = identityEndpoints.filter(({ method }) => method !== 'GET');
const urlOf = ({ path }: AnyEndpoint, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? new Types.ObjectId().toHexString());

/** What may not change without the mailbox. */
const standing = async (email: string) => {
  const user = await identity.stores.users.findLocal(email);
  const all = await identity.database.collection('organizations').find().toArray();
  return {
    proven: Boolean(user?.email_verified_at),
    open: user?.status === 'active',
    places: user?.memberships.filter(({ status }) => status === 'active').length ?? 0,
    adminOf: all.filter(({ admin_ids }) => user && String(admin_ids).includes(user._id.toHexString())).length,
  };
};

const ATTACKS = Object.keys(STATES).flatMap((state) =>
  changing.map((endpoint) => [state, endpoint.name, endpoint] as const),
);

describe('V-01 AU-01a who proved this mailbox', () => {
  it('the table below tries every call of the identity service that changes something', () => {
    expect(changing.map(({ name }) => name).filter((name) => !TRIES[name])).toEqual([]);
  });

  it.each(ATTACKS)(
    '%s: %s gives nobody an account, a place or an organization',
    async (state, name, call) => {
      const known = await STATES[state]!();
      const before = await standing(known.email);
      const { params, asAdmin, ...sent } = TRIES[name]!(known);
      const token = asAdmin ? known.admin.token : known.token;
      const answer = await identity.send(call.method, urlOf(call, params), {
        ...sent,
        ...(token && { token }),
      });
      expect(answer.status).not.toBe(500);
      if (!before.open)
        expect(JSON.stringify(answer.body ?? {})).not.toMatch(/"(refresh_token|password_change_required)"/);
      const after = await standing(known.email);
      // A person may be forgotten, never promoted.
      expect(after.proven).toBe(before.proven);
      expect(after.places).toBeLessThanOrEqual(before.places);
      expect(after.adminOf).toBeLessThanOrEqual(before.adminOf);
      if (!before.open) expect(after.open).toBe(false);
    },
  );

  it('a login of an open, unproven account works as before and is no proof', async () => {
    const known = await STATES['open since an earlier version, and invited now']!();
    const login = await identity.send('POST', '/guest/login', {
      body: { email: known.email, password: known.password },
    });
    expect(login.body).toHaveProperty('refresh_token');
    const token = login.body.token as string;
    const accept = () =>
      identity.send('POST', `/me/invitations/${known.invitationId}/accept`, { token, body: {} });
    const refused = await accept();
    expect([refused.status, refused.body.code]).toEqual([403, 'email_not_verified']);
    const made = await identity.send('POST', '/organizations', {
      token,
      body: { name: 'Taken', accept_dpa: true, dpa_sha256: 'a'.repeat(64) },
    });
    expect([made.status, made.body.code]).toEqual([403, 'email_not_verified']);
    expect((await standing(known.email)).places).toBe(0);
  });

  it('the mailed link hands the account to the owner of the mailbox, without what a stranger set up', async () => {
    const known = await STATES['open since an earlier version, and invited now']!();
    const { users } = identity.stores;
    await users.model.updateOne(
      { _id: known.userId },
      { $set: { 'two_fa.enabled_at': new Date(), 'two_fa.secret': 'of a stranger' } },
    );
    await identity.send('POST', `/me/invitations/${known.invitationId}/accept`, {
      token: known.token ?? '',
      body: {},
    });
    const [mail] = await identity.mails(known.email);
    expect(mail?.kind).toBe('prove_mailbox');
    const token = await identity.mailedToken(known.email);
    const reset = await identity.send('POST', '/guest/resetPassword', { body: { token, ...twice(CHOSEN) } });
    expect(reset.status).toBe(204);
    expect((await identity.send('GET', '/me', { token: known.token ?? '' })).status).toBe(401);
    const login = await identity.send('POST', '/guest/login', {
      body: { email: known.email, password: CHOSEN },
    });
    expect(login.body).toHaveProperty('refresh_token');
    const accepted = await identity.send('POST', `/me/invitations/${known.invitationId}/accept`, {
      token: login.body.token,
      body: {},
    });
    expect(accepted.body.organization_user).toMatchObject({ status: 'active', role: 1000 });
  });

  it('a second factor of a proven account stays when its password is reset', async () => {
    const person = await identity.makePerson([], {
      two_fa: { enabled_at: new Date(), secret: 'sealed' } as UserRecord['two_fa'],
    });
    const token = await identity.stores.linkTokens.issue(
      { kind: 'reset_password', user_id: new Types.ObjectId(person.id), email: person.email },
      60,
    );
    await identity.send('POST', '/guest/resetPassword', { body: { token, ...twice(CHOSEN) } });
    const user = await identity.stores.users.get(person.id);
    expect(user?.two_fa.enabled_at).toBeInstanceOf(Date);
  });

  it('a token that an earlier version gave for an Admin’s password is worth nothing', async () => {
    const known = await STATES['made with an Admin’s password']!();
    const token = await identity.stores.linkTokens.issue(
      { kind: 'first_password', user_id: new Types.ObjectId(known.userId) },
      60,
    );
    const set = await identity.send('POST', '/guest/password', { body: { token, ...twice(CHOSEN) } });
    expect(set.body.code).toBe('token_invalid');
  });
});

describe('accounts of earlier versions', () => {
  it('are proven where a link was used for certain, and asked once where it cannot be told', async () => {
    const { users, audit } = identity.stores;
    const organization = await identity.makeOrganization();
    const [signedUp, invited, moved] = [
      await identity.makePerson([{ organization, role: 1000 }]),
      await identity.makePerson(),
      await identity.makePerson(),
    ];
    const added = new Date(Date.now() - 60_000);
    const place = { organization_id: new Types.ObjectId(organization.id), added_at: added };
    await users.model.collection.updateOne(
      { _id: new Types.ObjectId(invited.id) },
      { $set: { created_at: added, memberships: [{ ...place, joined_at: new Date() }] as never } },
    );
    await audit.append([
      {
        organization_id: '',
        actor: { id: moved.id, name: 'M', kind: 'user' },
        action: 'user.email_changed',
        target: { type: 'user', id: moved.id, label: moved.email },
        ip_truncated: '',
        request_id: '',
        result: 'success',
      },
    ]);
    await users.model.collection.updateMany({}, { $unset: { email_verified_at: 1 } });
    await migrateMailboxes(users, audit);
    const verified = async ({ id }: Person) => Boolean((await users.get(id))?.email_verified_at);
    expect([await verified(signedUp), await verified(invited), await verified(moved)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
