import { CATEGORY_TYPES, SIGNAL_VENDORS, type Lang, type SignalReceiver } from '@yinyom/contracts/constants';
import { CHOICE_COOKIE } from '@yinyom/contracts/sdk/choiceToken';
import type { SdkConfig, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { withPlatformParts } from '@yinyom/contracts/sdk/platformParts';
import { PLATFORM_WORDS } from '@yinyom/texts/platform/platformWords';
import { shownWithExact } from '@yinyom/texts/sentences/shownDuration';
import type { SdkPayload } from './toSdkPayload';

/** What is joined to a version's payload when it is served. */
export interface Serving {
  /** Origin of the API, without a slash at the end. */
  apiBase: string;
  /** Vouches for the version that is shown; see configToken. */
  configToken: string;
  enabled: boolean;
  /** Settings that take effect without a new version. */
  expiryDays: number;
  respectGpc: boolean;
  discovery: boolean;
  /** Whose tags the script tells what was decided. */
  signals: readonly SignalReceiver[];
  /** Name of the array that the website's tag manager reads; empty: `dataLayer`. */
  dataLayer: string;
  /** When the website's secret was made (seconds since 1970); null: its servers read no signed cookie. */
  serverCookie: number | null;
  /** Hosts of the owner that hand choices over to each other: the website's own, then further ones. */
  hosts: string[];
}

/** It stands for the choice itself, so a withdrawal spares it like every necessary one. */
const withServerCookie = ({ categories, cookies }: SdkPayload['config']): SdkConfig['cookies'] => {
  const necessary = categories.find(({ type }) => type === CATEGORY_TYPES.necessary);
  return necessary
    ? { ...cookies, [necessary.id]: [...(cookies[necessary.id] ?? []), CHOICE_COOKIE] }
    : cookies;
};

const signalsOf = (signals: readonly SignalReceiver[]): Pick<SdkConfig, 'google' | 'vendors'> => {
  const vendors = SIGNAL_VENDORS.filter((vendor) => signals.includes(vendor));
  return { ...(!signals.includes('google') && { google: false }), ...(vendors.length > 0 && { vendors }) };
};

/**
 * A website's configuration as its visitors' script knows it, with the banner's texts in one language. Pure.
 * @param language a language that the version does not have falls back to its default language
 */
export const toSdkConfig = (payload: SdkPayload, serving: Serving, language: Lang): SdkConfig => {
  const { config } = payload;
  const shown = payload.texts[language] ? language : config.default_language;
  const texts = payload.texts[shown];
  if (!texts) throw new Error(`version ${config.version} has no texts`);
  const absolute = (url: string): string => (url.startsWith('/') ? serving.apiBase + url : url);
  const { logo, font } = config.design;
  return withPlatformParts(
    {
      ...config,
      api_base: serving.apiBase,
      enabled: serving.enabled,
      config_token: serving.configToken,
      language: shown,
      texts: { ...texts, privacy: { ...texts.privacy, url: absolute(texts.privacy.url) } },
      design: {
        ...config.design,
        ...(logo && { logo: { ...logo, url: absolute(logo.url) } }),
        ...(font && { font: { ...font, url: absolute(font.url) } }),
      },
      expiry_days: serving.expiryDays,
      respect_gpc: serving.respectGpc,
      ...(serving.discovery && { discovery: true }),
      ...signalsOf(serving.signals),
      ...(serving.dataLayer && { data_layer: serving.dataLayer }),
      ...(serving.serverCookie !== null && {
        server_cookie: serving.serverCookie,
        cookies: withServerCookie(config),
      }),
      ...(serving.hosts.length > 1 && { domains: serving.hosts }),
    },
    PLATFORM_WORDS[shown].powered_by,
  );
};

/** The same with the banner's texts in every published language, as the script itself carries it. Pure. */
export const toSdkScriptConfig = (payload: SdkPayload, serving: Serving): SdkConfig => {
  const { default_language, languages } = payload.config;
  const config = toSdkConfig(payload, serving, default_language);
  const others = languages.filter((language) => language !== default_language);
  if (!others.length) return config;
  const translations = others.map((language) => [language, toSdkConfig(payload, serving, language).texts]);
  return { ...config, translations: Object.fromEntries(translations) };
};

/** The same with everything that only the preference modal shows. Pure. */
export const toSdkSiteConfig = (payload: SdkPayload, serving: Serving, language: Lang): SdkSiteConfig => {
  const config = toSdkConfig(payload, serving, language);
  const details = payload.details[config.language];
  if (!details) throw new Error(`version ${config.version} has no details`);
  const cookies = details.cookies.map((cookie) => ({
    ...cookie,
    expiry_text: shownWithExact(cookie.expiry, config.language),
  }));
  return { ...config, details: { ...details, cookies } };
};
