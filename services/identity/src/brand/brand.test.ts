import { crc32 } from 'node:zlib';
import { contrast } from '@yinyom/contracts/contrast';
import { BRAND_GROUNDS, brandContrast } from '@yinyom/contracts/identity/brandShades';
import { encodePng } from '@yinyom/service-kit/png/encodePng';
import { until } from '@yinyom/testing/until';
import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';
import { teamOf } from '../../test/teamOf';

const GROUP = '64b0000000000000000000a1';
const BELOW = '64b0000000000000000000a2';
let owner = '';
let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    websites: {
      getGroupOwner: async ({ group_id }) => ({
        organization_id: owner,
        path: group_id === BELOW ? [GROUP, BELOW] : [group_id],
      }),
    },
  });
});
afterAll(() => identity.close());

const { team, add } = teamOf(() => identity);
const BRAND = {
  name: 'Agency Privacy',
  accent: { light: '#7A1F5C', dark: '#E59AC8' },
  sender_name: 'Agency',
  reply_to: 'help@agency.co.th',
  footer: 'Agency Co., Ltd. · Bangkok',
};
const pathOf = ({ id }: Place) => `/organizations/${id}/brand`;
const get = async (admin: Person, place: Place, query = '') =>
  (await identity.send('GET', `${pathOf(place)}${query}`, { token: admin.token })).body;
const save = async (admin: Person, place: Place, body: object = BRAND, query = '') => {
  const { etag } = await get(admin, place, query);
  return identity.send('PUT', `${pathOf(place)}${query}`, {
    token: admin.token,
    body,
    headers: { 'if-match': etag },
  });
};
const putLogo = (admin: Person, place: Place, logo: string, scheme = 'light') =>
  identity.send('PUT', `${pathOf(place)}/logos/${scheme}`, { token: admin.token, form: { logo } });
const png = async (shade: number) =>
  (await encodePng({ width: 64, height: 16, data: Buffer.alloc(64 * 16 * 4, shade) }, 20_000)).toString(
    'base64',
  );
/** The same PNG with a chunk of text before its end, as image programs write. */
const withText = (png: Buffer, text: string): Buffer => {
  const named = Buffer.from(`tEXt${text}`);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, -12), length, named, check, png.subarray(-12)]);
};
const fetchLogo = (url: string) => fetch(`${identity.harness.origin}${url}`);

