import { LANGUAGES, THEMES, type Lang } from '@yinyom/contracts/constants';
import { sdkSiteConfig, type SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import type { Template } from '@yinyom/contracts/websites/template';
import { CORNERS, TEXT_SIZES, WIDTHS } from '@yinyom/contracts/websites/templateDesign';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import { isFull } from '@yinyom/testing/matrix';
import type { Draft } from '../../mfe-websites/src/features/banner/draft/draft';
import { findingsOf } from '../../mfe-websites/src/features/banner/check/findingsOf';
import { draftSnapshot, SHOWN_ORDER } from '../../mfe-websites/src/features/banner/notice/draftSnapshot';
import { previewConfig } from '../../mfe-websites/src/features/banner/preview/previewConfig';
import { newCategory, newCookie, newSite, saveLogo } from '../../services/websites/src/testing/sampleSite';
import { PUBLIC_URL, startWebsites, type Websites } from '../../services/websites/src/testing/startWebsites';

// What an owner sees while typing is what visitors get: the console's functions against the published answer.

const SOAK = process.env['SOAK'] === '1';
/** After so many drafts the website itself is changed: settings, categories, logo. */
const PER_WEBSITE = SOAK ? 18 : 7;

/** Numbers that are the same in every run, so that a failure can be had again. */
let state = 20261123;
const below = (most: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const sometimes = (percent: number): boolean => below(100) < percent;
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

const WORDS = [
  'คุกกี้',
  'Cookies',
  '同意',
  'ขอความยินยอม',
  '{organization}',
  '{domain}',
  '<b>',
  '&',
  '"',
  'ขอบคุณ🙏',
];
const text = (most: number): string =>
  Array.from({ length: 1 + below(6) }, () => oneOf(WORDS))
    .join(' ')
    .slice(0, most)
    // Half of a character is no text.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const IMPLIED = 'If you continue to use this site you consent.';

const randomTexts = (own: LanguageTexts, categories: readonly Category[]): LanguageTexts => {
  const required = (before: string, most: number): string => (sometimes(60) ? text(most) : before);
  const optional = (before: string, most: number): string => (sometimes(30) ? '' : required(before, most));
  const all = <T extends Record<string, string>>(
    texts: T,
    change: (before: string, most: number) => string,
  ) => Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, change(value, 60)])) as T;
  const accept = optional(own.allow_all, 60);
  return {
    ...own,
    banner: sometimes(97) ? all(own.banner, required) : { ...own.banner, description: IMPLIED },
    categories_modal: { ...all(own.categories_modal, optional), accept },
    cookies_modal: {
      title: optional(own.cookies_modal.title, 60),
      columns: all(own.cookies_modal.columns, optional),
    },
    popup_title: required(own.popup_title, 60),
    cookie_definition: required(own.cookie_definition, 500),
    allow_all: accept,
    privacy: { name: required(own.privacy.name, 60) || 'Privacy', url: 'https://www.example.ac.th/privacy' },
    categories: Object.fromEntries(
      categories
        .filter(() => sometimes(20))
        .map(({ id }) => [id, { title: oneOf(['', text(60)]), description: oneOf(['', text(200)]) }]),
    ),
  };
};

const withOrigin = ({ family, url }: { family: string; url: string }) => ({ family, url: PUBLIC_URL + url });

const randomDraft = (
  { design: { logo: _logo, ...design }, languages }: Template,
  all: readonly Category[],
): Draft => ({
  design: {
    ...design,
    layout: below(12) as Draft['design']['layout'],
    theme: oneOf(THEMES),
    corners: oneOf(CORNERS),
    width: oneOf(WIDTHS),
    text_size: oneOf(TEXT_SIZES),
    brand: oneOf(['#0b6e6e', '#C2185B', '#ffc107']),
    show_kept_off: sometimes(50),
    font: withOrigin(oneOf(Object.values(PLATFORM_FONTS))),
    show_powered_by: sometimes(50),
    auto_detect_language: sometimes(50),
  },
  languages: Object.fromEntries(
    Object.entries(languages).map(([language, texts]) => [language, randomTexts(texts, all)]),
  ),
});

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const admin = async <T>(method: string, path: string, sending: object = {}): Promise<T> => {
  const { status, body } = await websites.as('admin')(method, path, sending);
  if (status >= 300) throw new Error(`${method} ${path} ${status} ${JSON.stringify(body)}`);
  return body as T;
};

const everyCookie = async (id: string): Promise<Cookie[]> => {
  const found: Cookie[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const query = new URLSearchParams({ application_id: id, limit: '100', page: `${page}`, ...SHOWN_ORDER });
    const path = `/cookies?${query}`;
    const answer = await admin<{ entities: Cookie[]; has_more: boolean }>('GET', path);
    found.push(...answer.entities);
    more = answer.has_more;
  }
  return found;
};

