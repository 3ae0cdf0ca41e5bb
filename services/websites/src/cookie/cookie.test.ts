import { THEIRS } from '@yinyom/testing/identityStandIn';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const member = (method: string, path: string, body?: object) => websites.as('member')(method, path, { body });
const valid = async (siteId: string) => ({
  application_id: siteId,
  category_id: (await categoryIds(websites, siteId))[3],
  name: '_ga',
  provider: 'Google Analytics',
  purpose: { th: 'นับผู้เข้าชม', en: 'Counts visitors' },
  expiry: 63_072_000,
  type: 1,
});
const foreignCategory = async () =>
  (await websites.as('foreigner')('GET', `/categories?organization_id=${THEIRS}`)).body.entities[2].id;

describe('adding a cookie', () => {
  it('counts it on the website and leaves the banner to be published', async () => {
    const site = await newSite(websites);
    const { status, body } = await member('POST', '/cookies', await valid(site.id));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: '_ga',
      match: 'exact',
      category: { type: 3 },
      is_session: false,
      source: 'manual',
    });
    expect((await member('GET', `/applications/${site.id}`)).body).toMatchObject({
      cookie_count: 1,
      unclassified_count: 0,
      pending_changes: true,
    });
  });

  it.each([
    [7_200, 'duration_too_short'],
    [0, 'duration_too_short'],
    [-1, 'duration_too_short'],
    [1.5, 'invalid_number'],
    [null, 'duration_required'],
    [1e12, 'out_of_range'],
  ])('D-10: refuses an expiry of %j with %s', async (expiry, code) => {
    const site = await newSite(websites);
    const { status, body } = await member('POST', '/cookies', { ...(await valid(site.id)), expiry });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ field: 'expiry', code }));
    expect((await member('GET', `/applications/${site.id}`)).body.cookie_count).toBe(0);
  });

  it('tells the rule about durations in the words of the reader', async () => {
    const site = await newSite(websites);
    const body = { ...(await valid(site.id)), expiry: 7_200 };
    const thai = await websites.as('member')('POST', '/cookies', { body });
    const english = await websites.as('member')('POST', '/cookies', {
      body,
      headers: { 'accept-language': 'en' },
    });
    expect(thai.body.errors[0].message).toBe('ต้องมากกว่า 2 ชั่วโมง');
    expect(english.body.errors[0].message).toBe('Duration must exceed 2 hours.');
  });

  it('takes just over two hours, and no end for stored items', async () => {
    const site = await newSite(websites);
    const body = await valid(site.id);
    expect((await member('POST', '/cookies', { ...body, expiry: 7_201 })).status).toBe(201);
    expect((await member('POST', '/cookies', { ...body, type: 2, expiry: null })).status).toBe(201);
  });

  it('refuses the same cookie twice', async () => {
    const site = await newSite(websites);
    const body = await valid(site.id);
    await member('POST', '/cookies', body);
    expect((await member('POST', '/cookies', body)).body.code).toBe('duplicate_cookie');
    expect((await member('POST', '/cookies', { ...body, type: 2 })).status).toBe(201);
  });

  it('T-02: takes no category of another organization and no website of one', async () => {
    const site = await newSite(websites);
    const body = await valid(site.id);
    expect((await member('POST', '/cookies', { ...body, category_id: await foreignCategory() })).status).toBe(
      404,
    );
    expect((await websites.as('foreigner')('POST', '/cookies', { body })).status).toBe(404);
    expect((await member('GET', `/cookies?application_id=${site.id}`)).body.total).toBe(0);
  });

  it.each([
    { name: '' },
    { name: 'a\nb' },
    { name: { $gt: '' } },
    { purpose: { th: 'ก' } },
    { purpose: { en: 'a' } },
    { type: 3 },
    { type: '1' },
    { source: 'scan' },
    { is_session: true },
    { domain: 'https://x.com' },
    { category_id: 'abc' },
    { application_id: null },
  ])('T-08, J-01: refuses %j', async (wrong) => {
    const site = await newSite(websites);
    const { status } = await member('POST', '/cookies', { ...(await valid(site.id)), ...wrong });
    expect([400, 422]).toContain(status);
  });
});

