import type { Review } from '@yinyom/contracts/websites/review';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { newSite } from '../testing/sampleSite';
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

const page = async (user: string, id: string) =>
  (await websites.as(user)('GET', `/applications/${id}/review`)).body;
const sign = (user: string, id: string, body: object) =>
  websites.as(user)('POST', `/applications/${id}/reviews`, { body });
const shown = async (user: string, id: string) => {
  const { published } = await page(user, id);
  return { version: published.version, content_sha256: published.content_sha256 };
};
const publishTitle = async (id: string, title: string) =>
  saveTemplate(websites, id, withTitle(await readyTemplate(websites, id), title));

describe('the page of a reviewer', () => {
  it('shows what visitors are told, in every language, and what the check finds', async () => {
    const { id, domain_name } = await publishedSite(websites);
    const { application, published, since, reviews } = await page('lawyer', id);
    expect(application).toEqual({ id, name: domain_name, domain_name, site_key: expect.any(String) });
    // What visitors get, and what the page draws its pictures from.
    const config = await websites.as('lawyer')('GET', `/public/sites/${application.site_key}/config?lang=en`);
    expect(config.body).toMatchObject({ published: true, version: 1, language: 'en' });
    expect(published).toMatchObject({ version: 1, controller: expect.any(String), lint: expect.any(Array) });
    expect(published.languages).toEqual(Object.keys(published.texts));
    for (const texts of Object.values<{ banner: { description: string } }>(published.texts))
      expect(texts.banner.description).not.toBe('');
    expect(published.categories[0].title.th).toEqual(expect.any(String));
    expect([since, reviews]).toEqual([null, []]);
  });

  it('says so before anything was published', async () => {
    const { id } = await newSite(websites);
    expect((await page('lawyer', id)).published).toBeNull();
    expect((await sign('lawyer', id, { version: 1, content_sha256: 'a'.repeat(64) })).status).toBe(409);
  });

  it('lists the websites of the organization and what this person reviewed last', async () => {
    const { id } = await publishedSite(websites);
    await sign('lawyer', id, await shown('lawyer', id));
    await publishTitle(id, 'หัวข้อใหม่');
    const { body } = await websites.as('lawyer')('GET', `/organizations/${OURS}/reviews`);
    expect(body.entities).toContainEqual(
      expect.objectContaining({ application_id: id, version: 2, reviewed_version: 1 }),
    );
    const other = await websites.as('viewer')('GET', `/organizations/${OURS}/reviews`);
    expect(other.body.entities).toContainEqual(
      expect.objectContaining({ application_id: id, reviewed_version: null }),
    );
  });
});

