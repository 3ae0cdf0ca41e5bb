import { createHash } from 'node:crypto';
import { apiKeyIdOf } from '@yinyom/contracts/identity/apiKeyForm';
import { MAX_API_KEYS } from '@yinyom/contracts/identity/apiKeys';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';

const OURS = 'c'.repeat(24);
const STRANGE = 'd'.repeat(24);

let identity: IdentityTest;
let organization: Place;
let admin: Person;
let other: Person;
let path: string;

beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    websites: {
      getApplicationOwner: async ({ application_id }) =>
        application_id === OURS ? { organization_id: organization.id } : null,
    },
  });
});
afterAll(() => identity.close());
beforeEach(async () => {
  organization = await identity.makeOrganization();
  admin = await identity.makePerson([{ organization, role: 1000 }]);
  other = await identity.makePerson([{ organization, role: 1000 }]);
  path = `/organizations/${organization.id}/api-keys`;
});

const send = (method: string, at: string, body?: unknown, by: Person = admin) =>
  identity.send(method, path + at, { token: by.token, ...(body !== undefined && { body }) });

const make = async (form: object = {}, by: Person = admin) => {
  const made = await send('POST', '', { name: 'Reports', scopes: ['consents:read'], ...form }, by);
  expect([made.status, made.body.code]).toEqual([201, undefined]);
  return made.body as { key: string; api_key: { id: string; prefix: string; [field: string]: unknown } };
};

const open = (key: string, more: Partial<Parameters<IdentityTest['internal']['openKey']>[0]> = {}) =>
  identity.internal.openKey({
    key_id: apiKeyIdOf(key) ?? '',
    sha256: createHash('sha256').update(key).digest('hex'),
    ip: '203.0.113.9',
    call: 'listConsents',
    scope: 'consents:read',
    request_id: 'request',
    ...more,
  });
const refusal = async (...asked: Parameters<typeof open>) => (await open(...asked)).refusal;

const authorize = (
  keyId: string,
  {
    scope = 'consents:read',
    by = admin,
    where = organization,
  }: { scope?: Scope; by?: Person; where?: Place } = {},
) =>
  identity.internal.authorize({
    user_id: by.id,
    session_id: keyId,
    organization_id: where.id,
    key: { scope },
    attempt: { call: 'listConsents', least: 10, ip_truncated: '203.0.113.0', request_id: 'request' },
  });

const stored = (id: string) => identity.stores.apiKeys.byId(id);
const setKey = (id: string, change: object) =>
  identity.database.collection('api_keys').updateOne({ key_id: id }, { $set: change });
