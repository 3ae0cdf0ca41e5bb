/** Facts of the specification that more than one room needs (sections 3, 6 and 9). */

/**
 * The first three are the specification's. A reviewer, a lawyer for one, is below all of them: what does not name the
 * role is refused.
 */
export const ROLES = { admin: 1000, member: 10, viewer: 1, reviewer: 0 } as const;
export type Role = 1000 | 10 | 1 | 0;

export const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Lang = 'th';
export const LOCALE_TAGS: Record<Lang, string> = {
  th: 'th-TH',
  en: 'en-US',
  cn: 'zh-CN',
  jp: 'ja-JP',
  kh: 'km-KH',
};
/** Names of the languages in the language itself, for menus. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  th: 'ไทย',
  en: 'English',
  cn: '中文',
  jp: '日本語',
  kh: 'ខ្មែរ',
};
/** The product's name in Thai; `Yinyom` in Latin letters. */
export const THAI_NAME = 'ยินยอม';
export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_DAYS = 365;

/** Layout values 0 to 11 in the specification's order. */
export const LAYOUTS = [
  'bottom',
  'top',
  'slide_down',
  'slide_up',
  'popup',
  'overlay',
  'top_left',
  'top_right',
  'popup_left',
  'popup_right',
  'bottom_left',
  'bottom_right',
] as const;
export type Layout = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
/** `gsb`: the owner's own ten colours; `auto`: light or dark as the visitor's device is set. */
export const THEMES = ['white', 'dark', 'gsb', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the calls of the API begin. */
export const API_PATH = '/api/v1';
/** Marks the answer to a request that was sent again with its `Idempotency-Key`: the first one's, with null for its secrets. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';

export const CATEGORY_TYPES = {
  unclassified: 0,
  necessary: 1,
  preference: 2,
  statistics: 3,
  marketing: 4,
  custom: 5,
} as const;
export type CategoryType = 0 | 1 | 2 | 3 | 4 | 5;
export const COOKIE_TYPES = { http: 1, html: 2 } as const;
export type CookieType = 1 | 2;
/** Where a website's cookie comes from. Imports of before 29 November 2026 have `library`. */
export const COOKIE_SOURCES = ['scan', 'manual', 'visitor', 'import', 'library'] as const;
export type CookieSource = (typeof COOKIE_SOURCES)[number];

/** Characters of a text that is looked for. */
export const SEARCH_MAX_LENGTH = 64;

export const CONSENT_TYPES = ['accept_all', 'accept', 'reconsent', 'decline_all'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];
export const CONSENT_RESULTS = ['accept_all', 'accept', 'decline_all'] as const;
export type ConsentResult = (typeof CONSENT_RESULTS)[number];
export const DEVICES = ['desktop', 'mobile', 'tablet', 'bot', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/** All dates without a time and all months are read in this zone (no daylight saving). */
export const TIME_ZONE = 'Asia/Bangkok';
/** Asia/Bangkok is UTC+7 all year: no daylight saving, in the past or planned. */
export const TIME_ZONE_OFFSET_MS = 7 * 3_600_000;
/** The version of this product, that of the root's package.json. */
export const PRODUCT_VERSION = '1.21.0';
/** What the footer of the public pages says unless the operator set another label (specification §2 and §9). */
export const FOOTER_VERSION = '1.11.4';

/** Google Consent Mode signals a category can switch. */
export const GCM_SIGNALS = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;
export type GcmSignal = (typeof GCM_SIGNALS)[number];

/** Vendors whose tags have words of their own for consent, besides Google. */
export const SIGNAL_VENDORS = ['microsoft_uet', 'clarity', 'meta', 'tiktok'] as const;
export type SignalVendor = (typeof SIGNAL_VENDORS)[number];

/** Whom the visitors' script can tell what was decided. */
export const SIGNAL_RECEIVERS = ['google', ...SIGNAL_VENDORS] as const;
export type SignalReceiver = (typeof SIGNAL_RECEIVERS)[number];

/** A tag manager's data layer is a global variable, so its name is one. */
export const DATA_LAYER_NAME = /^[A-Za-z_$][\w$]{0,63}$/;
