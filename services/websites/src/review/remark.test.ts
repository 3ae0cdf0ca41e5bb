import { OPEN_REMARKS_MAX, REMARK_MAX } from '@yinyom/contracts/websites/reviewRemark';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
  websites.identity.memberships.push(
    { userId: 'lawyer', organizationId: OURS, role: 0 },
    { userId: 'strange-lawyer', organizationId: THEIRS, role: 0 },
  );
});
afterAll(() => websites.close());

const REMARK = { version: 1, text_path: 'banner.title', remark: 'Please name the controller.' };
const add = (user: string, id: string, body: object = REMARK) =>
  websites.as(user)('POST', `/applications/${id}/review/remarks`, { body });
const settle = (user: string, id: string, remark: string, settled = true) =>
  websites.as(user)('PUT', `/applications/${id}/review/remarks/${remark}`, { body: { settled } });
const shown = async (user: string, id: string) =>
  (await websites.as(user)('GET', `/applications/${id}/review`)).body.remarks;

describe('a remark on a text', () => {
  it('is there for everybody of the organization, with its author, until an editor settles it', async () => {
    const { id } = await publishedSite(websites);
    const { status, body } = await add('lawyer', id);
    expect([status, body]).toEqual([
      201,
      {
        ...REMARK,
        id: expect.any(String),
        at: expect.any(String),
        by: { id: 'lawyer', name: 'Name of lawyer', role: 0 },
        settled: null,
      },
    ]);
    expect(await shown('viewer', id)).toEqual([body]);
    const settled = await settle('member', id, body.id);
    expect(settled.body).toEqual({ ...body, settled: { at: expect.any(String), by_name: 'Name of member' } });
    expect((await settle('admin', id, body.id)).body).toEqual(settled.body);
    const opened = await settle('admin', id, body.id, false);
    expect(opened.body).toEqual(body);
  });

  it('of categories, too; open ones come first, oldest first, then those that were settled last', async () => {
    const { id } = await publishedSite(websites);
    const page = (await websites.as('lawyer')('GET', `/applications/${id}/review`)).body;
    const [category] = page.published.categories;
    const ids: string[] = [];
    for (const text_path of [
      `${category.id}.title`,
      `${category.id}.description`,
      'banner.description',
      'banner.title',
    ])
      ids.push((await add('lawyer', id, { ...REMARK, text_path })).body.id);
    await settle('member', id, ids[0] as string);
    await settle('member', id, ids[2] as string);
    const listed = (await shown('member', id)).map((remark: { id: string }) => remark.id);
    expect(listed).toEqual([ids[1], ids[3], ids[2], ids[0]]);
  });

  it('is about what is published now, and about a text that it has', async () => {
    const { id } = await publishedSite(websites);
    for (const text_path of ['banner.nothing', '__proto__.title', 'categories.x.title'])
      expect((await add('lawyer', id, { ...REMARK, text_path })).status).toBe(422);
    for (const wrong of [
      { ...REMARK, text_path: 'banner title' },
      { ...REMARK, text_path: 'a'.repeat(121) },
      { ...REMARK, remark: ' ' },
      { ...REMARK, remark: 'x'.repeat(REMARK_MAX + 1) },
      { ...REMARK, by: 'admin' },
    ])
      expect([400, 422]).toContain((await add('lawyer', id, wrong)).status);
    await saveTemplate(websites, id, withTitle(await readyTemplate(websites, id), 'หัวข้อใหม่'));
    const { status, body } = await add('lawyer', id);
    expect([status, body.code]).toEqual([409, 'review_outdated']);
    expect(await shown('lawyer', id)).toEqual([]);
  });

  it('stays with its version when the text changes', async () => {
    const { id } = await publishedSite(websites);
    await add('lawyer', id);
    await saveTemplate(websites, id, withTitle(await readyTemplate(websites, id), 'หัวข้อที่แก้แล้ว'));
    expect(await shown('lawyer', id)).toMatchObject([{ version: 1, settled: null }]);
  });

  it('is refused while a website has as many open ones as it can', async () => {
    const { id } = await publishedSite(websites);
    const { body } = await add('lawyer', id);
    const { _id, ...record } = (await websites.connection
      .collection('review_remarks')
      .findOne({ application_id: id })) as Record<string, unknown>;
    await websites.connection
      .collection('review_remarks')
      .insertMany(Array.from({ length: OPEN_REMARKS_MAX - 1 }, () => ({ ...record })));
    const refused = await add('lawyer', id);
    expect([refused.status, refused.body.code]).toEqual([409, 'remarks_full']);
    await settle('member', id, body.id);
    expect((await add('lawyer', id)).status).toBe(201);
  });

  it('T-01: another organization finds no remark here, nor one of ours under a website of its own', async () => {
    const [{ id }, other] = [await publishedSite(websites), await publishedSite(websites)];
    const { body } = await add('lawyer', id);
    for (const answer of [
      await add('strange-lawyer', id),
      await settle('foreigner', id, body.id),
      await settle('admin', other.id, body.id),
      await settle('admin', id, 'f'.repeat(24)),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await settle('lawyer', id, body.id)).status).toBe(403);
    expect(await shown('lawyer', id)).toMatchObject([{ settled: null }]);
  });
});