describe('a review', () => {
  it('records who, as what, when and of exactly which content, for everybody of the organization', async () => {
    const { id, domain_name } = await publishedSite(websites);
    const seen = await shown('lawyer', id);
    const { status, body } = await sign('lawyer', id, { ...seen, note: 'ข้อความถูกต้อง' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...seen,
      by: { id: 'lawyer', name: 'Name of lawyer', role: 0 },
      note: 'ข้อความถูกต้อง',
      current: true,
    });
    expect((await page('admin', id)).reviews).toEqual([body]);
    expect(websites.identity.audit).toContainEqual(
      expect.objectContaining({
        organization_id: OURS,
        action: 'template.review',
        target: { type: 'template', id, label: domain_name },
        changes: expect.arrayContaining([
          { field: 'content_sha256', before: null, after: seen.content_sha256 },
        ]),
      }),
    );
  });

  it('is signed as it was recorded, for everybody of the organization', async () => {
    const { id, domain_name } = await publishedSite(websites);
    const seen = await shown('lawyer', id);
    const { body: review } = await sign('lawyer', id, { ...seen, note: 'ข้อความถูกต้อง' });
    await publishTitle(id, 'หลังการตรวจทาน');
    const certificate = (user: string, query = '') =>
      websites.as(user)('GET', `/applications/${id}/reviews/1/certificate.json${query}`);
    const { status, body } = await certificate('admin', '?by=lawyer');
    expect(status).toBe(200);
    const { key_id, keys, signature, ...content } = body;
    expect([key_id, keys, signature]).toEqual(['key-of-tests', [], 'c2lnbmVk']);
    expect(websites.certified.at(-1)).toEqual(content);
    expect(content).toEqual({
      kind: 'review_certificate',
      version: 1,
      number: `${domain_name} 1`,
      organization_id: OURS,
      organization_name: expect.any(String),
      application_id: id,
      domain_name,
      published_version: 1,
      content_sha256: seen.content_sha256,
      reviewed_by: review.by,
      note: 'ข้อความถูกต้อง',
      reviewed_at: review.at,
      issued_at: expect.any(String),
    });
    expect((await certificate('lawyer')).status).toBe(200);
    expect((await certificate('viewer')).status).toBe(404);
    expect((await certificate('lawyer', `?by=${'x'.repeat(65)}`)).status).toBe(422);
  });

  it('is signed with the domain that was reviewed, and says so where only the domain of today is known', async () => {
    const { id, domain_name } = await publishedSite(websites);
    await sign('lawyer', id, await shown('lawyer', id));
    const stored = (name: string) => websites.connection.collection(name);
    await stored('applications').updateOne({ domain_name }, { $set: { domain_name: 'moved.example.com' } });
    const certificate = async () =>
      (await websites.as('lawyer')('GET', `/applications/${id}/reviews/1/certificate.json`)).body;
    const signed = await certificate();
    expect([signed.domain_name, signed.number, signed.domain_at]).toEqual([
      domain_name,
      `${domain_name} 1`,
      undefined,
    ]);
    await stored('version_reviews').updateOne({ application_id: id }, { $unset: { domain_name: 1 } });
    expect(await certificate()).toMatchObject({
      domain_name: 'moved.example.com',
      number: 'moved.example.com 1',
      domain_at: 'issue',
    });
  });

  it('of an older content is not current any more, and is again when visitors are told the same again', async () => {
    const { id } = await publishedSite(websites);
    const first = await readyTemplate(websites, id);
    await sign('lawyer', id, await shown('lawyer', id));
    await publishTitle(id, 'หัวข้ออื่น');
    const changed = await page('lawyer', id);
    expect(changed.since).toMatchObject({ version: 1, diff: { texts: ['th.banner.title'] } });
    expect(changed.reviews.map(({ current }: Review) => current)).toEqual([false]);
    const { etag } = await readyTemplate(websites, id);
    await saveTemplate(websites, id, { ...first, etag });
    const back = await page('lawyer', id);
    expect(back.published.version).toBe(3);
    expect(back.reviews.map(({ version, current }: Review) => [version, current])).toEqual([[1, true]]);
  });

  it('of what is not published by now is refused, and so is a made-up one', async () => {
    const { id } = await publishedSite(websites);
    const seen = await shown('lawyer', id);
    await publishTitle(id, 'ระหว่างนั้น');
    for (const body of [seen, { ...seen, version: 2 }, { ...(await shown('lawyer', id)), version: 9 }]) {
      const { status, body: answer } = await sign('lawyer', id, body);
      expect([status, answer.code]).toEqual([409, 'review_outdated']);
    }
    for (const wrong of [
      { ...seen, content_sha256: 'x' },
      { ...seen, version: 0 },
      { ...seen, by: 'admin' },
      { ...seen, note: 'x'.repeat(1001) },
    ])
      expect([400, 422]).toContain((await sign('lawyer', id, wrong)).status);
    expect((await page('admin', id)).reviews).toEqual([]);
  });

  it('is recorded once, also when it is sent twice at the same moment', async () => {
    const { id } = await publishedSite(websites);
    const seen = await shown('lawyer', id);
    const answers = await Promise.all([sign('lawyer', id, seen), sign('lawyer', id, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await page('lawyer', id)).reviews).toHaveLength(1);
  });

  it('T-01: reviewers of another organization find nothing here', async () => {
    const { id } = await publishedSite(websites);
    const seen = await shown('lawyer', id);
    for (const answer of [
      await websites.as('strange-lawyer')('GET', `/applications/${id}/review`),
      await sign('strange-lawyer', id, seen),
      await websites.as('strange-lawyer')('GET', `/organizations/${OURS}/reviews`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('stops with the membership, and stays recorded', async () => {
    const { id } = await publishedSite(websites);
    const leaving = { userId: 'leaving-lawyer', organizationId: OURS, role: 0 as const };
    websites.identity.memberships.push(leaving);
    const seen = await shown('leaving-lawyer', id);
    await sign('leaving-lawyer', id, seen);
    websites.identity.memberships.splice(websites.identity.memberships.indexOf(leaving), 1);
    expect((await sign('leaving-lawyer', id, seen)).status).toBe(404);
    expect((await page('admin', id)).reviews[0].by.name).toBe('Name of leaving-lawyer');
  });
});
