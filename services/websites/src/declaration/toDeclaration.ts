import { CHOICE_COOKIE } from '@yinyom/contracts/sdk/choiceToken';
import { createHash } from 'node:crypto';
import { CATEGORY_TYPES, COOKIE_TYPES, type Lang } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import { durationText } from '@yinyom/texts/sentences/durationText';
import {
  DECLARATION_SCHEMA,
  type Declaration,
  type DeclaredCookie,
} from '@yinyom/contracts/websites/declaration';
import { DAY_MS } from '@yinyom/contracts/durations';
import { textIn } from '@yinyom/notice/texts/textIn';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { CATEGORY_WORDS } from '@yinyom/texts/category/categoryWords';
import { DECLARATION_WORDS } from '@yinyom/texts/declaration/declarationWords';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { latestResult } from '../application/scanResult';
import type { CookieRecord } from '../cookie/CookieRecord';
import { isForeign } from '../inheritance/decisionKey';
import type { LiveSettings } from '../publish/PublicationRecord';
import type { LiveSite } from '../public-site/liveSites';
import { settingsOf } from '../settings/settingsOf';
import { isOwn, ownName } from './ownItems';

/** Everything a declaration is made of, as it is now. */
export interface DeclarationSource {
  live: LiveSite;
  application: ApplicationRecord;
  /** As they take effect on the website, in the order they are shown. */
  categories: readonly Category[];
  cookies: readonly CookieRecord[];
  contact: { name: string; contact_email?: string; dpo: Declaration['controller']['dpo'] } | null;
  retentionMonths: number | null;
  apiBase: string;
  now: Date;
}

const DAY_SECONDS = DAY_MS / 1000;

/** Whether a complete scan, and none for so many days, met it: it left the page, and stays in the console. */
const isGone = ({ stale, source, last_seen_at }: CookieRecord, days: number, now: Date): boolean =>
  stale && source !== 'manual' && now.getTime() - last_seen_at.getTime() > days * DAY_MS;

const expiryIn = (seconds: number | null, language: Lang): DeclaredCookie['expiry'] => ({
  seconds,
  text: durationText(seconds, language),
});

const toDeclared = (cookie: CookieRecord, domainName: string, language: Lang): DeclaredCookie => ({
  name: cookie.match === 'prefix' ? `${cookie.name}*` : cookie.name,
  match: cookie.match,
  kind: cookie.type === COOKIE_TYPES.http ? 'cookie' : 'storage',
  party: isForeign(cookie.domain, domainName) ? 'third' : 'first',
  provider: cookie.provider,
  provider_url: null,
  host: cookie.domain ?? null,
  purpose: textIn(cookie.purpose, language),
  expiry: expiryIn(cookie.expiry, language),
  http_only: cookie.http_only ?? false,
  seen_at: cookie.source === 'manual' ? null : cookie.last_seen_at.toISOString(),
  source: cookie.source,
});

/** What the visitors' script itself keeps, whether or not a scan met it. */
const ownItems = (
  siteKey: string,
  { host, server_cookie }: Pick<LiveSettings, 'host' | 'server_cookie'>,
  expiryDays: number,
  language: Lang,
): DeclaredCookie[] => {
  const name = ownName(siteKey);
  const common = {
    party: 'first',
    provider: 'Yinyom',
    provider_url: null,
    host,
    http_only: false,
    seen_at: null,
    source: 'platform',
  } as const;
  const signed: DeclaredCookie = {
    ...common,
    name: CHOICE_COOKIE,
    match: 'exact',
    kind: 'cookie',
    purpose: CATEGORY_WORDS[language].own.signed,
    expiry: expiryIn(expiryDays * DAY_SECONDS, language),
  };
  return [
    ...(server_cookie === undefined ? [] : [signed]),
    {
      ...common,
      name,
      match: 'exact',
      kind: 'cookie',
      purpose: CATEGORY_WORDS[language].own.choice,
      expiry: expiryIn(expiryDays * DAY_SECONDS, language),
    },
    {
      ...common,
      name: `${name}*`,
      match: 'prefix',
      kind: 'storage',
      purpose: CATEGORY_WORDS[language].own.storage,
      expiry: expiryIn(null, language),
    },
  ];
};

const latest = (dates: readonly Date[]): string =>
  new Date(Math.max(...dates.map((date) => date.getTime()))).toISOString();

/**
 * A website's declaration: texts of the published version, cookies and categories as they are known now. What is in a
 * category that is switched off waits like what has none. Pure.
 * @param wanted a language that the website does not have falls back to its default language
 */
export const toDeclaration = (source: DeclarationSource, wanted: Lang | undefined): Declaration => {
  const { live, application, cookies, contact, apiBase, now } = source;
  const { config, details, texts } = live.payload;
  const language = wanted && config.languages.includes(wanted) ? wanted : config.default_language;
  const words = DECLARATION_WORDS[language];
  const settings = settingsOf(application);
  const shown = source.categories.filter(({ enabled }) => enabled);
  const waiting = shown.find(({ type }) => type === CATEGORY_TYPES.unclassified);
  const categoryOf = ({ category_id }: CookieRecord): string =>
    shown.some(({ id }) => id === category_id) ? category_id : (waiting?.id ?? '');
  const listed = cookies.filter(
    (cookie) => !isGone(cookie, settings.declaration_days, now) && !isOwn(cookie, application.site_key),
  );
  const categories = shown.map(({ id, type, title, description, always_active }) => {
    const published = details[language]?.categories[id];
    const reviewed = type === CATEGORY_TYPES.unclassified;
    const items = listed
      .filter((cookie) => categoryOf(cookie) === id)
      .map((cookie) => toDeclared(cookie, application.domain_name, language));
    return {
      id,
      type,
      name: reviewed ? words.reviewing : published?.title || textIn(title, language),
      description: reviewed ? words.reviewing_text : published?.description || textIn(description, language),
      always_on: always_active,
      cookies:
        type === CATEGORY_TYPES.necessary
          ? [
              ...ownItems(
                application.site_key,
                live.publication.settings,
                settings.consent_expiry_days,
                language,
              ),
              ...items,
            ]
          : items,
    };
  });
  const result = latestResult(application);
  const policy = texts[language]?.privacy.url ?? '';
  const document: Omit<Declaration, 'hash'> = {
    schema: DECLARATION_SCHEMA,
    site: live.publication.settings.host,
    language,
    languages: config.languages,
    controller: {
      name: contact?.name ?? live.publication.settings.host,
      email: contact?.contact_email ?? null,
      dpo: contact?.dpo ?? null,
      address: null,
    },
    updated_at: latest([application.updated_at, ...listed.map(({ updated_at }) => updated_at)]),
    scanned_at: result ? result.at.toISOString() : null,
    scan_pages: result?.pages ?? null,
    version: live.publication.version,
    retention_months: source.retentionMonths,
    rights_url: null,
    policy_url: policy.startsWith('/') ? apiBase + policy : policy,
    categories,
    unclassified: categories.find(({ id }) => id === waiting?.id)?.cookies.length ?? 0,
    words,
  };
  return { ...document, hash: createHash('sha256').update(canonicalJson(document)).digest('hex') };
};
