import { Writable } from 'node:stream';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import { createLogger } from '@yinyom/service-kit/logger';
import { PASSWORD, startIdentity, type IdentityTest, type Person, type Place } from '../test/startIdentity';

let identity: IdentityTest;
let organization: Place;
let admin: Person;
let member: Person;
const lines: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  identity = await startIdentity({ RATE_LIMITS: 'false' }, createLogger('info', sink as never));
  organization = await identity.makeOrganization();
  admin = await identity.makePerson([{ organization, role: 1000 }]);
  member = await identity.makePerson([{ organization, role: 10 }]);
});
afterAll(() => identity.close());

const pathOf = (path: string) =>
  path
    .replace(':id', organization.id)
    .replace(':userId', member.id)
    .replace(/:keyId|:confirmationId/, 'e'.repeat(24));
const withBody = endpointsOf('identity').filter(({ body, auth }) => body && auth !== 'otp');
const withJson = withBody.filter(({ bodyKind }) => bodyKind !== 'form');

/** What is stored of the people and the organization, to see that nothing changed. */
const stored = async () =>
  JSON.stringify([
    await identity.stores.users.get(admin.id),
    await identity.stores.users.get(member.id),
    await identity.stores.organizations.get(organization.id),
  ]);

const sendRaw = (method: string, path: string, raw: string, type = 'application/json') =>
  identity.send(method, pathOf(path), { token: admin.token, raw, headers: { 'content-type': type } });

