import { createHash } from 'node:crypto';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import {
  configOf,
  readySite,
  readyTemplate,
  saveTemplate,
  withText,
  templateOf,
  withTitle,
  type ReadyTemplate,
} from '../testing/bannerEditing';
import { newCookie } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

describe('versions', () => {
  it('are listed newest first with who, why and what changed, and never change', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, {
      ...withTitle(template, 'ใหม่'),
      note: 'ปรับหัวข้อ',
    } as ReadyTemplate);
    const { body } = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(body.entities).toMatchObject([
      {
        version: 2,
        status: 'published',
        by: { id: 'admin', name: 'Name of admin' },
        note: 'ปรับหัวข้อ',
        reconsent: 'none',
      },
      { version: 1, status: 'superseded' },
    ]);
    expect(body.entities[0].diff.texts).toEqual(expect.arrayContaining(['th.banner.title']));
    expect(body.entities[0].notice_sha256.th).toMatch(/^[0-9a-f]{64}$/);
    // N1: each version says how it is read, in each of its languages.
    expect(body.entities[0].reading.map(({ language }: { language: string }) => language)).toEqual(
      Object.keys(body.entities[0].notice_sha256),
    );
    expect(body.entities[0].reading[0]).toMatchObject({ phone: expect.any(Number), desktop: 1 });
    expect((await templateOf(websites, site.id, '1')).body).toMatchObject({
      version: 1,
      status: 'superseded',
    });
    expect((await templateOf(websites, site.id, '1')).body.languages.th.banner.title).toBe('เว็บไซต์นี้ใช้คุกกี้');
    expect((await templateOf(websites, site.id, '3')).status).toBe(404);
    expect((await templateOf(websites, site.id, '0')).status).toBe(422);
  });

  it('hash exactly the notice that is kept for them', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, template);
    const { internal } = websites.service;
    const version = await internal.getPublishedVersion({ application_id: site.id, version: 1 });
    const live = await internal.getPublishedSite({ site_key: site.site_key });
    expect(version?.notice_sha256).toEqual(live?.notice_sha256);
    // The privacy notices that they name, for pages of the platform about this website.
    expect(live?.privacy_urls).toMatchObject({ th: 'https://www.example.ac.th/privacy' });
    const notice = await internal.getNotice({ application_id: site.id, version: 1, language: 'th' });
    const hash = createHash('sha256').update(canonicalJson(notice)).digest('hex');
    expect(hash).toBe(version?.notice_sha256['th']);
    expect(await internal.getNotice({ application_id: site.id, version: 9, language: 'th' })).toBeNull();
    expect(await internal.getNotice({ application_id: site.id, version: 1, language: 'kh' })).toBeNull();
  });

  it('B2: say how they looked, also after another design was published', async () => {
    const { site, template } = await readySite(websites);
    const { internal } = websites.service;
    const look = (version: number) => internal.getBannerLook({ application_id: site.id, version });
    const first = await look(1);
    const design = { ...template.design, layout: 10, theme: 'dark', corners: 'round' };
    await saveTemplate(websites, site.id, { ...template, design });
    expect(first?.design).toMatchObject({ layout: template.design.layout, theme: template.design.theme });
    expect(await look(1)).toEqual(first);
    expect(await look(2)).toMatchObject({
      design: { layout: 10, theme: 'dark', sizes: { corner: '24px' } },
      logo: null,
    });
    expect(Date.parse((await look(2))?.published_at ?? '')).toBeGreaterThan(0);
    expect(await look(9)).toBeNull();
    expect(await internal.getBannerLook({ application_id: 'none', version: 1 })).toBeNull();
  });

  it('come back into the draft without touching what visitors see', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, withTitle(template, 'สอง'));
    const restored = await websites.as('member')(
      'POST',
      `/applications/${site.id}/templateVersions/1/restore`,
    );
    expect(restored.body).toMatchObject({ status: 'draft', version: 3, published_version: 2 });
    expect(restored.body.languages.th.banner.title).toBe('เว็บไซต์นี้ใช้คุกกี้');
    expect((await configOf(websites, site.site_key)).texts.title).toBe('สอง');
    const missing = await websites.as('member')(
      'POST',
      `/applications/${site.id}/templateVersions/9/restore`,
    );
    expect(missing.status).toBe(404);
  });

  it('come back into the draft that the caller saw, and into no other', async () => {
    const { site, template } = await readySite(websites);
    const restore = (etag: string) =>
      websites.as('member')('POST', `/applications/${site.id}/templateVersions/1/restore`, {
        headers: { 'if-match': etag },
      });
    const unpublished = { ...withTitle(template, 'ยังไม่เผยแพร่'), publish: false };
    const saved = await saveTemplate(websites, site.id, unpublished);
    const stale = await restore(template.etag);
    expect([stale.status, stale.body.code]).toEqual([412, 'version_conflict']);
    expect((await templateOf(websites, site.id, 'draft')).body.languages.th.banner.title).toBe('ยังไม่เผยแพร่');
    expect((await restore(saved.body.etag)).status).toBe(200);
    expect((await templateOf(websites, site.id, 'draft')).body.languages.th.banner.title).toBe(
      'เว็บไซต์นี้ใช้คุกกี้',
    );
  });

  it('are whole although the process that published one died before it had tidied up', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, withTitle(template, 'สอง'));
    await websites.connection
      .collection('template_versions')
      .updateOne({ application_id: site.id, version: 2 }, { $set: { state: 'prepared' } });
    const version = { application_id: site.id, version: 2 };
    expect(await websites.service.internal.getPublishedVersion(version)).toMatchObject({ version: 2 });
    const { body } = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(body.entities[0].version).toBe(2);
  });
});

