import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { policy as policyShape, type Policy, type PolicyAnswers } from '@yinyom/contracts/websites/policy';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { publishedSite } from '../testing/bannerEditing';
import { newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const read = async (id: string, user = 'member', language = 'th') => {
  const { status, body } = await websites.as(user)('GET', `/applications/${id}/policy?language=${language}`);
  expect(status).toBe(200);
  return policyShape.parse(body);
};
const save = (id: string, { etag }: Policy, answers: PolicyAnswers, publish = false) =>
  websites.as('member')('PUT', `/applications/${id}/policy`, {
    body: { answers, publish },
    headers: { 'if-match': etag },
  });
const answered = (answers: PolicyAnswers): PolicyAnswers => ({
  ...answers,
  controller_name: 'มหาวิทยาลัยตัวอย่าง',
  contact_email: 'pdpa@example.ac.th',
  abroad: { ground: 'none', countries: [] },
});
/** A website with version 1 of a policy. */
const withPolicy = async () => {
  const site = await publishedSite(websites);
  const draft = await read(site.id);
  const answer = await save(site.id, draft, answered(draft.answers), true);
  expect(answer.status).toBe(200);
  return { site, policy: policyShape.parse(answer.body) };
};
const pageOf = (url: string, language = 'th') =>
  fetch(`${websites.url}${new URL(url).pathname.replace('/api/v1', '')}?lang=${language}`);

describe('the answers', () => {
  it('begin with what is known already, and make a text at once', async () => {
    const site = await publishedSite(websites);
    const policy = await read(site.id);
    expect(policy).toMatchObject({ published_version: 0, etag: '"0"', answers: { retention_months: 36 } });
    expect(policy.answers.controller_name).toBe('มหาวิทยาลัยตัวอย่าง');
    expect(policy.preview.blocks).toHaveLength(10);
    expect(policy.lint.map(({ code }) => code)).toEqual([
      'policy_contact_missing',
      'policy_abroad_unanswered',
    ]);
    expect((await read(site.id, 'member', 'kh')).preview.title).toBe('គោលការណ៍ស្ដីពីខូគី');
  });

  it('are kept with gaps, and lose nothing when somebody saved in between', async () => {
    const site = await publishedSite(websites);
    const draft = await read(site.id);
    const saved = await save(site.id, draft, { ...draft.answers, contact_email: '', recipients: 'ก' });
    expect([saved.status, saved.body.etag, saved.body.answers.recipients]).toEqual([200, '"1"', 'ก']);
    const late = await save(site.id, draft, { ...draft.answers, recipients: 'ข' });
    expect([late.status, late.body.code]).toEqual([412, 'version_conflict']);
    expect((await read(site.id)).answers.recipients).toBe('ก');
  });

  it.each([
    [{ retention_months: 0 }, 'answers.retention_months'],
    [{ contact_email: 'nobody' }, 'answers.contact_email'],
    [{ abroad: { ground: 'none', countries: ['THAI'] } }, 'answers.abroad.countries.0'],
    [{ controller_name: 'a\u202Eb' }, 'answers.controller_name'],
  ])('%j is refused, with its field', async (wrong, field) => {
    const site = await publishedSite(websites);
    const draft = await read(site.id);
    const refused = await save(site.id, draft, { ...draft.answers, ...wrong } as PolicyAnswers);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, field]);
  });

  it('T-01: are those of the own organization, for Members', async () => {
    const site = await publishedSite(websites);
    const path = `/applications/${site.id}/policy`;
    expect((await websites.as('foreigner')('GET', path)).status).toBe(404);
    expect((await websites.as('viewer')('GET', path)).status).toBe(403);
    expect((await websites.as('foreigner')('GET', `/applications/${site.id}/policyVersions`)).status).toBe(
      404,
    );
  });
});