describe('J-01 and J-02 hostile bodies, for every call that takes one', () => {
  it.each(withJson.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses operators, prototype keys and dotted keys without touching anything',
    async (_name, { method, path }) => {
      const before = await stored();
      const bodies = [
        '{"email":{"$ne":null},"password":{"$gt":""}}',
        '{"$where":"sleep(1000)"}',
        '{"$nor":[[{"email":"x"}]]}',
        '{"$expr":{"$function":{"body":"x","args":[],"lang":"js"}}}',
        '{"first_name":{"$regex":".*"}}',
        '{"two_fa.secret":"x"}',
        '{"__proto__":{"role":1000}}',
        '{"constructor":{"prototype":{"role":1000}}}',
        '{"settings":{"__proto__":{"polluted":true}}}',
        `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
        '[]',
        '"text"',
        '1e999',
      ];
      for (const raw of bodies) {
        const { status } = await sendRaw(method, path, raw);
        expect([raw, status === 400 || status === 422]).toEqual([raw, true]);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      expect(({} as Record<string, unknown>)['role']).toBeUndefined();
      expect(await stored()).toBe(before);
    },
  );

  it('the sign-up form refuses brackets that some parsers turn into objects', async () => {
    for (const form of ['email[$ne]=x', 'a[__proto__][x]=1', 'email[]=a&email[]=b', '__proto__=1']) {
      const answer = await sendRaw('POST', '/guest/signup', form, 'application/x-www-form-urlencoded');
      expect([400, 422]).toContain(answer.status);
    }
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

const LONG = `{"a":"${'x'.repeat(110 * 1024)}"}`;

describe('malformed requests, for every call that takes a body', () => {
  it.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers broken, oversized and foreign bodies in the error shape',
    async (_name, { method, path, bodyKind, oversize }) => {
      const form = bodyKind === 'form';
      const cases: [string, string, number][] = [
        // A field that alone makes a body too long is named; that has tests of its own.
        ...(oversize ? [] : ([[LONG, 'application/json', form ? 415 : 413]] as [string, string, number][])),
        ['<xml/>', 'application/xml', 415],
        ...(form ? [] : ([['{"a":', 'application/json', 400]] as [string, string, number][])),
      ];
      for (const [raw, type, status] of cases) {
        const answer = await sendRaw(method, path, raw, type);
        expect([type, answer.status]).toEqual([type, status]);
        expect(answer.body).toEqual({
          message: expect.any(String),
          code: expect.any(String),
          request_id: expect.any(String),
        });
      }
    },
  );
});

describe('J-03 parameters', () => {
  const list = () => `/organizations/${organization.id}/users`;
  const get = (query: string) => identity.send('GET', `${list()}?${query}`, { token: admin.token });

  it.each(['q[$regex]=.*', 'page=1&page=2', 'unknown=1', '__proto__=1', 'q=a&q=b', 'role[$gt]=0'])(
    'repeated or unknown: %s is 400',
    async (query) => {
      expect((await get(query)).status).toBe(400);
    },
  );

  it.each([
    'page=1e3',
    'page=0x10',
    'page=Infinity',
    'page=-0',
    'page=NaN',
    'page=0',
    'limit=101',
    'limit=',
    'sort=password_hash',
    'order=sideways',
    'role=9999',
  ])('out of what is allowed: %s is 422', async (query) => {
    expect((await get(query)).status).toBe(422);
  });

  it.each(['abc', 'a'.repeat(25), '..%2f..%2f', '%00', '%E0%B8%81', '%25%32%65', 'A'.repeat(5_000)])(
    'an id that is none (%s) is 404',
    async (id) => {
      const answer = await identity.send('GET', `/organizations/${id}`, { token: admin.token });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );
});

describe('T-08 fields that are nobody’s to set', () => {
  const FIELDS = {
    role: 1000,
    organization_id: 'a'.repeat(24),
    id: 'a'.repeat(24),
    _id: 'a'.repeat(24),
    __v: 3,
    two_fa_at: null,
    two_fa: false,
    password: 'Rice-Field-84',
    password_hash: 'x',
    email: 'other@example.ac.th',
    status: 'active',
    memberships: [],
    sessions: [],
    created_at: '2020-01-01T00:00:00.000Z',
    must_change_password: false,
    ldap_username: 'x',
    admin_ids: [],
    site_host: 'evil.ac.th',
  };
  const cases: [string, string, string, Record<string, unknown>, string[]][] = [
    ['PUT /me', 'PUT', '/me', { first_name: 'X' }, []],
    ['PUT an organization', 'PUT', '/organizations/:id', { name: 'X' }, []],
    ['PUT a member', 'PUT', '/organizations/:id/users/:userId', { first_name: 'X' }, ['role', 'status']],
    [
      'POST a member',
      'POST',
      '/organizations/:id/users',
      { email: 'mass@example.ac.th', first_name: 'X', last_name: 'Y', role: 1 },
      ['email', 'role', 'password'],
    ],
  ];
  it.each(cases)('%s refuses them one by one', async (_name, method, path, body, allowed) => {
    const before = await stored();
    for (const [field, value] of Object.entries(FIELDS)) {
      if (allowed.includes(field)) continue;
      const answer = await identity.send(method, pathOf(path), {
        token: admin.token,
        body: { ...body, [field]: value },
      });
      expect([field, answer.status, answer.body.code]).toEqual([field, 422, 'unknown_field']);
    }
    expect(await stored()).toBe(before);
    expect(await identity.stores.users.findLocal('mass@example.ac.th')).toBeNull();
  });
});

describe('J-11 and A-20 the log', () => {
  it('stays one line per event and holds no secret, whatever is sent', async () => {
    lines.splice(0);
    await identity.send('POST', '/guest/login', {
      body: { email: 'x\u001b[31m@example.ac.th', password: 'Secret-Typed-1' },
      headers: { 'user-agent': 'evil%0d%0a\t{"level":60}', 'x-request-id': 'bad id\u00e9' },
    });
    await identity.send('GET', '/me?secret=JBSWY3DPEHPK3PXP', { token: admin.token });
    await identity.send('POST', '/guest/login', { body: { email: member.email, password: PASSWORD } });
    const text = lines.join('');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of text.trimEnd().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    for (const secret of ['Secret-Typed-1', PASSWORD, 'JBSWY3DPEHPK3PXP', admin.token])
      expect(text).not.toContain(secret);
    expect(text).not.toContain('\u001b');
  });
});

describe('T-14 and answers that no cache may keep', () => {
  it('every answer of a signed-in call is no-store, and a path that looks like a file is none', async () => {
    const me = await identity.send('GET', '/me', { token: admin.token });
    expect(me.headers.get('cache-control')).toBe('no-store');
    const deception = await identity.send('GET', '/me/x.css', { token: admin.token });
    expect(deception.status).toBe(404);
  });
});
