import { startIdentity, type IdentityTest, type Person } from '../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

interface Guarded {
  admin: Person;
  /** The address of the change. */
  path: string;
  /** The version that a page shows. */
  etag(): Promise<string>;
  body(value: string): object;
}

/** An organization with an Admin, one more member and one API key. */
const story = async () => {
  const organization = await identity.makeOrganization();
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  const member = await identity.makePerson([{ organization, role: 10 }]);
  const at = `/organizations/${organization.id}`;
  const read = async (path: string) => (await identity.send('GET', path, { token: admin.token })).body;
  return { organization, admin, member, at, read };
};
const listed = (body: { entities: { id: string; etag: string }[] }, id: string): string =>
  body.entities.find((one) => one.id === id)?.etag ?? '';

const GUARDED: readonly (readonly [string, () => Promise<Guarded>])[] = [
  [
    'updateOrganization',
    async () => {
      const { admin, at, read } = await story();
      return { admin, path: at, etag: async () => (await read(at)).etag, body: (name) => ({ name }) };
    },
  ],
  [
    'setPartnerDomains',
    async () => {
      const { admin, at, read } = await story();
      const path = `${at}/partnerDomains`;
      const body = (name: string) => ({ domains: [`${name}.co.th`] });
      return { admin, path, etag: async () => (await read(path)).etag, body };
    },
  ],
  [
    'updateApiKey',
    async () => {
      const { admin, at, read } = await story();
      const keys = `${at}/api-keys`;
      const form = { name: 'K', scopes: ['consents:read'] };
      const made = await identity.send('POST', keys, { token: admin.token, body: form });
      const { id } = made.body.api_key;
      const etag = async () => listed(await read(keys), id);
      return { admin, path: `${keys}/${id}`, etag, body: (name) => ({ name }) };
    },
  ],
  [
    'updateOrganizationUser',
    async () => {
      const { admin, member, at, read } = await story();
      const path = `${at}/users/${member.id}`;
      const etag = async () => listed(await read(`${at}/users`), member.id);
      return { admin, path, etag, body: (name) => ({ first_name: name, role: 1 }) };
    },
  ],
  [
    'updateMe',
    async () => {
      const { admin, read } = await story();
      const etag = async () => (await read('/me')).etag;
      return { admin, path: '/me', etag, body: (name) => ({ first_name: name }) };
    },
  ],
];

describe.each(GUARDED)('%s', (_name, make) => {
  it('of five people who read the same version one saves; the others are refused until they read again', async () => {
    const { admin, path, etag, body } = await make();
    const put = (name: string, seen?: string) =>
      identity.send('PUT', path, {
        token: admin.token,
        body: body(name),
        ...(seen && { headers: { 'if-match': seen } }),
      });
    const seen = await etag();
    expect(seen).toMatch(/^"\d+"$/);
    const names = ['first', 'second', 'third', 'fourth', 'fifth'];
    const answers = await Promise.all(names.map((name) => put(name, seen)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.code).toBe('version_conflict');
    const saved = answers.find(({ status }) => status === 200)?.body;
    expect(saved.etag).toBe(await etag());
    expect((await put('sixth', saved.etag)).status).toBe(200);
    // Programs that send none save as before, and what they save counts.
    const now = await etag();
    expect((await put('seventh')).status).toBe(200);
    expect((await put('eighth', now)).status).toBe(412);
    expect((await put('ninth', '"nonsense"')).body.code).toBe('if_match_required');
  });
});

it('an Admin does not undo what the person changed, nor what another Admin decided', async () => {
  const { organization, admin, member, at, read } = await story();
  const users = `${at}/users`;
  const seen = listed(await read(users), member.id);
  const own = await identity.send('PUT', '/me', { token: member.token, body: { first_name: 'Own' } });
  expect(own.status).toBe(200);
  const change = (id: string, body: object, etag: string) =>
    identity.send('PUT', `${users}/${id}`, { token: admin.token, body, headers: { 'if-match': etag } });
  expect((await change(member.id, { first_name: 'Theirs' }, seen)).status).toBe(412);
  const other = await identity.makePerson([{ organization, role: 1000 }]);
  const stale = listed(await read(users), other.id);
  expect((await change(other.id, { status: 'suspended' }, stale)).status).toBe(200);
  expect((await change(other.id, { status: 'active' }, stale)).status).toBe(412);
});
