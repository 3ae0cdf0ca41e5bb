import { Types } from 'mongoose';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';
import { CHOSEN, TRIES, twice } from '../../test/strangerTries';
import { unprovenStates } from '../../test/unprovenMailbox';
import type { UserRecord } from '../users/userRecord';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const STATES = unprovenStates(() => identity);
const changing = endpointsOf('identity').filter(({ method }) => method !== 'GET');
const urlOf = ({ path }: AnyEndpoint, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? new Types.ObjectId().toHexString());

/** What may not change without the mailbox. */
const standing = async (email: string) => {
  const user = await identity.stores.users.findLocal(email);
  return {
    proven: Boolean(user?.email_verified_at),
    open: user?.status === 'active',
    places: user?.memberships.filter(({ status }) => status === 'active').length ?? 0,
    adminOf: user
      ? await identity.database.collection('organizations').countDocuments({ admin_ids: user._id })
      : 0,
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
