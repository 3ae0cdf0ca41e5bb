import * as z from 'zod/mini';
import { bannerColors } from '../bannerColors';
import { DATA_LAYER_NAME, GCM_SIGNALS, LANGUAGES, SIGNAL_VENDORS, THEMES } from '../constants';

/**
 * The published configuration of a website as its visitors' script knows it. It is public, never edited once
 * published, and small: what the banner needs on the first request stands in `sdkConfig`, what only the
 * preference modal needs stands in `sdkDetails` and comes on demand, one language at a time.
 */

const lang = z.enum(LANGUAGES);
const httpUrl = z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s@]+$/i));
/** Colours reach a style sheet, so nothing but `#rrggbb` and `#rrggbbaa` passes. */
const color = z.string().check(z.regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i));
const px = z.string().check(z.regex(/^[0-9]{1,4}px$/));
const categoryId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));

export const sdkColors = z.strictObject(bannerColors(color));

export const sdkDesign = z.strictObject({
  /** 0 bottom … 11 bottom right (specification §3). */
  layout: z.int().check(z.minimum(0), z.maximum(11)),
  theme: z.enum(THEMES),
  /** With all themes but `white`, whose colours the script's style sheets have. */
  colors: z.optional(sdkColors),
  /** With the theme `auto`: instead of `colors` where the visitor's device is set to dark. */
  dark: z.optional(sdkColors),
  /** Lengths that are not the style sheets' own. */
  sizes: z.optional(
    z.strictObject({
      /** Radius of corners. */
      corner: z.optional(px),
      /** Width of a card, or of a bar's content. */
      wide: z.optional(px),
      /** Size of the text. */
      size: z.optional(px),
    }),
  ),
  /** Shown 24 px high; `width` in px at that height, so that the picture moves nothing when it arrives. */
  logo: z.optional(z.strictObject({ url: httpUrl, width: z.number() })),
  /** A font file (woff2, woff, ttf, otf) that is loaded after the banner stands. */
  font: z.optional(
    z.strictObject({ family: z.string().check(z.regex(/^[\p{L}\p{N} _-]{1,64}$/u)), url: httpUrl }),
  ),
  show_powered_by: z.boolean(),
  /** A refusal is answered with what was kept off; absent = it is not. */
  show_kept_off: z.optional(z.boolean()),
});

export const sdkCategory = z.strictObject({
  id: categoryId,
  /** 0 unclassified, 1 necessary, 2 preference, 3 statistics, 4 marketing, 5 the owner's own. */
  type: z.int().check(z.minimum(0), z.maximum(5)),
  /** Google Consent Mode signals that follow this category. */
  gcm: z.array(z.enum(GCM_SIGNALS)),
});

/** Texts of the banner in one language. */
export const sdkTexts = z.strictObject({
  title: z.string(),
  description: z.string(),
  cookie_setting: z.string(),
  accept: z.string(),
  reject: z.string(),
  privacy: z.strictObject({ name: z.string(), url: httpUrl }),
  /** "Powered by Yinyom", where the owner shows it. */
  powered_by: z.optional(z.string()),
});