describe('brand of an organization', () => {
  it('is the product’s until an Admin sets one, and goes as a whole', async () => {
    const { organization, admin } = await team();
    expect(await get(admin, organization)).toEqual({
      name: null,
      accent: null,
      logos: { light: null, dark: null },
      sender_name: '',
      reply_to: '',
      footer: '',
      hosts: [],
      etag: '"0"',
    });
    expect((await save(admin, organization)).body).toMatchObject({ ...BRAND, etag: '"1"' });
    const stale = await identity.send('PUT', pathOf(organization), {
      token: admin.token,
      body: BRAND,
      headers: { 'if-match': '"0"' },
    });
    expect([stale.status, (await get(admin, organization)).etag]).toEqual([412, '"1"']);
    const remove = (etag: string) =>
      identity.send('DELETE', pathOf(organization), { token: admin.token, headers: { 'if-match': etag } });
    expect([(await remove('"0"')).status, (await remove('"1"')).status]).toEqual([412, 200]);
    expect(await get(admin, organization)).toMatchObject({ name: null, etag: '"0"' });
    expect(await identity.actions(organization)).toEqual(
      expect.arrayContaining(['organization.brand', 'organization.brand_removed']),
    );
    expect(await identity.internal.brandOf({ organization_id: organization.id })).toBeNull();
  });

  it('belongs to its organization: others get 404, members of it 403', async () => {
    const { organization, admin } = await team();
    const other = await team();
    const member = await identity.makePerson([{ organization, role: 10 }]);
    for (const [person, status] of [
      [other.admin, 404],
      [member, 403],
    ] as const) {
      const tried = await identity.send('PUT', pathOf(organization), {
        token: person.token,
        body: BRAND,
        headers: { 'if-match': '"0"' },
      });
      const logo = await putLogo(person, organization, await png(120));
      expect([tried.status, logo.status]).toEqual([status, status]);
    }
    expect(await get(admin, organization)).toMatchObject({ name: null, logos: { light: null } });
  });

  it('refuses a colour that cannot be read with the nearest that can, which is then taken', async () => {
    const { organization, admin } = await team();
    const refused = await save(admin, organization, {
      ...BRAND,
      accent: { light: '#F2A33A', dark: '#7A1F5C' },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ field, code }: never) => [field, code])).toEqual([
      ['accent.light', 'brand_color_unreadable'],
      ['accent.dark', 'brand_color_unreadable'],
    ]);
    const [light, dark] = refused.body.errors.map(
      ({ message }: { message: string }) => /#[0-9A-F]{6}/.exec(message)?.[0],
    );
    for (const [color, scheme] of [
      [light, 'light'],
      [dark, 'dark'],
    ] as const) {
      const { surface, canvas, written } = BRAND_GROUNDS[scheme];
      for (const ground of [surface, canvas, written])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
      // It is the nearest: hardly above the limit.
      expect(brandContrast(color, scheme)).toBeLessThan(4.7);
    }
    expect((await save(admin, organization, { ...BRAND, accent: { light, dark } })).status).toBe(200);
  });

  it('takes no markup for a picture, and of a picture its pixels only', async () => {
    const { organization, admin } = await team();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    const refused = await putLogo(admin, organization, svg);
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'logo_type']);

    const plain = Buffer.from(await png(90), 'base64');
    const noisy = withText(plain, '<script>alert(1)</script>');
    const saved = await putLogo(admin, organization, noisy.toString('base64'));
    expect(saved.status).toBe(200);
    const { light } = saved.body.logos;
    const served = await fetchLogo(light.url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(Buffer.from(await served.arrayBuffer()).equals(plain)).toBe(true);

    // Another one in its place: the first is gone, as nothing names it.
    const next = await putLogo(admin, organization, await png(30));
    expect(next.body.logos.light.sha256).not.toBe(light.sha256);
    expect((await fetchLogo(light.url)).status).toBe(404);
    expect((await fetchLogo(next.body.logos.light.url)).status).toBe(200);
  });

  it('a logo that another process has stored and no brand names yet is not removed by a change meanwhile', async () => {
    const { organization, admin } = await team();
    const stored = identity.database.collection<{ _id: string }>('brand_logos');
    const add = (sha256: string, minutes: number) =>
      stored.insertOne({
        _id: `${organization.id}/${sha256}`,
        organization_id: organization.id,
        bytes: Buffer.from('pixels'),
        stored_at: new Date(Date.now() - minutes * 60_000),
      } as { _id: string });
    await add('being set', 1);
    await add('left over', 20);
    const { light } = (await putLogo(admin, organization, await png(90))).body.logos;
    const left = await stored.find({ organization_id: organization.id } as object).toArray();
    expect(left.map(({ _id }) => _id.split('/')[1]).sort()).toEqual(['being set', light.sha256].sort());
  });

  it('of the nearest group comes first, then the organization’s; groups of others are refused', async () => {
    const { organization, admin } = await team();
    owner = organization.id;
    await save(admin, organization);
    const client = { ...BRAND, name: 'Client', accent: null };
    expect((await save(admin, organization, client, `?group_id=${GROUP}`)).status).toBe(200);
    const nameOf = async (group_path: string[]) =>
      (await identity.internal.brandOf({ organization_id: organization.id, group_path }))?.name;
    expect(await nameOf([])).toBe('Agency Privacy');
    expect(await nameOf([BELOW])).toBe('Agency Privacy');
    expect(await nameOf([GROUP, BELOW])).toBe('Client');
    owner = 'c'.repeat(24);
    const foreign = await identity.send('GET', `${pathOf(organization)}?group_id=${GROUP}`, {
      token: admin.token,
    });
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([422, 'group_id.0']);
  });

  it('is in the mails about the organization and in none about an account', async () => {
    const { organization, admin, path } = await team();
    await save(admin, organization, { ...BRAND, name: 'Agency {support}' });
    await putLogo(admin, organization, await png(60));
    await add(admin, path, { email: 'client@example.ac.th' });
    const [invited] = await identity.mails('client@example.ac.th');
    expect(`${invited?.subject} ${invited?.text} ${invited?.html}`).not.toMatch(/Yinyom|ยินยอม</);
    expect(invited?.text).toContain('Agency support');
    expect(invited?.text).toMatch(/\n--\n[^\n]*Agency support[^\n]*\nAgency Co.*Ltd.*Bangkok$/);
    expect(invited?.html).toContain('alt="Agency support" width="128" height="32"');
    expect(invited?.html).toContain('background:#7A1F5C');

    await identity.send('POST', '/guest/forgotPassword', { body: { email: admin.email } });
    await until(async () => (await identity.mails(admin.email)).length > 0, 'the mail is stored');
    const [own] = await identity.mails(admin.email);
    expect([own?.kind, own?.html.includes('Yinyom · ยินยอม'), own?.html.includes('#7A1F5C')]).toEqual([
      'reset_password',
      true,
      false,
    ]);
  });

  it('of a client is in mails about its requests, and to a person who sees its group alone', async () => {
    const { organization, admin, path } = await team();
    owner = organization.id;
    await save(admin, organization);
    await save(admin, organization, { ...BRAND, name: 'Client' }, `?group_id=${GROUP}`);
    const request = { organization: 'Client PCL', language: 'en' as const, digits: '123456' };
    const mailed = async (email: string, group_path?: string[]) => {
      const about = { organization_id: organization.id, ...(group_path && { group_path }) };
      await identity.internal.sendRequestCode({ ...request, ...about, email });
      return />(Agency Privacy|Client)</.exec((await identity.mails(email))[0]?.html ?? '')?.[1];
    };
    expect([await mailed('a@example.com', [GROUP]), await mailed('b@example.com')]).toEqual([
      'Client',
      'Agency Privacy',
    ]);
    // The mail of a client without a brand names the client, and nothing of the agency.
    await mailed('c@example.com', ['c1'.repeat(12)]);
    const [plain] = await identity.mails('c@example.com');
    expect([plain?.html.includes('Client PCL'), plain?.text.includes('Client PCL')]).toEqual([true, true]);
    expect(`${plain?.html} ${plain?.text}`).not.toMatch(/Agency|Yinyom/);
    // Also of a group below that of the client, which has no brand of its own.
    for (const group of [GROUP, BELOW]) {
      const email = `of-${group}@example.ac.th`;
      await add(admin, path, { email, role: 10, scope: { websites: [], groups: [group] } });
      const [invited] = await identity.mails(email);
      expect([invited?.html.includes('>Client<'), invited?.html.includes('Agency Privacy')]).toEqual([
        true,
        false,
      ]);
    }
  });

  it('ends with the organization', async () => {
    const { organization, admin } = await team();
    await save(admin, organization);
    const { body } = await putLogo(admin, organization, await png(77));
    await identity.stores.brands.removeAll(organization.id);
    expect(await identity.internal.brandOf({ organization_id: organization.id })).toBeNull();
    expect((await fetchLogo(body.logos.light.url)).status).toBe(404);
  });
});
