import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const member = (method: string, path: string, body?: object) => websites.as('member')(method, path, { body });
const siteWithUnknown = async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  const cookie = await newCookie(websites, site.id, 0);
  return { site, ids, cookie, path: `/applications/${site.id}/cookies/reassign` };
};

describe('cookies whose category wants a decision', () => {
  it('are listed as a plain list with the reason', async () => {
    const { site, ids, cookie, path } = await siteWithUnknown();
    const off = await newCookie(websites, site.id, 4);
    const stale = await newCookie(websites, site.id, 3);
    await newCookie(websites, site.id, 3);
    const collection = websites.connection.collection('cookies');
    await collection.updateOne({ name: stale.name }, { $set: { stale: true } });
    await member('PUT', `/applications/${site.id}/categories/${ids[4]}`, { enabled: false });
    const { body } = await member('GET', path);
    const reasons = Object.fromEntries(
      body.map(({ id, reason }: { id: string; reason: string }) => [id, reason]),
    );
    expect(reasons).toEqual({
      [cookie.id]: 'unclassified',
      [off.id]: 'category_disabled',
      [stale.id]: 'stale',
    });
  });

  it('do not come back once their owner decided against the suggestion', async () => {
    const { site, ids, cookie, path } = await siteWithUnknown();
    const collection = websites.connection.collection('cookies');
    await collection.updateOne(
      { name: cookie.name },
      { $set: { category_id: ids[3], suggested_category_id: ids[4], suggested_confidence: 0.6 } },
    );
    const listed = (await member('GET', path)).body;
    expect(listed).toEqual([
      expect.objectContaining({
        id: cookie.id,
        reason: 'suggestion_differs',
        suggested_category_id: ids[4],
        confidence: 0.6,
      }),
    ]);
    await member('PUT', path, { items: [{ cookie_id: cookie.id, category_id: ids[3] }] });
    expect((await member('GET', `/applications/${site.id}/cookies/reassign`)).body).toEqual([]);
  });

  it('are listed over all websites of the organization, each with its website', async () => {
    const [one, other] = [await siteWithUnknown(), await siteWithUnknown()];
    const { status, body } = await member('GET', `/organizations/${OURS}/cookies/reassign`);
    expect(status).toBe(200);
    for (const { cookie, site } of [one, other]) {
      expect(body).toContainEqual(
        expect.objectContaining({
          id: cookie.id,
          reason: 'unclassified',
          application: { id: site.id, domain_name: site.domain_name },
        }),
      );
    }
  });

  it('are moved together, and moved back within ten minutes', async () => {
    const { site, ids, cookie, path } = await siteWithUnknown();
    const moved = await member('PUT', path, { items: [{ cookie_id: cookie.id, category_id: ids[3] }] });
    expect(moved.body).toMatchObject({ updated: [cookie.id], failed: [] });
    expect((await member('GET', path)).body).toEqual([]);
    expect((await member('GET', `/applications/${site.id}`)).body.unclassified_count).toBe(0);

    const undone = await member('PUT', path, { undo_token: moved.body.undo_token });
    expect(undone.body).toMatchObject({ updated: [cookie.id], undo_token: null });
    expect((await member('GET', `/applications/${site.id}`)).body.unclassified_count).toBe(1);
    const again = await member('PUT', path, { undo_token: moved.body.undo_token });
    expect(again.body.code).toBe('undo_expired');
  });

  it('cannot be moved back after ten minutes', async () => {
    const { ids, cookie, path } = await siteWithUnknown();
    const moved = await member('PUT', path, { items: [{ cookie_id: cookie.id, category_id: ids[3] }] });
    await websites.connection
      .collection('reassign_undos')
      .updateMany({}, { $set: { created_at: new Date(Date.now() - 601_000) } });
    expect((await member('PUT', path, { undo_token: moved.body.undo_token })).body.code).toBe('undo_expired');
  });

  it('T-02: moves nothing of another website and nothing to a foreign category', async () => {
    const { ids, cookie, path } = await siteWithUnknown();
    const other = await siteWithUnknown();
    const theirs = await websites.as('foreigner')('GET', `/categories?organization_id=${THEIRS}`);
    const { body } = await member('PUT', path, {
      items: [
        { cookie_id: other.cookie.id, category_id: ids[3] },
        { cookie_id: cookie.id, category_id: theirs.body.entities[2].id },
      ],
    });
    expect(body).toEqual({
      updated: [],
      failed: [
        { cookie_id: other.cookie.id, code: 'not_found' },
        { cookie_id: cookie.id, code: 'not_found' },
      ],
      undo_token: null,
    });
    for (const { id } of [cookie, other.cookie])
      expect((await member('GET', `/cookies/${id}`)).body.category.type).toBe(0);
  });

  it('refuses an empty and an overlong request', async () => {
    const { ids, cookie, path } = await siteWithUnknown();
    const item = { cookie_id: cookie.id, category_id: ids[3] };
    expect((await member('PUT', path, { items: [] })).status).toBe(422);
    expect((await member('PUT', path, { items: Array(201).fill(item) })).status).toBe(422);
  });
});