/** What happens after the answer. */
const until = async (happened: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 5_000;
  while (!(await happened())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const idOf = (key: string) => apiKeyIdOf(key) ?? '';

describe('making a key', () => {
  it('shows it once, keeps its hash alone and tells the audit log', async () => {
    const { key, api_key } = await make();
    expect(key).toMatch(/^yk_test_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);
    expect(key.startsWith(`${api_key.prefix}_`)).toBe(true);
    const listed = await send('GET', '');
    expect(listed.body).toMatchObject({ total: 1, entities: [{ ...api_key, state: 'active' }] });
    expect(JSON.stringify([listed.body, await stored(api_key.id)])).not.toContain(key.slice(18));
    expect((await stored(api_key.id))?.sha256).toBe(createHash('sha256').update(key).digest('hex'));
    expect(await identity.actions(organization)).toContain('api_key.created');
  });

  it('says `live` in production', async () => {
    const production = await startIdentity({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      JWT_SECRET: 'first-secret-of-production-7Qx'.repeat(2),
      INTERNAL_SECRET: 'second-secret-of-production-8Rw'.repeat(2),
      INGEST_SECRET: 'third-secret-of-production-9Sv'.repeat(2),
      DATA_SECRET: 'fourth-secret-of-production-1Tu'.repeat(2),
    });
    const place = await production.makeOrganization();
    const { token } = await production.makePerson([{ organization: place, role: 1000 }]);
    const made = await production.send('POST', `/organizations/${place.id}/api-keys`, {
      token,
      body: { name: 'K', scopes: ['consents:read'] },
    });
    await production.close();
    expect(made.body.key).toMatch(/^yk_live_/);
  });

  it.each([
    ['by default a year', {}, 365],
    ['two years at most', { expires_in_days: 730 }, 730],
    ['never, when asked for', { expires_in_days: null }, null],
  ])('ends %s later', async (_what, form, days) => {
    const { api_key } = await make(form);
    const { created_at, expires_at } = api_key as unknown as {
      created_at: string;
      expires_at: string | null;
    };
    const lives = expires_at && (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000;
    expect(lives).toBe(days);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['no scope', { scopes: [] }, 'scopes', 'required'],
    ['a scope that nothing takes', { scopes: ['webhooks:read'] }, 'scopes.0', 'scope_unknown'],
    ['a life of more than two years', { expires_in_days: 731 }, 'expires_in_days', 'out_of_range'],
    ['a life of no day', { expires_in_days: 0 }, 'expires_in_days', 'out_of_range'],
    ['a range that is none', { ip_ranges: ['10.0.0.0/8', '10.0.0.0/99'] }, 'ip_ranges.1', 'ip_range_invalid'],
    ['a website of others', { application_ids: [OURS, STRANGE] }, 'application_ids.1', 'not_found'],
    ['a role too low for its scopes', { scopes: ['audit:read'], role: 10 }, 'scopes', 'scope_needs_role'],
    ['the role of a reviewer', { role: 0 }, 'role', 'role_invalid'],
  ])('refuses %s', async (_what, form, field, code) => {
    const answer = await send('POST', '', { name: 'K', scopes: ['consents:read'], ...form });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it.each([
    [['reports:read'], 1],
    [['consents:read', 'reports:read'], 10],
    [['applications:write'], 10],
    [['users:read'], 1000],
  ])('gives %j the least role that they need', async (scopes, role) => {
    expect((await make({ scopes })).api_key['role']).toBe(role);
  });

  it('stops at as many keys as an organization may have; revoked ones do not count', async () => {
    const { api_key } = await make();
    const record = await stored(api_key.id);
    await identity.database.collection('api_keys').insertMany(
      Array.from({ length: MAX_API_KEYS - 1 }, (_, at) => ({
        ...record,
        _id: undefined,
        key_id: `full${at}${api_key.id.slice(-4)}`,
      })).map(({ _id: _unused, ...one }) => one),
    );
    const body = { name: 'K', scopes: ['consents:read'] };
    expect((await send('POST', '', body)).body.code).toBe('api_keys_full');
    await send('DELETE', `/${api_key.id}`);
    expect((await send('POST', '', body)).status).toBe(201);
  });
});

describe('opening with a key', () => {
  it('tells who calls and notes the use, at most once a minute', async () => {
    const { key, api_key } = await make();
    expect(await open(key)).toEqual({
      refusal: null,
      key: { id: api_key.id, user_id: admin.id, organization_id: organization.id, name: 'Reports' },
    });
    const used = async () => (await stored(api_key.id))?.last_used_at ?? null;
    await until(async () => (await used()) !== null);
    const first = await used();
    await open(key);
    await open(key);
    expect(await used()).toEqual(first);
  });

  it('T-22 knows a key by its id and compares hashes, whether there is such a key or not', async () => {
    const { key } = await make();
    const sha256 = '0'.repeat(64);
    expect(await refusal(key, { key_id: 'nobody00', sha256 })).toBe('key_invalid');
    expect(await refusal(key, { sha256 })).toBe('key_invalid');
    expect(await refusal(key, { sha256: 'ab' })).toBe('key_invalid');
  });

  it('refuses one that ended, from elsewhere, or for what it may not', async () => {
    const { key } = await make({ ip_ranges: ['203.0.113.0/24'] });
    expect(await refusal(key)).toBeNull();
    expect(await refusal(key, { ip: '198.51.100.1' })).toBe('key_outside_ranges');
    expect(await refusal(key, { scope: 'consents:erase' })).toBe('scope_missing');
    expect(await refusal(key, { scope: null })).toBe('key_not_accepted');
    expect(await refusal(key, { misuse: 'key_in_url' })).toBe('key_in_url');
    await setKey(idOf(key), { expires_at: new Date(Date.now() - 1) });
    expect(await refusal(key)).toBe('key_expired');
  });

  it('tells the organization once a minute what was refused', async () => {
    const { key } = await make();
    for (let at = 0; at < 3; at += 1) await refusal(key, { scope: 'audit:read', call: 'listAuditLog' });
    await refusal(key, { misuse: 'key_in_browser', call: 'any' });
    const refusals = async () =>
      (await identity.actions(organization)).filter((action) => action === 'api_key.refused');
    await until(async () => (await refusals()).length >= 2);
    expect(await refusals()).toHaveLength(2);
  });

  it('T-19 a revoked key opens nothing from the next call on, nor does what its holder already began', async () => {
    const { key, api_key } = await make();
    expect((await authorize(api_key.id)).role).toBe(10);
    expect((await send('DELETE', `/${api_key.id}`)).status).toBe(204);
    expect(await refusal(key)).toBe('key_revoked');
    expect((await authorize(api_key.id)).session_alive).toBe(false);
    expect((await send('DELETE', `/${api_key.id}`)).status).toBe(404);
    expect((await send('POST', `/${api_key.id}/rotate`, {})).status).toBe(404);
    expect((await send('GET', '')).body.entities[0]).toMatchObject({ state: 'revoked' });
  });
});

describe('what a key may', () => {
  it('T-18 is nothing in another organization', async () => {
    const theirs = await identity.makeOrganization();
    const { api_key } = await make();
    expect(await authorize(api_key.id, { where: theirs })).toMatchObject({ session_alive: true, role: null });
    // Not even where its maker is a member.
    const both = await identity.makePerson([
      { organization, role: 1000 },
      { organization: theirs, role: 1000 },
    ]);
    const made = await make({}, both);
    expect(await authorize(made.api_key.id, { where: theirs, by: both })).toMatchObject({ role: null });
    // Nor is it found, changed or revoked from there.
    const stranger = await identity.makePerson([{ organization: theirs, role: 1000 }]);
    const at = `/organizations/${theirs.id}/api-keys/${api_key.id}`;
    for (const method of ['PUT', 'DELETE'])
      expect((await identity.send(method, at, { token: stranger.token, body: {} })).status).toBe(404);
  });

  it('ends with its scopes, whatever the gateway said', async () => {
    const { api_key } = await make();
    expect(await authorize(api_key.id, { scope: 'audit:read' })).toMatchObject({
      key_refusal: 'scope_missing',
      role: null,
    });
    expect((await authorize(api_key.id, { by: other })).session_alive).toBe(false);
  });

  it('T-21 is never more than its maker may: demoted, suspended, removed, gone', async () => {
    const { key, api_key } = await make({ role: 1000 });
    const change = (body: object) =>
      identity.send('PUT', `/organizations/${organization.id}/users/${admin.id}`, {
        token: other.token,
        body,
      });
    expect((await authorize(api_key.id)).role).toBe(1000);
    await change({ role: 1 });
    expect((await authorize(api_key.id)).role).toBe(1);
    await change({ role: 0 });
    expect(await refusal(key)).toBe('key_orphaned');
    await change({ role: 1000, status: 'suspended' });
    expect(await refusal(key)).toBe('key_orphaned');
    expect((await authorize(api_key.id)).session_alive).toBe(false);
    const listed = await send('GET', '', undefined, other);
    expect(listed.body.entities[0].state).toBe('orphaned');
    await change({ status: 'active' });
    expect(await refusal(key)).toBeNull();
    await identity.send('DELETE', `/organizations/${organization.id}/users/${admin.id}`, {
      token: other.token,
    });
    expect(await refusal(key)).toBe('key_orphaned');
  });
});

describe('rotating a key', () => {
  it('keeps the old secret for the overlap that was asked for', async () => {
    const { key, api_key } = await make();
    const rotated = await send('POST', `/${api_key.id}/rotate`, {});
    expect(rotated.status).toBe(201);
    const hours = (Date.parse(rotated.body.api_key.overlap_until) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect(rotated.body.key).not.toBe(key);
    expect([await refusal(key), await refusal(rotated.body.key)]).toEqual([null, null]);
    await setKey(idOf(key), { old_until: new Date(Date.now() - 1) });
    expect([await refusal(key), await refusal(rotated.body.key)]).toEqual(['key_invalid', null]);
    const at_once = await send('POST', `/${api_key.id}/rotate`, { overlap_hours: 0 });
    expect(await refusal(rotated.body.key)).toBe('key_invalid');
    expect(await refusal(at_once.body.key)).toBeNull();
    expect(await identity.actions(organization)).toContain('api_key.rotated');
  });

  it.each([-1, 169, 1.5, '24'])('takes no overlap of %p hours', async (overlap_hours) => {
    const { api_key } = await make();
    expect((await send('POST', `/${api_key.id}/rotate`, { overlap_hours })).status).toBe(422);
  });

  it('T-20 never widens what the key may, nor lengthens an old secret past its end', async () => {
    const { key, api_key } = await make({ expires_in_days: 1 });
    for (const field of [{ scopes: ['audit:read'] }, { role: 1000 }, { application_ids: null }])
      expect((await send('POST', `/${api_key.id}/rotate`, field)).body.code).toBe('unknown_field');
    const rotated = await send('POST', `/${api_key.id}/rotate`, { overlap_hours: 168, expires_in_days: 365 });
    expect(rotated.body.api_key).toMatchObject({ scopes: ['consents:read'], role: 10 });
    expect(rotated.body.api_key.overlap_until).toBe(api_key['expires_at']);
    await setKey(idOf(key), { old_until: new Date(Date.now() - 1) });
    expect(await refusal(key)).toBe('key_invalid');
  });

  it('T-20 gives the old secret back nothing that its maker lost', async () => {
    const { key, api_key } = await make({ role: 1000 });
    await identity.send('PUT', `/organizations/${organization.id}/users/${admin.id}`, {
      token: other.token,
      body: { role: 1 },
    });
    const rotated = await send('POST', `/${api_key.id}/rotate`, { overlap_hours: 168 }, other);
    expect(rotated.body.api_key).toMatchObject({ overlap_until: null, created_by: { id: other.id } });
    expect(await refusal(key)).toBe('key_invalid');
    expect((await authorize(api_key.id, { by: other })).role).toBe(1000);
  });

  it('of two at once makes one good secret or two in a row, never one that nobody has', async () => {
    const { api_key } = await make();
    const answers = await Promise.all(
      [1, 2].map(() => send('POST', `/${api_key.id}/rotate`, { overlap_hours: 0 })),
    );
    const made = answers.filter(({ status }) => status === 201);
    const good = (await Promise.all(made.map(({ body }) => refusal(body.key)))).filter((why) => why === null);
    expect(good).toHaveLength(1);
  });
});

describe('changing a key', () => {
  it('changes what is given and says so', async () => {
    const { api_key } = await make();
    const changed = await send('PUT', `/${api_key.id}`, { name: 'New', application_ids: [OURS] });
    expect(changed.body).toMatchObject({ name: 'New', application_ids: [OURS], scopes: ['consents:read'] });
    expect((await send('PUT', `/${api_key.id}`, { scopes: ['audit:read'] })).body.errors).toEqual([
      expect.objectContaining({ field: 'scopes', code: 'scope_needs_role' }),
    ]);
    expect((await send('PUT', `/${api_key.id}`, { expires_in_days: 730 })).body.code).toBe('unknown_field');
  });
});