describe('asking visitors again (decision D-27)', () => {
  it('keeps earlier consents when only the look changes and the owner says so', async () => {
    const { site, template } = await readySite(websites);
    const { status } = await saveTemplate(websites, site.id, {
      ...template,
      design: { ...template.design, layout: 4 },
      reconsent: 'none',
    });
    expect(status).toBe(200);
    expect(await configOf(websites, site.site_key)).toMatchObject({
      version: 2,
      reconsent: { policy: 'none', since: 1 },
    });
  });

  it('H12 asks nobody by default when only the look changes, everybody when a purpose does', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, { ...template, design: { ...template.design, layout: 4 } });
    expect((await configOf(websites, site.site_key)).reconsent).toEqual({ policy: 'none', since: 1 });
    const next = await readyTemplate(websites, site.id);
    const changed = withText(next, 'th', (texts) => ({ ...texts, cookie_definition: 'อีกอย่าง' }));
    await saveTemplate(websites, site.id, changed);
    expect((await configOf(websites, site.site_key)).reconsent).toEqual({ policy: 'all', since: 3 });
  });

  it('H12 publishes nothing when nothing changed, whoever is to be asked', async () => {
    const { site, template } = await readySite(websites);
    const { status, body } = await saveTemplate(websites, site.id, { ...template, reconsent: 'all' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, status: 'published', published_version: 1 });
    expect(await configOf(websites, site.site_key)).toMatchObject({ version: 1, reconsent: { since: 1 } });
    const versions = await websites.as('member')('GET', `/applications/${site.id}/templateVersions`);
    expect(versions.body.total).toBe(1);
    const { pending_changes } = (await websites.as('viewer')('GET', `/applications/${site.id}`)).body;
    expect(pending_changes).toBe(false);
  });

  it('nothing is pending once a draft says again what visitors see: saved, or restored', async () => {
    const { site, template } = await readySite(websites);
    const pending = async () =>
      (await websites.as('viewer')('GET', `/applications/${site.id}`)).body.pending_changes as boolean;
    const draft = async (title: string) =>
      saveTemplate(websites, site.id, {
        ...withTitle(await readyTemplate(websites, site.id), title),
        publish: false,
      });
    await draft('อีกหัวข้อ');
    expect(await pending()).toBe(true);
    const { body } = await draft(template.languages.th?.banner.title ?? '');
    expect(body.status).toBe('published');
    expect(await pending()).toBe(false);
    await draft('อีกหัวข้อ');
    const restored = await websites.as('member')(
      'POST',
      `/applications/${site.id}/templateVersions/1/restore`,
    );
    expect([restored.status, restored.body.status, await pending()]).toEqual([200, 'published', false]);
  });

  it.each(['none', 'changed_only'])('is not left out (%s) when a purpose changes', async (reconsent) => {
    const { site, template } = await readySite(websites);
    const changed = withText(template, 'th', (texts) => ({
      ...texts,
      banner: { ...texts.banner, description: `${texts.banner.description} และส่งต่อข้อมูล` },
    }));
    const { status, body } = await saveTemplate(websites, site.id, { ...changed, reconsent });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'reconsent_required' });
    expect((await templateOf(websites, site.id)).headers.get('etag')).toBe(template.etag);
  });

  it('is not left out when a cookie came since the last version, and the difference is told', async () => {
    const { site, template } = await readySite(websites);
    await saveTemplate(websites, site.id, template);
    const cookie = await newCookie(websites, site.id, 4);
    const { diff } = (await websites.as('member')('GET', `/applications/${site.id}/template`)).body;
    expect(diff).toMatchObject({
      texts: [],
      cookies_added: [`${cookie.name} (Example)`],
      requires_reconsent: true,
    });
    const next = await readyTemplate(websites, site.id);
    const refused = await saveTemplate(websites, site.id, { ...next, reconsent: 'changed_only' });
    expect(refused.body.code).toBe('reconsent_required');
    expect((await saveTemplate(websites, site.id, next)).status).toBe(200);
  });
});
