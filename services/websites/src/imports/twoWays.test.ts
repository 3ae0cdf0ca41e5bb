import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { readyTemplate } from '../testing/bannerEditing';
import { follower, givenBanner, newGroup, publishGroup, saveSections } from '../testing/groups';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const contentOf = async (application_id: string) => {
  const content = await websites.service.internal.getWebsiteContent({ application_id });
  if (!content) throw new Error('no such website');
  return content;
};

/** The lines of the export `site_config`, of the content that it is made of. */
const exported = async (applicationId: string): Promise<string> => {
  const { settings, template, categories, cookies } = await contentOf(applicationId);
  return [
    { part: 'settings', content: settings },
    { part: 'template', content: template },
    ...categories.map((category) => ({ part: 'category', content: category })),
    ...cookies.map((cookie) => ({ part: 'cookie', content: cookie })),
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
};

/** What is the same about two websites with the same set-up. */
const setUpOf = async (applicationId: string) => {
  const { cookies } = await contentOf(applicationId);
  const draft = (await websites.as('admin')('GET', `/applications/${applicationId}/template`)).body;
  return {
    cookies: cookies.map(({ name, match, provider, domain, purpose, expiry, type, category }) => ({
      name,
      match,
      provider,
      domain,
      purpose,
      expiry,
      type,
      category: category.title,
    })),
    languages: draft.languages,
    design: draft.design,
  };
};

it('what one website exported is the same website where it is taken over', async () => {
  const first = await newSite(websites, { languages: ['th', 'en'] });
  const ids = await categoryIds(websites, first.id);
  await newCookie(websites, first.id, 3, { name: '_ga', match: 'prefix', expiry: 63_072_000 });
  await newCookie(websites, first.id, 4, { name: 'odd*name', domain: 'ads.example.org' });
  await newCookie(websites, first.id, 2, { name: 'theme', type: 2, expiry: null });
  const { etag, ...template } = await readyTemplate(websites, first.id);
  const { th } = template.languages;
  const languages = {
    ...template.languages,
    th: {
      ...th,
      banner: { ...th?.banner, title: 'คุกกี้ของเรา' },
      categories: { [String(ids[3])]: { title: 'นับผู้เข้าชม', description: 'เราเท่านั้น' } },
    },
  };
  const body = { ...template, languages, design: { ...template.design, layout: 4 }, publish: false };
  const saved = await websites.as('admin')('PUT', `/applications/${first.id}/template`, {
    body,
    headers: { 'if-match': etag },
  });
  expect(saved.status).toBe(200);

  const second = await newSite(websites, { languages: ['th', 'en'] });
  const address = `/applications/${second.id}/imports`;
  const { body: shown } = await websites.as('member')('POST', address, {
    body: { source: 'yinyom', text: await exported(first.id) },
  });
  const categories = Object.fromEntries(
    shown.categories.map(({ theirs, category_id }: { theirs: string; category_id: string }) => [
      theirs,
      category_id,
    ]),
  );
  const taken = await websites.as('member')('POST', `${address}/${shown.id}/apply`, {
    body: { categories, with_descriptions: true, with_texts: true },
  });
  expect(taken.status).toBe(200);
  expect(await setUpOf(second.id)).toEqual(await setUpOf(first.id));
});

it('of a website in a group it holds what visitors see, and what it makes is the other website’s own', async () => {
  const group = await newGroup(websites);
  await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
  const site = await follower(websites, group.id);
  expect((await publishGroup(websites, group.id)).state).toBe('done');
  const text = await exported(site.id);
  expect(text).toContain('ของกลุ่ม');
  const second = await newSite(websites);
  const address = `/applications/${second.id}/imports`;
  const member = websites.as('member');
  const { body: shown } = await member('POST', address, { body: { source: 'yinyom', text } });
  const taken = await member('POST', `${address}/${shown.id}/apply`, {
    body: { categories: {}, with_descriptions: true, with_texts: true },
  });
  expect(taken.status).toBe(200);
  const { body: draft } = await member('GET', `/applications/${second.id}/template`);
  expect(draft.languages.th.banner.title).toBe('ของกลุ่ม');
  const { body: made } = await member('GET', `/applications/${second.id}`);
  expect([made.group_id, made.inherited]).toEqual([undefined, undefined]);
});

it('a file that is none of it is refused with its line', async () => {
  const { id } = await newSite(websites);
  const send = async (text: string) =>
    (await websites.as('member')('POST', `/applications/${id}/imports`, { body: { source: 'yinyom', text } }))
      .body;
  expect((await send('{"part":"settings"}\nnonsense')).message).toContain('2');
  expect((await send('{"part":"settings","content":{}}')).code).toBe('import_empty');
});
