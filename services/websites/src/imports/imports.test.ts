import { readyTemplate } from '../testing/bannerEditing';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const KLARO = `var klaroConfig = {
  translations: {
    th: { consentNotice: { title: 'คุกกี้ของเรา', description: 'เราขออนุญาต' }, acceptAll: 'ได้', decline: 'ไม่', counter: { description: 'นับผู้เข้าชม' } },
    en: { consentNotice: { title: 'Our cookies' }, counter: { description: 'Counts visitors' } },
  },
  services: [
    { name: 'counter', title: 'Counter', purposes: ['analytics'], cookies: [/^_ga/, '_gid', /^_(a|b)/] },
    { name: 'chat', title: 'Chat', purposes: ['livechat'], cookies: ['chat_id'] },
  ],
};`;

const importsOf = (siteId: string) => {
  const member = websites.as('member');
  const address = `/applications/${siteId}/imports`;
  return {
    make: (text = KLARO, source = 'klaro') => member('POST', address, { body: { source, text } }),
    get: (id: string) => member('GET', `${address}/${id}`),
    list: () => member('GET', address),
    apply: (id: string, body: object = {}) =>
      member('POST', `${address}/${id}/apply`, { body: { categories: {}, ...body } }),
    undo: (id: string) => member('POST', `${address}/${id}/undo`, { body: {} }),
  };
};
const cookiesOf = async (siteId: string) =>
  (await websites.as('member')('GET', `/cookies?application_id=${siteId}&sort=name&order=asc`)).body.entities;
const draftOf = async (siteId: string) =>
  (await websites.as('member')('GET', `/applications/${siteId}/template`)).body;

it('shows what would happen and writes nothing', async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  const before = await draftOf(site.id);
  const { status, body } = await importsOf(site.id).make();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    source: 'klaro',
    status: 'preview',
    has_descriptions: true,
    undo_until: null,
  });
  expect(
    body.rows.map(({ theirs, ours, outcome }: never) => [theirs['name'], ours?.['name'], outcome]),
  ).toEqual([
    ['/^_ga/', '_ga', 'new'],
    ['_gid', '_gid', 'new'],
    ['/^_(a|b)/', undefined, 'look'],
    ['chat_id', 'chat_id', 'new'],
  ]);
  expect(body.categories).toMatchObject([
    { theirs: 'analytics', type: 3, category_id: ids[3], cookie_count: 3 },
    { theirs: 'livechat', type: null, category_id: null, cookie_count: 1 },
  ]);
  expect(await cookiesOf(site.id)).toEqual([]);
  expect(await draftOf(site.id)).toEqual(before);
});

it('takes it over as drafts: cookies in their categories, one of its own, texts; nothing is published', async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  const chosen = {
    categories: { analytics: ids[3], livechat: 'new' },
    with_descriptions: true,
    with_texts: true,
  };
  const { status, body } = await imports.apply(shown.id, chosen);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'applied', undo_until: expect.any(String) });
  expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'same',
    'same',
    'look',
    'same',
  ]);
  expect(await cookiesOf(site.id)).toMatchObject([
    {
      name: '_ga',
      match: 'prefix',
      category: { type: 3 },
      purpose: { th: 'นับผู้เข้าชม', en: 'Counts visitors' },
      source: 'import',
      expiry: null,
    },
    { name: '_gid', match: 'exact', category: { type: 3 } },
    { name: 'chat_id', category: { type: 5, title: { th: 'livechat' } } },
  ]);
  const draft = await draftOf(site.id);
  expect(draft.published_version).toBe(0);
  expect(draft.languages.th.banner).toMatchObject({ title: 'คุกกี้ของเรา', accept: 'ได้', reject: 'ไม่' });
  expect(websites.identity.audit.at(-1)).toMatchObject({ action: 'website.import' });
  expect((await imports.apply(shown.id)).body.code).toBe('import_done');
});

it("a vendor's words about cookies come only when the owner may use them; a guess stays one", async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  await imports.apply(shown.id);
  for (const { purpose, category } of await cookiesOf(site.id)) {
    expect(purpose.en).toBe('Purpose not known yet');
    expect(category.type).toBe(0);
  }
});

it('what a scan or the owner has said stays; what was unclassified is classified', async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  await newCookie(websites, site.id, 4, { name: '_gid' });
  await newCookie(websites, site.id, 0, { name: 'chat_id' });
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  expect(shown.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'new',
    'same',
    'look',
    'changed',
  ]);
  await imports.apply(shown.id, { categories: { analytics: ids[3], livechat: ids[2] } });
  expect((await cookiesOf(site.id)).map(({ name, category }: never) => [name, category['type']])).toEqual([
    ['_ga', 3],
    ['_gid', 4],
    ['chat_id', 2],
  ]);
});

