import { apiKeysTest } from '../../test/apiKeysTest';

const at = apiKeysTest();
const { send, make, open, refusal, authorize, stored, setKey, idOf, until } = at;

describe('opening with a key', () => {
  it('tells who calls and notes the use, at most once a minute', async () => {
    const { key, api_key } = await make();
    expect(await open(key)).toEqual({
      refusal: null,
      key: { id: api_key.id, user_id: at.admin.id, organization_id: at.organization.id, name: 'Reports' },
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
    // No minute ends meanwhile.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (let at = 0; at < 3; at += 1) await refusal(key, { scope: 'audit:read', call: 'listAuditLog' });
    await refusal(key, { misuse: 'key_in_browser', call: 'any' });
    const refusals = async () =>
      (await at.identity.actions(at.organization)).filter((action) => action === 'api_key.refused');
    await until(async () => (await refusals()).length >= 2);
    clock.mockRestore();
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
    const theirs = await at.identity.makeOrganization();
    const { api_key } = await make();
    expect(await authorize(api_key.id, { where: theirs })).toMatchObject({ session_alive: true, role: null });
    // Not even where its maker is a member.
    const both = await at.identity.makePerson([
      { organization: at.organization, role: 1000 },
      { organization: theirs, role: 1000 },
    ]);
    const made = await make({}, both);
    expect(await authorize(made.api_key.id, { where: theirs, by: both })).toMatchObject({ role: null });
    // Nor is it found, changed or revoked from there.
    const stranger = await at.identity.makePerson([{ organization: theirs, role: 1000 }]);
    const address = `/organizations/${theirs.id}/api-keys/${api_key.id}`;
    for (const method of ['PUT', 'DELETE'])
      expect((await at.identity.send(method, address, { token: stranger.token, body: {} })).status).toBe(404);
  });

  it('ends with its scopes, whatever the gateway said', async () => {
    const { api_key } = await make();
    expect(await authorize(api_key.id, { scope: 'audit:read' })).toMatchObject({
      key_refusal: 'scope_missing',
      role: null,
    });
    expect((await authorize(api_key.id, { by: at.other })).session_alive).toBe(false);
  });

  it('T-21 is never more than its maker may: demoted, suspended, removed, gone', async () => {
    const { key, api_key } = await make({ role: 1000 });
    const change = (body: object) =>
      at.identity.send('PUT', `/organizations/${at.organization.id}/users/${at.admin.id}`, {
        token: at.other.token,
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
    const listed = await send('GET', '', undefined, at.other);
    expect(listed.body.entities[0].state).toBe('orphaned');
    await change({ status: 'active' });
    expect(await refusal(key)).toBeNull();
    await at.identity.send('DELETE', `/organizations/${at.organization.id}/users/${at.admin.id}`, {
      token: at.other.token,
    });
    expect(await refusal(key)).toBe('key_orphaned');
  });
});
