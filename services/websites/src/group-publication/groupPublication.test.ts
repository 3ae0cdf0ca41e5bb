import { configOf, publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { follower, givenBanner, groupOf, newGroup, publishGroup, saveSections } from '../testing/groups';
import { categoryIds, newCookie, newSite, saveLogo } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const admin = (method: string, path: string, sending: object = {}) =>
  websites.as('admin')(method, path, sending);
const member = (method: string, path: string, sending: object = {}) =>
  websites.as('member')(method, path, sending);
const move = (siteId: string, group_id: string | null) =>
  admin('PUT', `/applications/${siteId}/group`, { body: { group_id } });
const rowsOf = async (groupId: string, id: string) =>
  (await member('GET', `/groups/${groupId}/publications/${id}/websites?limit=100`)).body.entities;
const inheritanceOf = async (siteId: string) =>
  (await member('GET', `/applications/${siteId}/inheritance`)).body;
const stateOf = async (siteId: string, section: string) =>
  (await inheritanceOf(siteId)).sections.find((one: { section: string }) => one.section === section);
const plan = async (groupId: string, more: object = {}) =>
  (await member('POST', `/groups/${groupId}/publications`, { body: { dry_run: true, ...more } })).body;

it('a plan says what would happen and changes nothing; confirmed, it happens', async () => {
  const group = await newGroup(websites);
  const [one, other, draft] = [
    await follower(websites, group.id),
    await follower(websites, group.id),
    await newSite(websites),
  ];
  await move(draft.id, group.id);
  await saveSections(websites, group.id, {
    ...(await givenBanner(websites, 'ของกลุ่ม')),
    settings: { consent_expiry_days: 90 },
  });
  const planned = await plan(group.id);
  expect(planned).toMatchObject({
    state: 'planned',
    version: 1,
    outcomes: { planned: 2, skipped_unpublished: 1 },
    progress: { done: 0, total: 3 },
  });
  const [row] = await rowsOf(group.id, planned.id);
  expect(row).toMatchObject({
    domain_name: one.domain_name,
    sections: ['texts.th', 'settings'],
    settings: ['consent_expiry_days'],
    findings: expect.any(Array),
  });
  expect((await configOf(websites, one.site_key)).version).toBe(1);
  expect((await groupOf(websites, group.id)).version).toBe(0);

  const published = await publishGroup(websites, group.id);
  expect(published).toMatchObject({
    state: 'done',
    outcomes: { published: 2, skipped_unpublished: 1 },
    progress: { done: 3, total: 3 },
  });
  for (const { site_key, id } of [one, other]) {
    const config = await configOf(websites, site_key);
    expect([config.version, config.texts.title, config.expiry_days]).toEqual([2, 'ของกลุ่ม', 90]);
    expect(await stateOf(id, 'texts.th')).toMatchObject({
      state: 'inherited',
      from: { group_id: group.id, version: 1 },
      outdated: false,
    });
    expect((await inheritanceOf(id)).outdated).toBe(false);
  }
  expect(await groupOf(websites, group.id)).toMatchObject({ version: 1, pending_changes: false });
  const entries = websites.identity.audit.filter(({ request_id }) => request_id === published.id);
  expect(entries.map(({ target }) => target.id).sort()).toEqual([one.id, other.id].sort());
  const csv = await member('GET', `/groups/${group.id}/publications/${published.id}/websites.csv`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
});

it('an unchanged group publishes nothing again, and nobody is asked', async () => {
  const group = await newGroup(websites);
  const site = await follower(websites, group.id);
  await saveSections(websites, group.id, await givenBanner(websites, 'เหมือนเดิม'));
  await publishGroup(websites, group.id);
  const again = await publishGroup(websites, group.id);
  expect(again).toMatchObject({ version: 2, outcomes: { unchanged: 1 }, asks_again: 0 });
  expect((await configOf(websites, site.site_key)).version).toBe(2);
  expect((await stateOf(site.id, 'design')).from.version).toBe(2);
});

it('the websites of a group are compared page by page, and several take its content again in one call', async () => {
  const group = await newGroup(websites);
  const sites = [await follower(websites, group.id), await follower(websites, group.id)];
  const stranger = await follower(websites, group.id);
  await admin('PUT', `/applications/${stranger.id}/group`, { body: { group_id: null } });
  await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
  await publishGroup(websites, group.id);
  for (const { id } of sites)
    await member('POST', `/applications/${id}/inheritance/own`, { body: { sections: ['texts.th'] } });
  const listed = (await member('GET', `/groups/${group.id}/inheritance?limit=1`)).body;
  expect([listed.total, listed.has_more, listed.entities.length]).toEqual([2, true, 1]);
  const found = (await member('GET', `/groups/${group.id}/inheritance?q=${sites[1]?.domain_name}`)).body;
  expect(found.entities).toMatchObject([{ application_id: sites[1]?.id, group_id: group.id }]);
  const seenOf = async (id: string) =>
    (await member('GET', `/applications/${id}/inheritance/differences?sections=texts.th`)).body.seen;
  const item = async (id: string) => ({
    application_id: id,
    sections: ['texts.th'],
    seen: await seenOf(id),
  });
  const items = await Promise.all([...sites, stranger].map(({ id }) => item(id)));
  const wrong = items.map((one, at) => (at === 1 ? { ...one, seen: 'f'.repeat(64) } : one));
  const { body } = await member('POST', `/groups/${group.id}/inheritance/take`, { body: { items: wrong } });
  expect(body).toEqual({
    updated: [sites[0]?.id],
    failed: [
      { application_id: sites[1]?.id, code: 'plan_stale' },
      { application_id: stranger.id, code: 'not_found' },
    ],
  });
  expect(await stateOf(sites[0]?.id ?? '', 'texts.th')).toMatchObject({ state: 'inherited' });
  expect(await stateOf(sites[1]?.id ?? '', 'texts.th')).toMatchObject({ state: 'own' });
});

it('what changed since the plan makes it stale', async () => {
  const group = await newGroup(websites);
  const site = await follower(websites, group.id);
  await saveSections(websites, group.id, await givenBanner(websites, 'แผน'));
  const confirm = (plan_hash: string) =>
    member('POST', `/groups/${group.id}/publications`, { body: { plan_hash } });
  const changes = [
    () => saveSections(websites, group.id, {}),
    async () =>
      saveTemplate(websites, site.id, {
        ...withTitle(await readyTemplate(websites, site.id), 'อื่น'),
        publish: false,
      }),
    () => admin('PUT', `/applications/${site.id}/disable`, { body: {} }),
    () => move(site.id, null),
  ];
  for (const change of changes) {
    const { plan_hash } = await plan(group.id);
    await change();
    const { status, body } = await confirm(plan_hash);
    expect([status, body.code]).toEqual([409, 'plan_stale']);
  }
  expect((await confirm('0'.repeat(64))).body.code).toBe('plan_stale');
  expect((await member('POST', `/groups/${group.id}/publications`, { body: {} })).status).toBe(422);
});

it('the nearest group that gives a section counts, and an own section stays', async () => {
  const top = await newGroup(websites);
  const low = await newGroup(websites, top.id);
  const [site, own] = [await follower(websites, low.id), await follower(websites, low.id)];
  await member('POST', `/applications/${own.id}/inheritance/own`, { body: { sections: ['texts.th'] } });
  await saveSections(websites, top.id, await givenBanner(websites, 'บน'));
  await publishGroup(websites, top.id);
  expect((await configOf(websites, site.site_key)).texts.title).toBe('บน');
  expect((await configOf(websites, own.site_key)).texts.title).toBe('เว็บไซต์นี้ใช้คุกกี้');
  const { texts } = await givenBanner(websites, 'ล่าง');
  await saveSections(websites, low.id, { texts });
  await publishGroup(websites, low.id);
  expect((await configOf(websites, site.site_key)).texts.title).toBe('ล่าง');
  expect((await stateOf(site.id, 'design')).from.group_id).toBe(top.id);
  await saveSections(websites, top.id, await givenBanner(websites, 'บนใหม่'));
  await publishGroup(websites, top.id);
  expect((await configOf(websites, site.site_key)).texts.title).toBe('ล่าง');
  expect(await stateOf(own.id, 'texts.th')).toMatchObject({ state: 'own', outdated: false });
});

describe('taking what the group gives again', () => {
  it('shows the differences first, and takes exactly those', async () => {
    const group = await newGroup(websites);
    const site = await publishedSite(websites);
    await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
    await publishGroup(websites, group.id);
    await move(site.id, group.id);
    const compare = async () =>
      (await member('GET', `/applications/${site.id}/inheritance/differences?sections=texts.th,design`)).body;
    const shown = await compare();
    expect(shown.sections[0].changes).toContainEqual({
      path: 'banner.title',
      before: 'เว็บไซต์นี้ใช้คุกกี้',
      after: 'ของกลุ่ม',
    });
    const take = (seen: string) =>
      member('POST', `/applications/${site.id}/inheritance/take`, {
        body: { sections: ['texts.th', 'design'], seen },
      });
    await saveTemplate(websites, site.id, {
      ...withTitle(await readyTemplate(websites, site.id), 'แก้ก่อน'),
      publish: false,
    });
    expect((await take(shown.seen)).body.code).toBe('plan_stale');
    const { status, body } = await take((await compare()).seen);
    expect([status, body.outdated]).toEqual([200, true]);
    expect((await configOf(websites, site.site_key)).version).toBe(1);
    expect((await admin('GET', `/applications/${site.id}/template`)).body.languages.th.banner.title).toBe(
      'ของกลุ่ม',
    );
  });
});

describe('what came from a group', () => {
  it('is read-only on the website, in every call that would change it', async () => {
    const group = await newGroup(websites);
    const site = await follower(websites, group.id);
    const cookie = await newCookie(websites, site.id, 3, { name: '_given' });
    const categories = await categoryIds(websites, site.id);
    const { body: policy, headers } = await admin('GET', `/applications/${site.id}/policy`);
    const { controller_name, controller_address, contact_email, contact_phone, dpo_contact, ...answers } =
      policy.answers;
    await saveSections(websites, group.id, {
      ...(await givenBanner(websites, 'ของกลุ่ม')),
      settings: { consent_expiry_days: 90 },
      categories: [{ category_id: categories[4], order: 1 }],
      cookies: [{ type: 1, owner: '', name: '_given', category_id: categories[4] }],
      block_rules: {
        own: [{ host: 'tags.example.org/a.js', category_id: categories[4] }],
        unblocked_hosts: [],
      },
      policy: { ...answers, recipients: 'Given Co.' },
    });
    await publishGroup(websites, group.id);
    expect((await admin('GET', `/cookies/${cookie.id}`)).body.category.id).toBe(categories[4]);

    const app = `/applications/${site.id}`;
    const ready = await readyTemplate(websites, site.id);
    const later = await admin('GET', `${app}/policy`);
    const import_ = await admin('POST', `${app}/imports`, {
      body: { source: 'csv', text: 'name,category\n_given,statistics' },
    });
    const refused = {
      design: saveTemplate(websites, site.id, { ...ready, design: { ...ready.design, theme: 'dark' } }),
      texts: saveTemplate(websites, site.id, withTitle(ready, 'ของเว็บไซต์')),
      restore: admin('POST', `${app}/templateVersions/1/restore`, { body: {} }),
      logo: saveLogo(websites, site.id),
      settings: admin('PUT', app, { body: { consent_expiry_days: 91 } }),
      category: admin('PUT', `${app}/categories/${categories[4]}`, { body: { order: 2 } }),
      cookie: admin('PUT', `/cookies/${cookie.id}`, { body: { category_id: categories[3] } }),
      rule: admin('DELETE', `${app}/blockRules?host=tags.example.org/a.js`),
      policy: admin('PUT', `${app}/policy`, {
        body: { answers: { ...later.body.answers, recipients: 'Own Co.' } },
        headers: { 'if-match': later.headers.get('etag') },
      }),
    };
    for (const [what, answer] of Object.entries(refused)) {
      const { status, body } = await answer;
      expect([what, status, body.code]).toEqual([what, 409, 'section_inherited']);
    }
    const moved = await admin('POST', `${app}/cookies/reassign`, {
      body: { items: [{ cookie_id: cookie.id, category_id: categories[3] }] },
    });
    if (moved.status === 200)
      expect(moved.body.failed).toEqual([{ cookie_id: cookie.id, code: 'section_inherited' }]);
    expect([import_.status, headers.get('etag')]).toEqual([201, '"0"']);

    // What is the website's own stays its own: settings that no group gives, a controller, the same texts once more.
    expect((await admin('PUT', app, { body: { store_ip: 'truncated' } })).status).toBe(200);
    expect((await saveTemplate(websites, site.id, { ...ready, publish: false })).status).toBe(200);
    const controller = { ...later.body.answers, controller_name: 'Client' };
    const saved = await admin('PUT', `${app}/policy`, {
      body: { answers: controller },
      headers: { 'if-match': later.headers.get('etag') },
    });
    expect(saved.status).toBe(200);
    // Made the website's own, it can be changed again.
    await member('POST', `${app}/inheritance/own`, { body: { sections: ['settings', 'texts.th'] } });
    expect((await admin('PUT', app, { body: { consent_expiry_days: 91 } })).status).toBe(200);
  });

  it('becomes the website’s own when the group is deleted, and nothing is published', async () => {
    const group = await newGroup(websites);
    const site = await follower(websites, group.id);
    await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
    await publishGroup(websites, group.id);
    const { deletion, name } = await groupOf(websites, group.id);
    expect(deletion).toEqual({ websites: 1, groups: 0, inheriting: 1 });
    await admin('DELETE', `/groups/${group.id}?confirm=${encodeURIComponent(name)}`);
    const config = await configOf(websites, site.site_key);
    expect([config.version, config.texts.title]).toEqual([2, 'ของกลุ่ม']);
    expect(await stateOf(site.id, 'texts.th')).toMatchObject({ state: 'own', from: null });
    const changed = withTitle(await readyTemplate(websites, site.id), 'ของเว็บไซต์');
    expect((await saveTemplate(websites, site.id, changed)).status).toBe(200);
  });
});

it('a plan says whose visitors are asked again, and how many of them decided lately', async () => {
  const group = await newGroup(websites);
  const site = await follower(websites, group.id);
  const { texts, design } = await givenBanner(websites, 'ของกลุ่ม');
  const thai = { ...texts.th, cookie_definition: 'คุกกี้เพื่อวัตถุประสงค์อื่น' };
  await saveSections(websites, group.id, { design, texts: { th: thai } });
  websites.decisions.push(
    { at: '', shown: 9, decisions: 4, accepted: 1 },
    { at: '', shown: 2, decisions: 3, accepted: 1 },
  );
  const planned = await plan(group.id);
  expect(planned.asks_again).toBe(1);
  expect((await rowsOf(group.id, planned.id))[0]).toMatchObject({
    application_id: site.id,
    asks_again: true,
    decided: 7,
  });
});
