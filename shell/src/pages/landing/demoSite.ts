import { CATEGORY_TYPES, type Lang } from '@yinyom/contracts/constants';
import type { SdkCookie, SdkDetails, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { withPlatformParts } from '@yinyom/contracts/sdk/platformParts';
import { PLATFORM_WORDS } from '@yinyom/texts/platform/platformWords';
import { shownWithExact } from '@yinyom/texts/sentences/shownDuration';

/** The texts of the banner to try: what an owner would have published. */
export type DemoBannerTexts = Omit<SdkSiteConfig['texts'], 'privacy'> & { privacy: string };
/** Those of its settings window. */
export type DemoWindowTexts = Omit<SdkDetails, 'cookies'> & {
  purposes: Record<'yinyom' | 'ga' | 'fbp', string>;
};

const YEAR = 31_536_000;
const { necessary, preference, statistics, marketing } = CATEGORY_TYPES;

const cookie = (
  language: Lang,
  type: number,
  name: string,
  provider: string,
  purpose: string,
  expiry: number,
): SdkCookie => ({
  category_id: String(type),
  name,
  provider,
  purpose,
  expiry,
  expiry_text: shownWithExact(expiry, language),
  type: 1,
});

/** A published website as the visitors' script gets it, for the banner on the front page. Pure. */
export const demoSite = (
  { privacy, ...banner }: DemoBannerTexts,
  { purposes, ...details }: DemoWindowTexts,
  language: Lang,
  origin: string,
): SdkSiteConfig =>
  withPlatformParts(
    {
      site_key: 'demo-only',
      api_base: origin,
      enabled: true,
      version: 1,
      config_token: 'demo',
      default_language: language,
      languages: [language],
      auto_detect_language: false,
      language,
      texts: { ...banner, privacy: { name: privacy, url: `${origin}/policy` } },
      design: {
        layout: 11,
        theme: 'white',
        font: { family: 'IBM Plex Sans Thai', url: `${origin}/sdk/v1/fonts/ibm-plex-sans-thai.woff2` },
        show_powered_by: true,
      },
      categories: [necessary, preference, statistics, marketing].map((type) => ({
        id: String(type),
        type,
        gcm: [],
      })),
      cookies: {},
      expiry_days: 365,
      respect_gpc: false,
      audience: 'general',
      unclassified_policy: 'block',
      block: {},
      reconsent: { policy: 'all', since: 1 },
      details: {
        ...details,
        cookies: [
          cookie(language, necessary, 'yinyom_*', 'Yinyom', purposes.yinyom, YEAR),
          cookie(language, statistics, '_ga', 'Google Analytics', purposes.ga, 2 * YEAR),
          cookie(language, marketing, '_fbp', 'Meta', purposes.fbp, 7_776_000),
        ],
      },
    },
    PLATFORM_WORDS[language].powered_by,
  );
