import { LANGUAGES } from '@yinyom/contracts/constants';
import { declaration as declarationShape, type Declaration } from '@yinyom/contracts/websites/declaration';
import { OURS } from '@yinyom/testing/identityStandIn';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { categoryIds, newCookie } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { until } from '@yinyom/testing/until';
import { ownName } from './ownItems';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
  websites.identity.client.organizationContact = async ({ organization_id }) =>
    organization_id === OURS
      ? {
          name: 'มหาวิทยาลัยตัวอย่าง',
          contact_email: 'pdpa@example.ac.th',
          dpo: { name: 'สมศรี ใจดี', email: 'dpo@example.ac.th', phone: '+66 2 000 0000' },
        }
      : null;
});
afterAll(() => websites.close());

const addressOf = (siteKey: string, page = '', query = ''): string =>
  `${websites.url}/public/sites/${siteKey}/declaration${page}${query}`;

const read = async (siteKey: string, language = 'en'): Promise<Declaration> => {
  const answer = await fetch(addressOf(siteKey, '', `?lang=${language}`));
  expect(answer.status).toBe(200);
  return declarationShape.parse(await answer.json()) as Declaration;
};

/** The declaration once it says something: one that was read just before is kept for two seconds. */
const readOnce = async (
  siteKey: string,
  holds: (declaration: Declaration) => boolean,
): Promise<Declaration> => {
  let latest = await read(siteKey);
  await until(async () => {
    latest = await read(siteKey);
    return holds(latest);
  }, 'the declaration says it');
  return latest;
};

const ofType = ({ categories }: Declaration, type: number) => {
  const found = categories.find((category) => category.type === type);
  if (!found) throw new Error(`no category of type ${type}`);
  return found;
};

/** What differs from run to run is named instead. */
const steady = (declaration: Declaration, site: { site_key: string; domain_name: string }) => {
  const { words: _words, ...rest } = declaration;
  return JSON.parse(
    JSON.stringify(rest)
      .replaceAll(ownName(site.site_key), 'yinyom_KEY')
      .replaceAll(site.domain_name, 'SITE')
      .replaceAll(/"id":"[0-9a-f]{24}"/g, '"id":"ID"')
      .replaceAll(/"hash":"[0-9a-f]{64}"/g, '"hash":"HASH"')
      .replaceAll(/"(updated_at|seen_at|scanned_at)":"[^"]+"/g, '"$1":"WHEN"'),
  ) as unknown;
};

const GA = {
  name: '_ga',
  match: 'prefix',
  provider: 'Google Analytics',
  expiry: 63_072_000,
  purpose: {
    th: 'นับผู้เข้าชม',
    en: 'Counts visitors',
    cn: '统计访客',
    jp: '訪問者を数えます',
    kh: 'រាប់អ្នកចូលមើល',
  },
  domain: '.google-analytics.com',
};

