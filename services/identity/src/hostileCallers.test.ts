import { until } from '@yinyom/testing/until';
import { PASSWORD, startIdentity, type IdentityTest } from '../test/startIdentity';

let identity: IdentityTest;
/** The same service with its limits on, behind no proxy that may speak for a visitor. */
let limited: IdentityTest;
beforeAll(async () => {
  [identity, limited] = await Promise.all([
    startIdentity({ RATE_LIMITS: 'false' }),
    startIdentity({}, undefined, { trustProxy: 0 }),
  ]);
});
afterAll(() => Promise.all([identity.close(), limited.close()]));

const logIn = (email: string, headers: Record<string, string> = {}, service = identity) =>
  service.send('POST', '/guest/login', { body: { email, password: PASSWORD }, headers });

describe('T-11 what is meant for one person', () => {
  it('an invitation can be accepted or declined by nobody else, and a guessed one is none', async () => {
    const organization = await identity.makeOrganization();
    const invited = await identity.makePerson([{ organization, role: 10, status: 'invited' }]);
    const other = await identity.makePerson();
    const ids = [organization.id, invited.id, 'a'.repeat(24), '0'];
    const membership = (await identity.stores.users.get(invited.id))?.memberships[0]?._id.toHexString() ?? '';
    for (const id of [membership, ...ids])
      for (const answer of ['accept', 'decline']) {
        const { status } = await identity.send('POST', `/me/invitations/${id}/${answer}`, {
          token: other.token,
          body: {},
        });
        expect([id, answer, status]).toEqual([id, answer, 404]);
      }
    const still = await identity.stores.users.get(invited.id);
    expect(still?.memberships.map(({ status }) => status)).toEqual(['invited']);
  });

  it('a mailed link works for the account it was mailed to, whoever is signed in', async () => {
    const owner = await identity.makePerson();
    const thief = await identity.makePerson();
    await identity.send('POST', '/guest/forgotPassword', { body: { email: owner.email } });
    // The mail is written after the answer.
    await until(async () => (await identity.mails(owner.email)).length > 0, 'the mail is stored');
    const token = await identity.mailedToken(owner.email);
    const body = { token, password: 'Rice-Field-84', password_confirmation: 'Rice-Field-84' };
    expect((await identity.send('POST', '/guest/resetPassword', { token: thief.token, body })).status).toBe(
      204,
    );
    expect((await logIn(thief.email)).status).toBe(200);
    expect((await logIn(owner.email)).status).toBe(422);
  });
});

describe('T-13 headers that name another sender', () => {
  it('do not get around the limit of logins', async () => {
    const person = await limited.makePerson();
    const statuses: number[] = [];
    // Twelve, so that one minute sees more than its five wherever it begins.
    for (let count = 0; count < 12; count += 1) {
      const spoofed = `198.51.100.${count}`;
      const headers = {
        'x-forwarded-for': spoofed,
        'x-real-ip': spoofed,
        forwarded: `for=${spoofed}`,
        'x-client-ip': spoofed,
      };
      statuses.push((await logIn(person.email, headers, limited)).status);
    }
    expect(statuses).toContain(429);
  });

  it('are not believed in the list of sessions', async () => {
    const person = await limited.makePerson();
    const { body } = await logIn(person.email, { 'x-forwarded-for': '198.51.100.7' }, limited);
    const list = await limited.send('GET', '/me/sessions', { token: body.token });
    const addresses = (list.body.entities as { ip_truncated: string }[]).map(
      ({ ip_truncated }) => ip_truncated,
    );
    expect(addresses).toEqual(['127.0.0.0', '127.0.0.0']);
  });
});

describe('A-19 a session that somebody else prepared', () => {
  it('is never taken over by a login: each one has tokens of its own', async () => {
    const attacker = await identity.makePerson();
    const prepared = (await logIn(attacker.email)).body;
    const victim = await identity.makePerson();
    const mine = await identity.send('POST', '/guest/login', {
      token: prepared.token,
      body: { email: victim.email, password: PASSWORD },
      headers: {
        cookie: `token=${prepared.token as string}; refresh_token=${prepared.refresh_token as string}`,
      },
    });
    expect(mine.body.user.email).toBe(victim.email);
    expect(mine.body.token).not.toBe(prepared.token);
    expect(mine.body.refresh_token).not.toBe(prepared.refresh_token);
    const whose = await identity.send('GET', '/me', { token: prepared.token });
    expect(whose.body.email).toBe(attacker.email);
  });

  it('is not made by a cookie: none is set, none is read', async () => {
    const person = await identity.makePerson();
    const login = await logIn(person.email);
    expect(login.headers.getSetCookie()).toEqual([]);
    for (const cookie of [
      `token=${login.body.token as string}`,
      `Authorization=Bearer ${login.body.token as string}`,
    ])
      expect((await identity.send('GET', '/me', { headers: { cookie } })).status).toBe(401);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['a plain text form', 'text/plain'],
  ])(
    'is not made by %s of another website, which is all it can send without being asked',
    async (_name, type) => {
      const person = await identity.makePerson();
      const answer = await identity.send('POST', '/guest/login', {
        raw: JSON.stringify({ email: person.email, password: PASSWORD }),
        headers: { 'content-type': type, origin: 'https://evil.example' },
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