export const sdkConfig = z.strictObject({
  site_key: z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/)),
  /** Origin of the API without a slash at the end, e.g. `https://consent.example.ac.th`. */
  api_base: z.string().check(z.regex(/^https?:\/\/[^\s/@]+$/)),
  /** False: no banner, no record, everything stays blocked (a disabled website). */
  enabled: z.boolean(),
  /** Template version that is shown; the record carries it through `config_token`. */
  version: z.int().check(z.minimum(1)),
  /** Signed by the server; sent back with a decision so that the record is bound to what was shown. */
  config_token: z.string(),
  default_language: lang,
  languages: z.array(lang),
  auto_detect_language: z.boolean(),
  /** Language of `texts`. */
  language: lang,
  texts: sdkTexts,
  /**
   * Texts of the other published languages, so that the banner stands in any of them without another request; absent
   * where the answer is for one language (the configuration call).
   */
  translations: z.optional(z.partialRecord(lang, sdkTexts)),
  /** In an inlined copy alone: seconds since 1970 until which it asks nobody before it shows the banner. */
  fresh_until: z.optional(z.int().check(z.minimum(1))),
  design: sdkDesign,
  /** Enabled categories in the order they are shown: necessary first, unclassified last. */
  categories: z.array(sdkCategory),
  /**
   * Names of the cookies and storage keys of each category; a `*` at the end matches any rest. They are deleted
   * on withdrawal and guarded before consent. Necessary ones are listed so that a withdrawal spares them.
   */
  cookies: z.record(categoryId, z.array(z.string())),
  /** Parent domain that shares the choice across sub-domains, e.g. `example.ac.th`; absent = this host only. */
  cookie_domain: z.optional(z.string()),
  /** The owner's domains that run this website's script and hand a choice over to each other, this one included. */
  domains: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)))),
  /** Days until visitors are asked again (30–365). */
  expiry_days: z.int().check(z.minimum(1), z.maximum(365)),
  respect_gpc: z.boolean(),
  audience: z.enum(['general', 'minors']),
  unclassified_policy: z.enum(['block', 'treat_as_marketing']),
  /**
   * Hosts blocked before consent, per category: `example.com` matches the host and its sub-domains,
   * `example.com/embed` only addresses whose path starts so.
   */
  block: z.record(categoryId, z.array(z.string())),
  /**
   * Who is asked again: visitors whose choice was made on a version below `since` (the last version published
   * with "ask everybody"); `changed_only` also asks those whose choice lacks a category that exists now.
   */
  reconsent: z.strictObject({
    policy: z.enum(['all', 'changed_only', 'none']),
    since: z.int().check(z.minimum(1)),
  }),
  /** Visitors' browsers report names of unknown cookies (only if the owner opted in). */
  discovery: z.optional(z.boolean()),
  /** False: Google's tags are told nothing; absent = they are. */
  google: z.optional(z.literal(false)),
  /** Name of the array that the website's tag manager reads; absent = `dataLayer`. */
  data_layer: z.optional(z.string().check(z.regex(DATA_LAYER_NAME))),
  /** Vendors whose tags are told in their own words, by an add-on of the script. */
  vendors: z.optional(z.array(z.enum(SIGNAL_VENDORS))),
  /**
   * When the website's secret was made, in seconds since 1970: its servers read a signed cookie, which an add-on keeps in
   * step with the choice.
   */
  server_cookie: z.optional(z.int().check(z.minimum(1))),
});

/** What stands before the script of a website that takes over choices of another product; see `takeOver`. */
export const sdkTakeOver = z.strictObject({
  ...z.pick(sdkConfig, {
    site_key: true,
    version: true,
    config_token: true,
    language: true,
    categories: true,
    cookie_domain: true,
    expiry_days: true,
    respect_gpc: true,
  }).shape,
  /** Seconds since 1970; nothing is taken over from then on. */
  until: z.number(),
  consents: z.boolean(),
  services: z.record(z.string(), z.number()),
  remove_old: z.boolean(),
});

export const sdkCookie = z.strictObject({
  category_id: categoryId,
  name: z.string(),
  provider: z.string(),
  purpose: z.string(),
  /** Seconds; 0 = until the browser closes, null = kept until deleted (storage). */
  expiry: z.nullable(z.number()),
  /** The same in words, as `durationText` tells it: visitors do not load the words of five languages. */
  expiry_text: z.string(),
  /** 1 HTTP, 2 HTML. */
  type: z.union([z.literal(1), z.literal(2)]),
});

/** Everything only the preference modal shows, in one language. */
export const sdkDetails = z.strictObject({
  popup_title: z.string(),
  cookie_definition: z.string(),
  allow_all: z.string(),
  categories_modal: z.strictObject({
    title: z.string(),
    description: z.string(),
    accept: z.string(),
    manage_preferences_title: z.string(),
    always_active: z.string(),
    more_detail: z.string(),
    confirm_choice: z.string(),
    decline_additional: z.string(),
  }),
  cookies_modal: z.strictObject({
    title: z.string(),
    columns: z.strictObject({
      name: z.string(),
      provider: z.string(),
      purpose: z.string(),
      expiry: z.string(),
      type: z.string(),
    }),
  }),
  categories: z.record(categoryId, z.strictObject({ title: z.string(), description: z.string() })),
  cookies: z.array(sdkCookie),
});

/** Answer of `GET /public/sites/{site_key}/config?lang=`: the configuration in that language, with details. */
export const sdkSiteConfig = z.strictObject({ ...sdkConfig.def.shape, details: sdkDetails });

export type SdkColors = z.output<typeof sdkColors>;
export type SdkDesign = z.output<typeof sdkDesign>;
export type SdkCategory = z.output<typeof sdkCategory>;
export type SdkTexts = z.output<typeof sdkTexts>;
export type SdkConfig = z.output<typeof sdkConfig>;
export type SdkTakeOver = z.output<typeof sdkTakeOver>;
export type SdkCookie = z.output<typeof sdkCookie>;
export type SdkDetails = z.output<typeof sdkDetails>;
export type SdkSiteConfig = z.output<typeof sdkSiteConfig>;
