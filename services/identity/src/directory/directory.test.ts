import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';
import { BASE_DN, hasSlapd, SEARCH_DN, SEARCH_PASSWORD, startSlapd } from '../../test/startSlapd';

/** Needs a real OpenLDAP server: `apt-get install slapd`. */
const withServer = hasSlapd ? describe : describe.skip;

withServer('directory logins against a real OpenLDAP server', () => {
  let directory: Awaited<ReturnType<typeof startSlapd>>;
  let identity: IdentityTest;

  beforeAll(async () => {
    directory = await startSlapd([
      {
        uid: 'somchai',
        password: 'Directory-Pass-1',
        attributes: { cn: 'สมชาย ใจดี', givenName: 'สมชาย', sn: 'ใจดี', mail: 'Somchai@example.ac.th' },
      },
      { uid: 'nomail', password: 'Directory-Pass-2', attributes: { cn: 'No Mail', sn: 'Mail' } },
      { uid: 'twin', unit: 'staff', password: 'Directory-Pass-3' },
      { uid: 'twin', unit: 'students', password: 'Directory-Pass-3' },
      { uid: 'crowd', unit: 'staff', password: 'Directory-Pass-6' },
      { uid: 'crowd', unit: 'students', password: 'Directory-Pass-6' },
      { uid: 'crowd', unit: 'guests', password: 'Directory-Pass-6' },
      { uid: 'clash', password: 'Directory-Pass-4', attributes: { mail: 'clash@example.ac.th' } },
      { uid: 'planned', password: 'Directory-Pass-5', attributes: { mail: 'planned@example.ac.th' } },
    ]);
    identity = await startIdentity({
      RATE_LIMITS: 'false',
      LDAP_URL: directory.url,
      LDAP_BIND_DN: SEARCH_DN,
      LDAP_BIND_PASSWORD: SEARCH_PASSWORD,
      LDAP_BASE_DN: BASE_DN,
    });
  });
  afterAll(async () => {
    await identity.close();
    await directory.close();
  });

  const logIn = (email: string, password: string) =>
    identity.send('POST', '/guest/login', { body: { email, password } });

  it('make the user at the first login, with the names of the directory', async () => {
    const first = await logIn('somchai', 'Directory-Pass-1');
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({
      ldap_username: 'somchai',
      name: 'สมชาย ใจดี',
      email: 'somchai@example.ac.th',
    });
    const second = await logIn('SomChai', 'Directory-Pass-1');
    expect(second.body.user.id).toBe(first.body.user.id);
    const mine = await identity.send('GET', '/me/organizations', { token: first.body.token });
    expect(mine.body).toEqual([]);
  });

  it('work for people without an address in the directory', async () => {
    expect((await logIn('nomail', 'Directory-Pass-2')).body.user.ldap_username).toBe('nomail');
  });

  it('cannot change the password here, but may use two-factor', async () => {
    const { body } = await logIn('somchai', 'Directory-Pass-1');
    const change = await identity.send('PUT', '/me/password', {
      token: body.token,
      body: { old_password: 'Directory-Pass-1', new_password: 'Rice-Field-84' },
    });
    expect([change.status, change.body.code]).toEqual([403, 'directory_user']);
    const secret = await identity.send('POST', '/me/2fa', { token: body.token, body: {} });
    expect(secret.status).toBe(200);
  });

  it('V-34 are invited by user name and join when they accept, if the directory’s address fits', async () => {
    const organization = await identity.makeOrganization();
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const added = await identity.send('POST', `/organizations/${organization.id}/users`, {
      token: admin.token,
      body: {
        email: 'planned@example.ac.th',
        username: 'Planned',
        first_name: 'Planned',
        last_name: 'Person',
        role: 10,
      },
    });
    expect(added.body.status).toBe('invited');
    const { body } = await logIn('planned', 'Directory-Pass-5');
    const mine = await identity.send('GET', '/me/organizations', { token: body.token });
    const [open] = mine.body;
    expect(open.organization_user).toMatchObject({ role: 10, status: 'invited' });
    const accept = (invitation: string, token: string) =>
      identity.send('POST', `/me/invitations/${invitation}/accept`, { token, body: {} });
    const accepted = await accept(open.organization_user.invitation_id, body.token);
    expect(accepted.body.organization_user).toMatchObject({ role: 10, status: 'active' });
  });

  it('V-34 show nothing of themselves to an Admin who only typed their name, and join no stranger', async () => {
    const organization = await identity.makeOrganization('Elsewhere', 'www.elsewhere.ac.th');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const { body } = await logIn('somchai', 'Directory-Pass-1');
    const users = `/organizations/${organization.id}/users`;
    const added = await identity.send('POST', users, {
      token: admin.token,
      body: { email: 'typed@elsewhere.ac.th', username: 'somchai', first_name: 'T', last_name: 'D', role: 1 },
    });
    expect(added.body).toMatchObject({ status: 'invited', email: 'typed@elsewhere.ac.th', name: 'T D' });
    const again = await logIn('somchai', 'Directory-Pass-1');
    const list = await identity.send('GET', users, { token: admin.token });
    expect(JSON.stringify(list.body)).not.toMatch(/somchai@example|สมชาย/i);
    const found = await identity.send('GET', `${users}?q=somchai`, { token: admin.token });
    expect(found.body.entities).toEqual([]);
    const [open] = (await identity.send('GET', '/me/organizations', { token: again.body.token })).body;
    const refused = await identity.send(
      'POST',
      `/me/invitations/${open.organization_user.invitation_id}/accept`,
      { token: body.token, body: {} },
    );
    expect([refused.status, refused.body.code]).toEqual([403, 'email_domain_mismatch']);
  });

  it.each([
    ['a wrong password', 'somchai', 'Directory-Pass-9'],
    ['an unknown name', 'nobody', 'Directory-Pass-1'],
    ['a filter that matches everybody', '*', 'Directory-Pass-1'],
    ['a filter that closes and opens', '*)(uid=*', 'Directory-Pass-1'],
    ['a name with a parenthesis', 'somchai)', 'Directory-Pass-1'],
    ['an escaped star', 'som\\2a', 'Directory-Pass-1'],
    ['a name that two people have', 'twin', 'Directory-Pass-3'],
    ['a name that many people have', 'crowd', 'Directory-Pass-6'],
    ['a NUL in the password', 'somchai', 'Directory-Pass-1\u0000'],
    ['the DN instead of the name', `uid=somchai,ou=people,${BASE_DN}`, 'Directory-Pass-1'],
  ])('A-16 refuse %s', async (_name, username, password) => {
    const answer = await logIn(username, password);
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_credentials']);
  });

  it('A-16 refuse an empty password and a NUL in the name before anything is asked', async () => {
    expect((await logIn('somchai', '')).body.errors[0].code).toBe('password_required');
    expect((await logIn('somchai\u0000', 'Directory-Pass-1')).body.errors[0].code).toBe('email_invalid');
  });

  it('A-16 keep a local and a directory user of the same address apart', async () => {
    const local = await identity.makePerson([], { email: 'clash@example.ac.th', username: 'clash' });
    const byDirectory = await logIn('clash', 'Directory-Pass-4');
    expect(byDirectory.body.user.id).not.toBe(local.id);
    const byAddress = await logIn('clash@example.ac.th', PASSWORD);
    expect(byAddress.body.user.id).toBe(local.id);
    expect((await logIn('clash@example.ac.th', 'Directory-Pass-4')).status).toBe(422);
    expect((await logIn('clash', PASSWORD)).status).toBe(422);
  });

  it('answer 503 with Retry-After when the directory is down, while local users still get in', async () => {
    const lonely = await startIdentity({
      RATE_LIMITS: 'false',
      LDAP_URL: 'ldap://127.0.0.1:9',
      LDAP_BASE_DN: BASE_DN,
    });
    try {
      const answer = await lonely.send('POST', '/guest/login', {
        body: { email: 'somchai', password: 'Directory-Pass-1' },
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
      const { email } = await lonely.makePerson();
      const local = await lonely.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
      expect(local.status).toBe(200);
    } finally {
      await lonely.close();
    }
  });
});
