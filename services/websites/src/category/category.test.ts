import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { categoryIds, newCategory, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());
beforeEach(async () => {
  await websites.connection.collection('categories').deleteMany({ system: false });
});

const member = (method: string, path: string, body?: object) => websites.as('member')(method, path, { body });
const siteCategory = async (siteId: string, categoryId: string) => {
  const { body } = await member('GET', `/applications/${siteId}/categories`);
  return body.entities.find(({ id }: { id: string }) => id === categoryId);
};

describe('the catalogue of an organization', () => {
  it('starts with the five categories of the law, in five languages', async () => {
    const { body } = await member('GET', `/categories?organization_id=${OURS}`);
    expect(body.entities.map(({ type }: { type: number }) => type)).toEqual([1, 2, 3, 4, 0]);
    for (const { title, description } of body.entities) {
      expect(Object.keys(title)).toEqual(['th', 'en', 'cn', 'jp', 'kh']);
      expect(Object.values(description).every(Boolean)).toBe(true);
    }
  });

  it('is not shared with other organizations', async () => {
    const { id } = await newCategory(websites);
    const theirs = await websites.as('foreigner')('GET', `/categories?organization_id=${THEIRS}`);
    expect(theirs.body.entities.map((entry: { id: string }) => entry.id)).not.toContain(id);
    expect((await websites.as('foreigner')('GET', `/categories/${id}`)).status).toBe(404);
  });

  it('refuses a title that is there already, in Thai or in English', async () => {
    const add = (th: string, en: string) =>
      member('POST', '/categories', { organization_id: OURS, title: { th, en } });
    expect((await add('วิดีโอ', 'Video')).status).toBe(201);
    expect((await add('วิดีโอ', 'Film')).body.code).toBe('duplicate_title');
    expect((await add('ภาพยนตร์', 'VIDEO')).body.code).toBe('duplicate_title');
  });

  it('wants a Thai and an English title', async () => {
    const { status, body } = await member('POST', '/categories', {
      organization_id: OURS,
      title: { th: 'ก' },
    });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'title.en', code: 'required' });
  });

  it('tells a category without a description as one with an empty one, everywhere', async () => {
    const { id } = await newCategory(websites);
    const { id: siteId } = await newSite(websites);
    const { body } = await member('GET', `/categories?organization_id=${OURS}`);
    const listed = body.entities.find((entry: { id: string }) => entry.id === id);
    expect(listed.description).toEqual({});
    expect((await member('GET', `/categories/${id}`)).body.description).toEqual({});
    expect((await siteCategory(siteId, id)).description).toEqual({});
    const described = await member('PUT', `/categories/${id}`, { description: { en: 'About' } });
    expect(described.body.description).toEqual({ en: 'About' });
  });

  it('ends at 20 own categories', async () => {
    for (let made = 0; made < 20; made += 1) await newCategory(websites);
    const { body } = await member('POST', '/categories', {
      organization_id: OURS,
      title: { th: 'ก', en: 'A' },
    });
    expect(body.code).toBe('category_limit');
  });

  it('V-32 AZ-08d ends at 20 own categories, also when many are made at the same moment', async () => {
    for (let made = 0; made < 18; made += 1) await newCategory(websites);
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        member('POST', '/categories', {
          organization_id: OURS,
          title: { th: `พร้อมกัน ${at}`, en: `At once ${at}` },
        }),
      ),
    );
    const { body } = await member('GET', `/categories?organization_id=${OURS}&limit=100`);
    expect(body.entities.filter(({ system }: { system: boolean }) => !system).length).toBeLessThanOrEqual(20);
  });

  it('is disabled by an empty PUT and enabled by an empty POST (specification §7)', async () => {
    const { id } = await newCategory(websites);
    expect((await websites.as('member')('PUT', `/categories/${id}`)).body.enabled).toBe(false);
    expect((await member('GET', `/categories?organization_id=${OURS}&status=disabled`)).body.total).toBe(1);
    expect((await websites.as('member')('POST', `/categories/${id}`)).body.enabled).toBe(true);
    expect((await member('PUT', `/categories/${id}`, { enabled: false })).body.enabled).toBe(false);
    expect((await member('POST', `/categories/${id}`, { enabled: true })).body.enabled).toBe(true);
  });

  it('is refused when somebody changed it since it was read, and its versions are in the list', async () => {
    const { id } = await newCategory(websites);
    const listed = async () => {
      const { body } = await member('GET', `/categories?organization_id=${OURS}`);
      return body.entities.find((entry: { id: string }) => entry.id === id);
    };
    const put = (etag: string, body: object) =>
      websites.as('member')('PUT', `/categories/${id}`, { body, headers: { 'if-match': etag } });
    const { etag } = await listed();
    expect((await put(etag, { description: { th: 'หนึ่ง' } })).status).toBe(200);
    expect(await put(etag, { description: { th: 'สอง' } })).toMatchObject({
      status: 412,
      body: { code: 'version_conflict' },
    });
    // Nor is it switched off by a user who has not seen the change.
    expect((await put(etag, {})).status).toBe(412);
    const after = await listed();
    expect(after).toMatchObject({ enabled: true, description: { th: 'หนึ่ง' } });
    const saved = await put(after.etag, { description: { th: 'สอง' } });
    expect(saved.headers.get('etag')).toBe(saved.body.etag);
  });

  it('D-08: never loses the necessary and the unclassified category', async () => {
    const site = await newSite(websites);
    const ids = await categoryIds(websites, site.id);
    for (const type of [0, 1]) {
      expect((await member('PUT', `/categories/${ids[type]}`, {})).body.code).toBe('category_locked');
      const off = await member('PUT', `/applications/${site.id}/categories/${ids[type]}`, { enabled: false });
      expect(off.body.code).toBe('category_locked');
    }
    for (const type of [0, 1, 2, 3, 4])
      expect((await member('DELETE', `/categories/${ids[type]}`)).body.code).toBe('category_locked');
  });

  it('D-09: gives the cookies of a deleted category to the unclassified one', async () => {
    const site = await newSite(websites);
    const { id } = await newCategory(websites);
    await member('PUT', `/applications/${site.id}/categories/${id}`, { enabled: true });
    const cookie = await newCookie(websites, site.id, 3, { category_id: id });
    expect((await member('DELETE', `/categories/${id}`)).body).toEqual({
      deleted: true,
      reassigned_cookies: 1,
    });
    expect((await member('GET', `/cookies/${cookie.id}`)).body.category.type).toBe(0);
    expect((await member('GET', `/applications/${site.id}`)).body).toMatchObject({
      unclassified_count: 1,
      pending_changes: true,
    });
  });
});