describe('publishing', () => {
  it('makes a version at an address of its own, in five languages, that says what was hashed', async () => {
    const { policy } = await withPolicy();
    expect(policy).toMatchObject({ published_version: 1, diff: [], lint: [] });
    expect(policy.published_url).toMatch(/\/policy\/1\.html$/);
    for (const language of LANGUAGES) {
      const page = await pageOf(policy.published_url ?? '', language);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toContain('immutable');
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const html = await page.text();
      expect(html.match(/<h2>/g)).toHaveLength(10);
      expect(html).not.toMatch(/<script/i);
    }
  });

  it('“by continuing” cannot be published; the draft that stood stays', async () => {
    const { site, policy } = await withPolicy();
    const additions = { th: 'การใช้งานต่อถือว่ายินยอม' };
    const refused = await save(site.id, policy, { ...policy.answers, additions }, true);
    expect([refused.status, refused.body.code]).toEqual([422, 'lint_failed']);
    expect(refused.body.errors).toMatchObject([
      { field: 'answers.additions.th', code: 'policy_implied_consent' },
    ]);
    expect(await read(site.id)).toMatchObject({ published_version: 1, answers: policy.answers });
  });

  it('wants a published banner first: there is nobody yet who could read it', async () => {
    const site = await newSite(websites);
    const draft = await read(site.id);
    const refused = await save(site.id, draft, answered(draft.answers), true);
    expect([refused.status, refused.body.code]).toEqual([409, 'site_unpublished']);
  });

  it('N4: says nothing of transfers abroad before the owner has, and nothing that a provider proves wrong', async () => {
    const site = await publishedSite(websites);
    const draft = await read(site.id, 'member', 'en');
    expect(draft.answers.abroad).toEqual({ ground: 'open', countries: [] });
    expect(JSON.stringify(draft.preview)).not.toMatch(/abroad\./);
    const published = async (abroad: PolicyAnswers['abroad']) => {
      const { answers, etag } = await read(site.id);
      const saved = await save(site.id, { ...draft, etag }, { ...answered(answers), abroad }, true);
      return saved.status === 200 ? 'published' : saved.body.errors.map(({ code }: { code: string }) => code);
    };
    expect(await published({ ground: 'open', countries: [] })).toEqual(['policy_abroad_unanswered']);
    await newCookie(websites, site.id, 4, { name: '_fbp', provider: 'Meta (Facebook)' });
    expect((await read(site.id)).foreign_providers).toEqual([{ provider: 'Meta (Facebook)', country: 'US' }]);
    expect(await published({ ground: 'none', countries: [] })).toEqual(['policy_abroad_untrue']);
    expect(await published({ ground: 'consent', countries: [] })).toEqual(['policy_countries_missing']);
    expect(await published({ ground: 'consent', countries: ['US'] })).toBe('published');
  });

  it('makes no version of what nobody would read otherwise, and names the blocks of what they would', async () => {
    const { site, policy } = await withPolicy();
    const same = policyShape.parse((await save(site.id, policy, policy.answers, true)).body);
    expect(same.published_version).toBe(1);
    const changed = { ...same.answers, retention_months: 12, refusal_effect: 'some_features' as const };
    const kept = policyShape.parse((await save(site.id, same, changed)).body);
    expect(kept.diff).toEqual(['refusal', 'retention']);
    const next = policyShape.parse((await save(site.id, kept, changed, true)).body);
    expect(next).toMatchObject({ published_version: 2, diff: [] });
    const { body } = await websites.as('member')('GET', `/applications/${site.id}/policyVersions`);
    expect(body.entities).toMatchObject([{ version: 2, diff: ['refusal', 'retention'] }, { version: 1 }]);
    const [first] = await Promise.all([pageOf(policy.published_url ?? '', 'en')]);
    expect(await first.text()).toContain('for 36 months');
    expect(await (await pageOf(next.published_url ?? '', 'en')).text()).toContain('for 12 months');
  });

  it('warns of what scans found and the answers do not say', async () => {
    const { site } = await withPolicy();
    await newCookie(websites, site.id, 4, { name: '_fbp', domain: '.facebook.com' });
    await newCookie(websites, site.id, 0);
    const policy = await read(site.id);
    expect(policy.lint.map(({ code, severity }) => [code, severity])).toEqual([
      ['policy_unclassified', 'warning'],
      ['policy_abroad_open', 'warning'],
    ]);
    expect(policy.foreign_hosts).toEqual(['facebook.com']);
  });

  it('tells the consents service which text is in force, by its hash', async () => {
    const { site } = await withPolicy();
    const told = await websites.service.internal.getPublishedSite({ site_key: site.site_key });
    const stored = await websites.connection
      .collection('policy_versions')
      .findOne({ application_id: site.id });
    const text = (stored!['documents'] as Record<string, string>)['th'] ?? '';
    expect(told?.policy).toEqual({ version: 1, sha256: stored?.['policy_sha256'] as object });
    expect(told?.policy?.sha256['th']).toBe(createHash('sha256').update(text).digest('hex'));
    expect(text).toBe(canonicalJson(JSON.parse(text)));
  });

  it('J-05: what owners type stays text on the page', async () => {
    const site = await publishedSite(websites);
    const draft = await read(site.id);
    const hostile = '<img src=x onerror=alert(1)>';
    const answers = { ...answered(draft.answers), controller_name: hostile, recipients: hostile };
    const saved = await save(site.id, draft, answers, true);
    const page = await (await pageOf((saved.body as Policy).published_url ?? '')).text();
    expect(page).not.toContain('<img');
  });

  it.each(['0', '2', '99999999999', 'x'])('there is no version %s', async (version) => {
    const { site } = await withPolicy();
    const answer = await fetch(`${websites.url}/public/sites/${site.site_key}/policy/${version}.html`);
    expect(answer.status).toBe(404);
  });
});
