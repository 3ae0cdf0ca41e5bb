import { OURS } from '@yinyom/testing/identityStandIn';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

/** A website with a cookie without a category, and somebody who sees only this website. */
const limited = async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  const cookie = await newCookie(websites, site.id, 0);
  const userId = `only-${site.id}`;
  websites.identity.memberships.push({ userId, organizationId: OURS, role: 10, websites: [site.id] });
  return { site, ids, cookie, send: websites.as(userId) };
};
const remembered = () => websites.connection.collection('cookie_decisions').countDocuments();
const categoryOf = async (id: string) =>
  (await websites.as('admin')('GET', `/cookies/${id}`)).body.category.id;

it('a category that a person of some websites gives a cookie is a decision about that website alone', async () => {
  const { ids, cookie, send } = await limited();
  const before = await remembered();
  const { status } = await send('PUT', `/cookies/${cookie.id}`, { body: { category_id: ids[3] } });
  expect([status, await categoryOf(cookie.id)]).toEqual([200, ids[3]]);
  expect(await remembered()).toBe(before);
  // A person who sees every website decides for all of them.
  await websites.as('member')('PUT', `/cookies/${cookie.id}`, { body: { category_id: ids[4] } });
  expect(await remembered()).toBe(before + 1);
});

it('many at once, and back, are no decision for other websites either', async () => {
  const { site, ids, cookie, send } = await limited();
  const before = await remembered();
  const path = `/applications/${site.id}/cookies/reassign`;
  const items = [{ cookie_id: cookie.id, category_id: ids[3] }];
  const moved = await send('PUT', path, { body: { items } });
  expect(moved.body.updated).toEqual([cookie.id]);
  const back = await send('PUT', path, { body: { undo_token: moved.body.undo_token } });
  expect([back.status, await categoryOf(cookie.id)]).toEqual([200, ids[0]]);
  expect(await remembered()).toBe(before);
});

it('an import of such a person takes existing categories and makes none', async () => {
  const { site, ids, send } = await limited();
  const text =
    "var klaroConfig = { services: [{ name: 'chat', title: 'Chat', purposes: ['livechat'], cookies: ['chat_id'] }] };";
  const address = `/applications/${site.id}/imports`;
  const made = await send('POST', address, { body: { source: 'klaro', text } });
  const theirs = String(made.body.categories[0].theirs);
  const apply = (category: string | undefined) =>
    send('POST', `${address}/${made.body.id}/apply`, { body: { categories: { [theirs]: category } } });
  const refused = await apply('new');
  expect([refused.status, refused.body.code]).toEqual([403, 'categories_of_organization']);
  const before = await remembered();
  expect((await apply(ids[2])).status).toBe(200);
  expect(await remembered()).toBe(before);
});