/** Settings, categories and logo as an owner may have them. */
const changeWebsite = async (id: string): Promise<void> => {
  await admin('PUT', `/applications/${id}`, {
    body: {
      languages: LANGUAGES.filter((language) => language === 'th' || sometimes(60)),
      audience: oneOf(['general', 'minors']),
      consent_expiry_days: 30 + below(336),
      unclassified_policy: oneOf(['block', 'treat_as_marketing']),
      respect_gpc: sometimes(50),
      discovery: sometimes(50),
    },
  });
  const { entities } = await admin<{ entities: Category[] }>('GET', `/applications/${id}/categories`);
  for (const { id: category, type } of entities)
    if (type > 1)
      await admin('PUT', `/applications/${id}/categories/${category}`, {
        body: { enabled: sometimes(70), description: { th: 'จุดประสงค์', en: 'A purpose' } },
      });
  if (sometimes(50)) await saveLogo(websites, id);
};

/** Everything but the key, the token, and what depends on the registrable domains of hosts, which is not drawn. */
const drawn = ({ site_key: _key, config_token: _token, block: _block, ...config }: SdkSiteConfig) => {
  const { cookie_domain: _domain, ...rest } = config;
  return JSON.parse(JSON.stringify(rest)) as object;
};

/** Websites and how many cookies and drafts they get; the API lists a hundred cookies at once. */
const WEBSITES = [
  { cookies: 6, drafts: SOAK ? 450 : isFull() ? 130 : 44 },
  { cookies: 104, drafts: SOAK ? 50 : isFull() ? 20 : 6 },
];

const newWebsite = async (cookies: number) => {
  const site = await newSite(websites, { languages: [...LANGUAGES] });
  for (let number = 0; number < cookies; number += 1)
    await newCookie(websites, site.id, oneOf([0, 1, 2, 3, 4]), {
      match: oneOf(['exact', 'prefix']),
      purpose: oneOf([
        { th: 'นับ', en: 'Counts' },
        { th: 'จำ', en: 'Keeps', kh: 'ចងចាំ' },
      ]),
      ...oneOf([
        { type: 1, expiry: 7_201 },
        { type: 1, expiry: 34_560_000 },
        { type: 2, expiry: null },
      ]),
    });
  return site;
};

/** What the editor loads besides the draft. */
const loadWebsite = async (id: string) => ({
  categories: (await admin<{ entities: Category[] }>('GET', `/applications/${id}/categories`)).entities,
  cookies: await everyCookie(id),
});

const DRAFTS = WEBSITES.reduce((sum, { drafts }) => sum + drafts, 0);

test(`the preview of ${DRAFTS} random drafts is what visitors get once they are published`, async () => {
  await newCategory(websites);
  let published = 0;
  for (const { cookies, drafts } of WEBSITES) {
    const site = await newWebsite(cookies);
    let loaded = await loadWebsite(site.id);
    let template = await admin<Template>('GET', `/applications/${site.id}/template`);
    for (let number = 0; number < drafts; number += 1) {
      if (number % PER_WEBSITE === 0) {
        await changeWebsite(site.id);
        loaded = await loadWebsite(site.id);
        template = await admin<Template>('GET', `/applications/${site.id}/template`);
      }
      const application = await admin<Application>('GET', `/applications/${site.id}`);
      const draft = randomDraft(template, loaded.categories);
      const snapshot = draftSnapshot({ application, template, draft, ...loaded });
      const findings = findingsOf(application, template, snapshot, 'en', PUBLIC_URL);
      const language: Lang = oneOf(application.languages);
      const preview = previewConfig(application, snapshot, language, PUBLIC_URL);
      expect(sdkSiteConfig.safeParse(preview).error?.issues).toBeUndefined();

      const saved = await websites.as('admin')('PUT', `/applications/${site.id}/template`, {
        body: { ...draft, publish: true, reconsent: 'all' },
        headers: { 'if-match': template.etag, 'accept-language': 'en' },
      });
      if (findings.some(({ severity }) => severity === 'error')) {
        expect(saved).toMatchObject({ status: 422, body: { code: 'lint_failed' } });
        continue;
      }
      expect(saved).toMatchObject({ status: 200, body: { lint: findings } });
      template = saved.body as Template;
      const config = await websites.send('GET', `/public/sites/${site.site_key}/config?lang=${language}`);
      // Beside the configuration the answer says that there is one.
      const { published: _is, ...shown } = config.body as SdkSiteConfig & { published: true };
      expect(drawn(preview)).toEqual(drawn(shown));
      published += 1;
    }
  }
  expect(published).toBeGreaterThan(DRAFTS * 0.8);
}, 600_000);
