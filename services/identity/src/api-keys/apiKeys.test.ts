import { createHash } from 'node:crypto';
import { MAX_API_KEYS } from '@yinyom/contracts/identity/apiKeys';
import { apiKeysTest, OURS, STRANGE } from '../../test/apiKeysTest';
import { startIdentity } from '../../test/startIdentity';

const at = apiKeysTest();
const { send, make, refusal, authorize, stored, setKey, idOf } = at;

describe('making a key', () => {
  it('shows it once, keeps its hash alone and tells the audit log', async () => {
    const { key, api_key } = await make();
    expect(key).toMatch(/^yk_test_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);
    expect(key.startsWith(`${api_key.prefix}_`)).toBe(true);
    const listed = await send('GET', '');
    expect(listed.body).toMatchObject({ total: 1, entities: [{ ...api_key, state: 'active' }] });
    expect(JSON.stringify([listed.body, await stored(api_key.id)])).not.toContain(key.slice(18));
    expect((await stored(api_key.id))?.sha256).toBe(createHash('sha256').update(key).digest('hex'));
    expect(await at.identity.actions(at.organization)).toContain('api_key.created');
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
    ['a scope that nothing takes', { scopes: ['consents:erase'] }, 'scopes.0', 'scope_unknown'],
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
    await at.identity.database.collection('api_keys').insertMany(
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
    expect(await at.identity.actions(at.organization)).toContain('api_key.rotated');
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
    await at.identity.send('PUT', `/organizations/${at.organization.id}/users/${at.admin.id}`, {
      token: at.other.token,
      body: { role: 1 },
    });
    const rotated = await send('POST', `/${api_key.id}/rotate`, { overlap_hours: 168 }, at.other);
    expect(rotated.body.api_key).toMatchObject({ overlap_until: null, created_by: { id: at.other.id } });
    expect(await refusal(key)).toBe('key_invalid');
    expect((await authorize(api_key.id, { by: at.other })).role).toBe(1000);
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
