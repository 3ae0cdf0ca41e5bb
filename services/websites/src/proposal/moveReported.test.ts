import { Types } from 'mongoose';
import { OURS } from '@yinyom/testing/identityStandIn';
import { systemCategoryId } from '../category/category.store';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import { readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { newCookie } from '../testing/sampleSite';
import { proposalsOf, reportingSite } from '../testing/reporting';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

/** A cookie as earlier releases made it of what somebody had reported. */
const oldCookie = (application_id: string, name: string, type: number, more: object = {}) => {
  const at = new Date('2026-05-01T00:00:00Z');
  return {
    _id: new Types.ObjectId(),
    application_id,
    category_id: systemCategoryId(OURS, type as 0),
    name,
    match: 'exact',
    provider: '',
    purpose: UNKNOWN_PURPOSE,
    expiry: 0,
    is_session: true,
    type: 1,
    source: 'visitor',
    stale: false,
    first_seen_at: at,
    last_seen_at: at,
    revision: 1,
    created_at: at,
    updated_at: at,
    ...more,
  };
};
const listed = async (id: string) =>
  (await websites.as('member')('GET', `/cookies?application_id=${id}&sort=name&order=asc`)).body.entities.map(
    ({ name }: { name: string }) => name,
  );
const configOf = async (url: string, siteKey: string) =>
  (await fetch(`${url}/public/sites/${siteKey}/config?lang=en`)).json() as Promise<{
    block: Record<string, string[]>;
    cookies: Record<string, string[]>;
  }>;

it('V-04 IN-09b: what only visitors had put into the list becomes proposals and blocks nothing any more, at once', async () => {
  const site = await reportingSite(websites);
  await newCookie(websites, site.id, 4, { name: 'ad', domain: 'ads.example.net' });
  const own = { domain: site.domain_name };
  await websites.connection.collection('cookies').insertMany([
    oldCookie(site.id, 'cart_id', 0, own),
    oldCookie(site.id, 'sure', 3, {
      ...own,
      purpose: { th: 'นับ', en: 'Counts' },
      suggested_category_id: systemCategoryId(OURS, 3),
      suggested_confidence: 0.9,
    }),
    oldCookie(site.id, 'forged', 0, { domain: 'pay.example.com' }),
    oldCookie(site.id, 'decided', 3, { ...own, owned: ['category_id'] }),
    oldCookie(site.id, 'described', 0, { ...own, purpose: { th: 'ตะกร้า', en: 'The cart' } }),
  ]);
  const saved = await saveTemplate(websites, site.id, await readyTemplate(websites, site.id));
  expect(saved.status).toBe(200);
  const before = await configOf(websites.url, site.site_key);
  expect(Object.values(before.block).flat().sort()).toEqual(['ads.example.net', 'pay.example.com']);

  const other = await websites.another();
  try {
    const after = await configOf(other.harness.url, site.site_key);
    expect(Object.values(after.block).flat()).toEqual(['ads.example.net']);
    expect(Object.values(after.cookies).flat().sort()).toEqual(['ad', 'decided', 'described']);
    expect(await listed(site.id)).toEqual(['ad', 'decided', 'described']);
    const { entities } = await proposalsOf(websites, site.id);
    expect(entities.map(({ name, networks }) => [name, networks]).sort()).toEqual([
      ['cart_id', 0],
      ['sure', 0],
    ]);
    expect(entities.find(({ name }) => name === 'sure')?.suggested_category).toMatchObject({ type: 3 });
    expect((await websites.as('member')('GET', `/applications/${site.id}`)).body).toMatchObject({
      cookie_count: 3,
      unclassified_count: 1,
      pending_changes: true,
    });
    // What visitors were told is evidence, and stays.
    const { body } = await websites.as('admin')('GET', `/applications/${site.id}/templateVersions`);
    expect(body.entities[0].version).toBe(2);
  } finally {
    await other.harness.close();
    await other.service.close();
  }

  // What a person confirmed afterwards is not moved by the next start.
  const id = (await proposalsOf(websites, site.id)).entities[0]?.id;
  await websites.as('member')('PUT', `/applications/${site.id}/cookies/proposals`, {
    body: { decision: 'confirm', ids: [id] },
  });
  const third = await websites.another();
  await third.harness.close();
  await third.service.close();
  expect(await listed(site.id)).toHaveLength(4);
  expect((await proposalsOf(websites, site.id)).total).toBe(1);
});