describe('categories of a website', () => {
  it('D-07: has a new own category off until it is switched on there', async () => {
    const site = await newSite(websites);
    const { id } = await newCategory(websites);
    expect(await siteCategory(site.id, id)).toMatchObject({ enabled: false, type: 5 });
    await member('PUT', `/applications/${site.id}/categories/${id}`, { enabled: true });
    expect(await siteCategory(site.id, id)).toMatchObject({ enabled: true, overridden: true });
    await member('PUT', `/categories/${id}`);
    expect(await siteCategory(site.id, id)).toMatchObject({ enabled: false });
  });

  it('shows its own texts where it has some, and the catalogue’s where it has none', async () => {
    const site = await newSite(websites);
    const ids = await categoryIds(websites, site.id);
    const path = `/applications/${site.id}/categories/${ids[3]}`;
    await member('PUT', path, { title: { th: 'สถิติของเรา' }, description: { en: 'We count.' } });
    await member('PUT', path, { title: { en: 'Our figures' } });
    const own = await siteCategory(site.id, ids[3] ?? '');
    expect(own.title).toMatchObject({ th: 'สถิติของเรา', en: 'Our figures', jp: '統計・分析 Cookie' });
    expect(own.description.en).toBe('We count.');
    await member('PUT', path, { title: { th: '' } });
    expect((await siteCategory(site.id, ids[3] ?? '')).title.th).toBe('คุกกี้เพื่อการวิเคราะห์และสถิติ');
  });

  it('answers in one language when one is asked for, and counts cookies', async () => {
    const site = await newSite(websites);
    await newCookie(websites, site.id, 3);
    await newCookie(websites, site.id, 3);
    const { body } = await member('GET', `/applications/${site.id}/categories?language=kh`);
    const statistics = body.entities.find(({ type }: { type: number }) => type === 3);
    expect(statistics).toMatchObject({ title: { kh: 'ខូគីស្ថិតិ និងវិភាគ' }, cookie_count: 2 });
    expect(Object.keys(statistics.title)).toEqual(['kh']);
  });

  it('T-02: does not take a category of another organization', async () => {
    const site = await newSite(websites);
    const theirs = await websites.as('foreigner')('GET', `/categories?organization_id=${THEIRS}`);
    const foreign = theirs.body.entities[2].id;
    const { status } = await member('PUT', `/applications/${site.id}/categories/${foreign}`, {
      enabled: false,
    });
    expect(status).toBe(404);
    const again = await websites.as('foreigner')('GET', `/categories/${foreign}`);
    expect(again.body.enabled).toBe(true);
  });

  it.each([
    { gcm: ['nonsense'] },
    { order: -1 },
    { order: 'x' },
    { type: 1 },
    { system: true },
    { title: 'x' },
  ])('T-08: refuses %j', async (body) => {
    const site = await newSite(websites);
    const ids = await categoryIds(websites, site.id);
    expect((await member('PUT', `/applications/${site.id}/categories/${ids[3]}`, body)).status).toBe(422);
  });
});