describe('the declaration', () => {
  it.each(LANGUAGES)('is the same document in %s', async (language) => {
    const site = await publishedSite(websites, { languages: [...LANGUAGES] });
    await newCookie(websites, site.id, 3, { ...GA });
    await newCookie(websites, site.id, 2, { name: 'theme', type: 2, expiry: null });
    expect(steady(await read(site.site_key, language), site)).toMatchSnapshot();
  });

  it('has words in the language that is asked for, else in the default one of the website', async () => {
    const site = await publishedSite(websites);
    expect((await read(site.site_key, 'en')).words.purpose).toBe('Purpose');
    const other = await read(site.site_key, 'jp');
    expect([other.language, other.words.purpose]).toEqual(['th', 'วัตถุประสงค์']);
    expect((await fetch(addressOf(site.site_key, '', '?lang=xx'))).status).toBe(422);
  });

  it('lists what Yinyom keeps itself first, always, and once', async () => {
    const site = await publishedSite(websites);
    await newCookie(websites, site.id, 1, { name: 'yinyom_', match: 'prefix' });
    const own = ownName(site.site_key);
    expect(ofType(await read(site.site_key), 1)).toMatchObject({
      always_on: true,
      cookies: [
        { name: own, match: 'exact', kind: 'cookie', source: 'platform', expiry: { text: '1 year' } },
        {
          name: `${own}*`,
          match: 'prefix',
          kind: 'storage',
          expiry: { seconds: null, text: 'Until deleted' },
        },
      ],
    });
  });

  it('shows what has no category as being reviewed, and never hides it', async () => {
    const site = await publishedSite(websites);
    await newCookie(websites, site.id, 0, { name: 'xq_state' });
    const declaration = await read(site.site_key);
    expect(declaration.unclassified).toBe(1);
    expect(ofType(declaration, 0)).toMatchObject({
      name: 'Being reviewed',
      cookies: [{ name: 'xq_state', party: 'first' }],
    });
    const page = await (await fetch(addressOf(site.site_key, '.html', '?lang=th'))).text();
    expect(page).toContain('<h2>กำลังตรวจสอบ</h2>');
    expect(page).toContain('xq_state');
  });

  it('a cookie classified in the console is on the page without a publication, within the 5 minutes of caches', async () => {
    const site = await publishedSite(websites);
    const cookie = await newCookie(websites, site.id, 0, { name: '_fbp' });
    expect(ofType(await read(site.site_key), 4).cookies).toEqual([]);
    const marketing = (await categoryIds(websites, site.id))[4];
    const changed = await websites.as('member')('PUT', `/cookies/${cookie.id}`, {
      body: { category_id: marketing },
      headers: { 'if-match': '"1"' },
    });
    expect(changed.status).toBe(200);
    const declaration = await readOnce(site.site_key, (now) => ofType(now, 4).cookies.length > 0);
    expect(ofType(declaration, 4).cookies).toMatchObject([{ name: '_fbp' }]);
    const answer = await fetch(addressOf(site.site_key, '.html', '?lang=en'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    const page = await answer.text();
    expect(page).not.toContain('Being reviewed');
    expect(page).toContain('_fbp');
  });

  it('a cookie of a category that is switched off counts as being reviewed', async () => {
    const site = await publishedSite(websites);
    await newCookie(websites, site.id, 4, { name: '_fbp' });
    const marketing = (await categoryIds(websites, site.id))[4];
    await websites.as('member')('PUT', `/applications/${site.id}/categories/${marketing}`, {
      body: { enabled: false },
    });
    const declaration = await read(site.site_key);
    expect(declaration.categories.some(({ type }) => type === 4)).toBe(false);
    expect(ofType(declaration, 0).cookies).toMatchObject([{ name: '_fbp' }]);
  });

  it('names who answers for it, and nobody who is not known', async () => {
    const site = await publishedSite(websites);
    expect((await read(site.site_key)).controller).toEqual({
      name: 'มหาวิทยาลัยตัวอย่าง',
      email: 'pdpa@example.ac.th',
      dpo: { name: 'สมศรี ใจดี', email: 'dpo@example.ac.th', phone: '+66 2 000 0000' },
      address: null,
    });
  });
});

describe('a cookie that scans do not meet any more', () => {
  const DAY = 86_400_000;
  const scan = async (applicationId: string, name: string, daysAgo: number, complete = true) => {
    const item = {
      name,
      match: 'exact',
      domain: 'x.example.ac.th',
      type: 1,
      provider: '',
      expiry: 0,
    } as const;
    await websites.service.internal.recordFoundCookies({
      application_id: applicationId,
      source: 'scan',
      seen_at: new Date(Date.now() - daysAgo * DAY).toISOString(),
      complete,
      held_back: false,
      items: name ? [{ ...item, is_session: true, suggestion: null }] : [],
    });
  };
  const namesIn = (declaration: Declaration) => ofType(declaration, 0).cookies.map(({ name }) => name);

  it('leaves the page after 90 days, or as many as the owner wants, and stays in the console', async () => {
    const site = await publishedSite(websites);
    await scan(site.id, 'old_one', 91);
    await scan(site.id, 'newer_one', 40);
    await scan(site.id, '', 1);
    expect(namesIn(await read(site.site_key))).toEqual(['newer_one']);
    const listed = await websites.as('viewer')('GET', `/cookies?application_id=${site.id}`);
    expect(listed.body.total).toBe(2);
    const changed = await websites.as('member')('PUT', `/applications/${site.id}`, {
      body: { declaration_days: 30 },
      headers: {
        'if-match':
          (await websites.as('member')('GET', `/applications/${site.id}`)).headers.get('etag') ?? '',
      },
    });
    expect([changed.status, changed.body.declaration_days]).toEqual([200, 30]);
    await readOnce(site.site_key, (now) => namesIn(now).length === 0);
  });

  it('stays while nobody looked: a website that is not scanned declares no less', async () => {
    const site = await publishedSite(websites);
    await scan(site.id, 'old_one', 400);
    expect(namesIn(await read(site.site_key))).toEqual(['old_one']);
  });

  it.each([29, 731, 1.5])('%p days are no answer', async (declaration_days) => {
    const site = await publishedSite(websites);
    const refused = await websites.as('member')('PUT', `/applications/${site.id}`, {
      body: { declaration_days },
    });
    expect(refused.status).toBe(422);
  });

  it('the scan is told with its pages', async () => {
    const site = await publishedSite(websites);
    expect(await read(site.site_key)).toMatchObject({ scanned_at: null, scan_pages: null });
    const finished_at = '2026-11-20T01:02:03.000Z';
    await websites.service.internal.recordScan({
      application_id: site.id,
      scan_id: 'c'.repeat(24),
      status: 'succeeded',
      finished_at,
      violations: 0,
      pages: 24,
    });
    const scanned = await readOnce(site.site_key, ({ scanned_at }) => scanned_at !== null);
    expect(scanned).toMatchObject({ scanned_at: finished_at, scan_pages: 24 });
    const page = await (await fetch(addressOf(site.site_key, '.html', '?lang=th'))).text();
    expect(page).toContain('สแกนล่าสุด 20 พฤศจิกายน 2569 · 24 หน้า');
  });
});

describe('its delivery', () => {
  it('has the hash of its content as its tag, for anybody, and is not sent twice', async () => {
    const site = await publishedSite(websites);
    const answer = await fetch(addressOf(site.site_key));
    const { hash } = (await answer.json()) as Declaration;
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: `"${hash}"`,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await fetch(addressOf(site.site_key), { headers: { 'if-none-match': `"${hash}"` } });
    expect(again.status).toBe(304);
    expect((await fetch(addressOf(site.site_key), { method: 'OPTIONS' })).status).toBe(204);
    await newCookie(websites, site.id, 3);
    await readOnce(site.site_key, (now) => ofType(now, 3).cookies.length === 1);
    expect((await read(site.site_key, 'th')).hash).not.toBe(hash);
  });

  it('is there for published websites only', async () => {
    const { site_key, id, domain_name } = await publishedSite(websites);
    for (const page of ['', '.html'])
      expect((await fetch(addressOf('nobody-has-this-key1', page))).status).toBe(404);
    await websites.as('admin')('DELETE', `/applications/${id}?confirm=${domain_name}`);
    for (const page of ['', '.html']) expect((await fetch(addressOf(site_key, page))).status).toBe(410);
  });

  it('the page may be framed by anybody, and runs and loads nothing', async () => {
    const { site_key } = await publishedSite(websites);
    const page = await fetch(addressOf(site_key, '.html'));
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors \*$/);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).not.toMatch(/<script|javascript:|\son[a-z]+=/i);
    const old = await fetch(addressOf(site_key, '', '?format=html'));
    expect(old.headers.get('content-security-policy')).toBe(policy);
  });

  it('J-05: texts of owners stay texts on the page', async () => {
    const site = await publishedSite(websites);
    const hostile = `<img src=x onerror=alert(1)>"'&`;
    await newCookie(websites, site.id, 3, { provider: hostile, purpose: { th: hostile, en: hostile } });
    await saveTemplate(websites, site.id, withTitle(await readyTemplate(websites, site.id), hostile));
    const page = await (await fetch(addressOf(site.site_key, '.html'))).text();
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });
});
