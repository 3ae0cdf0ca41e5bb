import type { Lang } from '@yinyom/contracts/constants';
import type { Application, Installation } from '@yinyom/contracts/websites/application';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import type { Template, TemplateDiff } from '@yinyom/contracts/websites/template';
import { DESIGN_DEFAULTS } from '@yinyom/contracts/websites/templateDesign';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';

/** Sample data of the tests, complete by contract; each test names only what it is about. */

export const ORGANIZATION_ID = '6560000000000000000000b1';
export const APPLICATION_ID = '6560000000000000000000a1';

/** Nothing seen, nothing looked at. */
export const sampleInstallation = (values: Partial<Installation> = {}): Installation => ({
  seen_at: null,
  seen_host: null,
  verified_by: null,
  last_look: null,
  unrecorded_hosts: [],
  ...values,
});

export const sampleApplication = (values: Partial<Application> = {}): Application => ({
  id: APPLICATION_ID,
  site_key: 'sitekey01',
  domain_name: 'www.example.co.th',
  organization: { id: ORGANIZATION_ID, name: 'Example Company' },
  default_language: 'th',
  languages: ['th', 'en'],
  enabled: true,
  verification: 'unverified',
  installation: sampleInstallation(),
  cookie_count: 12,
  unclassified_count: 3,
  script: '<script src="https://consent.example.org/sdk/v1/sitekey01.js"></script>',
  script_async: '<script>window.yinyom={q:[]}</script>',
  template_version: 1,
  pending_changes: false,
  last_scan: null,
  audience: 'general',
  consent_expiry_days: 365,
  unclassified_policy: 'block',
  store_ip: 'truncated',
  store_ua: 'family',
  respect_gpc: true,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-20T03:04:00.000Z',
  ...values,
});

/** The envelope of one page of a list. */
export const samplePage = <Entity>(entities: Entity[], page = 1, hasMore = false) => ({
  entities,
  page,
  limit: 20,
  total: entities.length,
  has_more: hasMore,
  next_cursor: null,
});

/** Complete texts of a banner, each marked with its language. */
export const sampleTexts = (language: Lang): LanguageTexts => ({
  banner: {
    title: `Title ${language}`,
    description: `Description ${language}`,
    cookie_setting: `Settings ${language}`,
    accept: `Accept ${language}`,
    reject: `Reject ${language}`,
  },
  categories_modal: {
    title: 'Categories',
    description: 'About categories',
    accept: 'Accept all',
    manage_preferences_title: 'Preferences',
    always_active: 'Always active',
    more_detail: 'More',
    confirm_choice: 'Confirm',
    decline_additional: 'Decline',
  },
  cookies_modal: {
    title: 'Cookies',
    columns: { name: 'Name', provider: 'Provider', purpose: 'Purpose', expiry: 'Expiry', type: 'Type' },
  },
  popup_title: `Popup ${language}`,
  cookie_definition: `Definition ${language}`,
  allow_all: 'Allow all',
  privacy: { name: `Privacy ${language}`, url: 'https://www.example.co.th/privacy' },
  categories: {},
});

export const sampleDiff = (values: Partial<TemplateDiff> = {}): TemplateDiff => ({
  texts: [],
  design: [],
  categories_added: [],
  categories_removed: [],
  categories_changed: [],
  cookies_added: [],
  cookies_removed: [],
  cookies_changed: [],
  controller: [],
  requires_reconsent: false,
  ...values,
});

export const sampleTemplate = (values: Partial<Template> = {}): Template => ({
  version: 2,
  status: 'draft',
  published_version: 1,
  published_at: '2026-11-20T03:04:00.000Z',
  etag: '"one"',
  design: {
    layout: 0,
    theme: 'white',
    colors: {
      background_1: '#ffffff',
      background_2: '#f6f8f8',
      background: '#ffffff',
      text: '#14232b',
      accept_all: '#0b6e6e',
      accept_all_text: '#ffffff',
      reject: '#0b6e6e',
      reject_text: '#ffffff',
      decline: '#0b6e6e',
      decline_text: '#ffffff',
    },
    font: { family: 'Sarabun', url: 'https://www.example.co.th/sarabun.woff2' },
    ...DESIGN_DEFAULTS,
    show_powered_by: true,
    auto_detect_language: false,
    logo: null,
  },
  languages: { th: sampleTexts('th'), en: sampleTexts('en') },
  lint: [],
  former_domains: [],
  diff: sampleDiff(),
  ...values,
});

const hex = (number: number): string => number.toString(16).padStart(24, '0');

/** Category number `type`: 0 unclassified, 1 necessary, 3 statistics… */
export const sampleCategory = (type: Category['type'], values: Partial<Category> = {}): Category => ({
  id: hex(0xc0 + type),
  type,
  system: type !== 5,
  enabled: true,
  always_active: type === 1,
  order: type,
  title: { th: `หมวด ${type}`, en: `Category ${type}` },
  description: { th: 'คำอธิบาย', en: `About ${type}` },
  gcm: [],
  cookie_count: 0,
  ...values,
});

export const sampleCookie = (n: number, values: Partial<Cookie> = {}): Cookie => ({
  id: hex(n),
  application_id: APPLICATION_ID,
  category: { id: hex(0xc3), type: 3, title: { en: 'Category 3' } },
  name: `cookie_${n}`,
  match: 'exact',
  provider: 'Example',
  purpose: { th: 'นับผู้เยี่ยมชม', en: 'Counts visitors' },
  expiry: 31_536_000,
  is_session: false,
  type: 1,
  source: 'manual',
  first_seen_at: '2026-11-01T00:00:00.000Z',
  last_seen_at: '2026-11-01T00:00:00.000Z',
  etag: '"1"',
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...values,
});

/** The page of a review before anything was published. */
export const sampleReview = (values: Partial<ReviewPage> = {}): ReviewPage => ({
  application: {
    id: APPLICATION_ID,
    name: 'Shop',
    domain_name: 'www.example.co.th',
    site_key: 'site-key-0001',
  },
  published: null,
  since: null,
  reviews: [],
  remarks: [],
  ...values,
});