describe('the list of cookies', () => {
  it('is narrowed by category, type, state and words', async () => {
    const site = await newSite(websites);
    const ids = await categoryIds(websites, site.id);
    await newCookie(websites, site.id, 3, { name: '_ga', provider: 'Google' });
    await newCookie(websites, site.id, 4, { name: '_fbp', provider: 'Meta' });
    await newCookie(websites, site.id, 0, { name: 'unknown', type: 2, expiry: null });
    const names = async (query: string) =>
      (
        await member('GET', `/cookies?application_id=${site.id}&sort=name&order=asc&${query}`)
      ).body.entities.map(({ name }: { name: string }) => name);

    expect(await names('')).toEqual(['_fbp', '_ga', 'unknown']);
    expect(await names(`category_id=${ids[4]}`)).toEqual(['_fbp']);
    expect(await names('type=2')).toEqual(['unknown']);
    expect(await names('state=unclassified')).toEqual(['unknown']);
    expect(await names('state=stale')).toEqual([]);
    expect(await names('q=goo')).toEqual(['_ga']);
    await member('PUT', `/applications/${site.id}/categories/${ids[4]}`, { enabled: false });
    expect(await names('state=unclassified')).toEqual(['_fbp', 'unknown']);
  });

  it('is sorted by category in the order of the banner, names from A in each, over pages', async () => {
    const site = await newSite(websites);
    for (const [type, name] of [
      [4, 'b_ad'],
      [4, 'a_ad'],
      [1, 'z_session'],
      [0, 'a_unknown'],
      [3, 'c_count'],
    ] as const)
      await newCookie(websites, site.id, type, { name });
    const pageOf = async (query: string) => {
      const path = `/cookies?application_id=${site.id}&sort=category&${query}`;
      const { entities, total, has_more } = (await member('GET', path)).body;
      return [entities.map(({ name }: { name: string }) => name), total, has_more];
    };
    expect(await pageOf('order=asc&limit=3')).toEqual([['z_session', 'c_count', 'a_ad'], 5, true]);
    expect(await pageOf('order=asc&limit=3&page=2')).toEqual([['b_ad', 'a_unknown'], 5, false]);
    expect(await pageOf('order=desc&limit=2')).toEqual([['a_unknown', 'b_ad'], 5, true]);
    expect(await pageOf('order=asc&q=ad')).toEqual([['a_ad', 'b_ad'], 2, false]);
  });

  it('needs the website', async () => {
    const { status, body } = await member('GET', '/cookies');
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe('application_id');
  });
});

describe('changing and deleting a cookie', () => {
  it('moves it to another category and counts anew', async () => {
    const site = await newSite(websites);
    const ids = await categoryIds(websites, site.id);
    const cookie = await newCookie(websites, site.id, 3);
    const { body } = await member('PUT', `/cookies/${cookie.id}`, { category_id: ids[0] });
    expect(body.category.type).toBe(0);
    expect((await member('GET', `/applications/${site.id}`)).body.unclassified_count).toBe(1);
  });

  it('T-02: does not move it to a category of another organization', async () => {
    const site = await newSite(websites);
    const cookie = await newCookie(websites, site.id, 3);
    const { status } = await member('PUT', `/cookies/${cookie.id}`, { category_id: await foreignCategory() });
    expect(status).toBe(404);
    expect((await member('GET', `/cookies/${cookie.id}`)).body.category.type).toBe(3);
  });

  it('keeps name and type of a cookie that a scan found', async () => {
    const site = await newSite(websites);
    const cookie = await newCookie(websites, site.id, 3);
    await websites.connection
      .collection('cookies')
      .updateOne({ name: cookie.name }, { $set: { source: 'scan' } });
    const { status, body } = await member('PUT', `/cookies/${cookie.id}`, { name: 'other' });
    expect(status).toBe(422);
    expect(body.errors[0].code).toBe('found_cookie_locked');
    expect((await member('PUT', `/cookies/${cookie.id}`, { provider: 'Known now' })).status).toBe(200);
  });

  it('does not leave a cookie of type HTTP without an end', async () => {
    const site = await newSite(websites);
    const cookie = await newCookie(websites, site.id, 3, { type: 2, expiry: null });
    const { body } = await member('PUT', `/cookies/${cookie.id}`, { type: 1 });
    expect(body.errors[0]).toMatchObject({ field: 'expiry', code: 'duration_required' });
  });

  it('is refused when somebody changed it since it was read', async () => {
    const site = await newSite(websites);
    const cookie = await newCookie(websites, site.id, 3);
    const put = (etag: string, provider: string) =>
      websites.as('member')('PUT', `/cookies/${cookie.id}`, {
        body: { provider },
        headers: { 'if-match': etag },
      });
    expect((await put('"1"', 'One')).status).toBe(200);
    expect((await put('"1"', 'Two')).status).toBe(412);
    expect((await put('"nonsense"', 'Two')).status).toBe(412);
    // A list says which version it shows, so that a form can be made of one of its rows.
    const { body } = await member('GET', `/cookies?application_id=${site.id}`);
    expect(body.entities).toMatchObject([{ provider: 'One', etag: '"2"' }]);
    expect((await put(body.entities[0].etag, 'Two')).body).toMatchObject({ provider: 'Two', etag: '"3"' });
  });

  it('is deleted for good', async () => {
    const site = await newSite(websites);
    const cookie = await newCookie(websites, site.id, 3);
    expect((await member('DELETE', `/cookies/${cookie.id}`)).status).toBe(204);
    expect((await member('GET', `/cookies/${cookie.id}`)).status).toBe(404);
    expect((await member('GET', `/applications/${site.id}`)).body.cookie_count).toBe(0);
  });
});