it('one press takes it back for a day, and leaves what somebody changed since', async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  const old = await newCookie(websites, site.id, 0, { name: 'chat_id' });
  const before = await draftOf(site.id);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make(KLARO.replaceAll('livechat', 'talking'));
  await imports.apply(shown.id, { categories: { analytics: ids[3], talking: 'new' }, with_texts: true });
  const [ga] = await cookiesOf(site.id);
  await websites.as('member')('PUT', `/cookies/${ga.id}`, { body: { provider: 'Mine' } });
  const { status, body } = await imports.undo(shown.id);
  expect({ status, code: body.code }).toEqual({ status: 200 });
  expect(body).toMatchObject({ status: 'undone', kept: ['_ga'] });
  expect(
    (await cookiesOf(site.id)).map(({ id, name, category }: never) => [id, name, category['type']]),
  ).toEqual([
    [ga.id, '_ga', 3],
    [old.id, 'chat_id', 0],
  ]);
  expect((await draftOf(site.id)).languages).toEqual(before.languages);
  const { body: catalogue } = await websites.as('member')('GET', `/applications/${site.id}/categories`);
  expect(catalogue.entities.some(({ title }: { title: { th: string } }) => title.th === 'talking')).toBe(
    false,
  );
  expect((await imports.undo(shown.id)).body.code).toBe('undo_expired');
});

it('after a day it stays', async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  await imports.apply(shown.id);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await websites.connection.collection('imports').updateMany({}, { $set: { applied_at: yesterday } });
  expect((await imports.undo(shown.id)).body.code).toBe('undo_expired');
  expect(await cookiesOf(site.id)).toHaveLength(3);
});

it('only the rows that were chosen', async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  await imports.apply(shown.id, { rows: [1, 2] });
  expect((await cookiesOf(site.id)).map(({ name }: { name: string }) => name)).toEqual(['_gid']);
});

it('H-31 a category of somebody else, or a website of somebody else, is not there', async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  expect((await imports.apply(shown.id, { categories: { analytics: 'f'.repeat(24) } })).status).toBe(404);
  expect((await importsOf((await newSite(websites)).id).get(shown.id)).status).toBe(404);
  expect(await cookiesOf(site.id)).toEqual([]);
});

it('wrong files get the line or the reason', async () => {
  const site = await newSite(websites);
  const { make } = importsOf(site.id);
  expect(await make('var klaroConfig = {\n services: load()\n}')).toMatchObject({
    status: 422,
    body: { code: 'import_not_readable', message: expect.stringContaining('2') },
  });
  expect((await make('hello,world', 'csv')).body.code).toBe('import_empty');
  expect((await make('x'.repeat(2 * 1024 * 1024 + 1), 'csv')).status).toBe(422);
  const { body } = await websites.as('member')('POST', `/applications/${site.id}/imports`, {
    body: { source: 'klaro' },
  });
  expect(body.code).toBe('import_text_required');
});

it('the list names what was taken over, newest first', async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  await imports.make();
  const { body: second } = await imports.make('name,category\n_ga,statistics', 'csv');
  await imports.apply(second.id);
  const { body } = await imports.list();
  expect(body.entities.map(({ source, status }: never) => [source, status])).toEqual([
    ['csv', 'applied'],
    ['klaro', 'preview'],
  ]);
});

it('texts of a language that the draft lacks are left out, and the draft can be published afterwards', async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  const { body: shown } = await imports.make();
  await imports.apply(shown.id, { with_texts: true });
  const template = await readyTemplate(websites, site.id);
  expect(Object.keys(template.languages)).not.toContain('jp');
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'S3-08: a category that is called %s is a category like any other',
  async (category) => {
    const site = await newSite(websites);
    const imports = importsOf(site.id);
    const { body: shown } = await imports.make(`name,category\n_a,${category}`, 'csv');
    expect(shown.categories).toMatchObject([{ theirs: category }]);
    const { status, body } = await imports.apply(shown.id);
    expect([status, body.status]).toEqual([200, 'applied']);
    const [cookie] = await cookiesOf(site.id);
    expect(cookie).toMatchObject({ name: '_a', category: { type: 0 } });
  },
);

it('E3-09 a purpose in English is not written into the Thai one, and a later Thai one completes it', async () => {
  const site = await newSite(websites);
  const imports = importsOf(site.id);
  const take = async (text: string) => {
    const { body } = await imports.make(text, 'csv');
    await imports.apply(body.id, { with_descriptions: true });
    const [{ purpose }] = await cookiesOf(site.id);
    return { purpose, outcome: body.rows[0].outcome };
  };
  expect(await take('name,purpose\n_uid,Counts visits')).toMatchObject({
    purpose: { en: 'Counts visits', th: 'ยังไม่ทราบวัตถุประสงค์' },
    outcome: 'new',
  });
  expect(await take('name,purpose\n_uid,Counts differently')).toMatchObject({
    purpose: { en: 'Counts visits' },
    outcome: 'same',
  });
  expect(await take('name,purpose\n_uid,นับผู้เข้าชม')).toMatchObject({
    purpose: { en: 'Counts visits', th: 'นับผู้เข้าชม' },
    outcome: 'changed',
  });
});
