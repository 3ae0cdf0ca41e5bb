import type { TakenOverFrom } from '../consents/takenOver';
import type { SdkConfig, SdkDesign, SdkTakeOver, SdkTexts } from './config';
import { themeRules } from './themeRules';

/** The banner's texts in one language as a script carries them: names of members would stand in it once per language. */
export type ServedTexts = readonly [
  title: string,
  description: string,
  cookie_setting: string,
  accept: string,
  reject: string,
  privacyName: string,
  privacyUrl: string,
  powered_by?: string,
];

/**
 * The configuration as a website's script carries it: without what the script never reads, and without what is the rule
 * (visitors of any age, unclassified cookies blocked, everybody asked again, the website is enabled).
 */
export type ServedConfig = Omit<SdkConfig, LeftOut | 'design' | 'reconsent'> & {
  /** By published language, the default one first. */
  texts: Partial<Record<SdkConfig['language'], ServedTexts>>;
  /** The browser's languages count (`auto_detect_language`). */
  detect?: true;
  design: Omit<SdkDesign, 'theme' | 'show_powered_by' | 'colors' | 'dark' | 'sizes'>;
  /** Style sheet of its colours and lengths, where they are not those of the white theme. */
  theme?: string;
  /** Style sheet of its layout, beyond what all layouts have. */
  look: string;
  reconsent: Partial<SdkConfig['reconsent']> & { since: number };
  unclassified_policy?: 'treat_as_marketing';
  /** Nobody is asked, and what needs consent stays blocked. */
  disabled?: true;
} & Partial<Pick<SdkConfig, 'audience'>>;
type LeftOut =
  | 'texts'
  | 'translations'
  | 'languages'
  | 'default_language'
  | 'auto_detect_language'
  | 'enabled'
  | 'audience'
  | 'unclassified_policy';

/**
 * What the build of the visitors' script leaves in `consent-sdk/dist/build.json`. A server reads that one file
 * and needs nothing else.
 */
export interface SdkBuild {
  version: string;
  /** `/sdk/v1/{site_key}.js` is `head` + configuration + `tail`; see `toSdkScript`. */
  core: { head: string; tail: string };
  /** The same for websites whose script tells Google nothing. */
  coreWithoutGoogle: { head: string; tail: string };
  /** The same in the form that pages carry in themselves, `/sdk/v1/{site_key}.inline`; see `toInlineScript`. */
  inline: { head: string; tail: string };
  /** By product: stands before the core of a website that takes over its choices, with `SdkTakeOver` inside. */
  takeOver: Record<TakenOverFrom, { head: string; tail: string }>;
  /** By layout; the script of a website carries its own. */
  looks: string[];
  /** `/sdk/v1/consent.js`: the same code, which fetches the configuration of its tag's `data-site-key`. */
  headless: string;
  /** Answer of `/sdk/v1/{site_key}.js` for an unknown or disabled site: keeps everything denied and says so once. */
  disabled: string;
  /** What is added to the file of websites that want it: `head` + what it is told + `tail`. */
  addOns: Record<'vendors' | 'serverCookie', { head: string; tail: string }>;
  /** The stub of websites whose script tells Google nothing. */
  plainStub: string;
  /** Inline stub (≤ 1 KB) for owners who load the script with `async`: defaults first, calls queued. */
  stub: string;
  /** `/sdk/v1/preview.js`: the same banner and modal for the console's preview frame; no visitor loads it. */
  preview: string;
  /** `/sdk/v1/declaration.js`: draws the cookie declaration where an owner wants it; a tag of its own. */
  declaration: string;
  /** `/sdk/v1/requests.js`: draws the form for requests of data subjects where an owner wants it; a tag of its own. */
  requests: string;
  /** On-demand parts by the path below `/sdk/v1/parts/`, e.g. `3f9c…/modal.js`; immutable. */
  parts: Record<string, string>;
}

/**
 * JSON that may stand inside a script, whatever the texts say: `<` is escaped so that neither `</script` nor
 * `<!--` can appear when somebody inlines the file, U+2028/2029 because they ended string literals before
 * ES2019, lone surrogates because UTF-8 cannot carry them, and a `__proto__` key is computed so that it stays a
 * key.
 */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"__proto__":/g, '["__proto__"]:')
    .replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The same as a script's own literal, in which names of members need no quotes. A quote within a text never follows a bracket or a
 * comma: it has a backslash before it.
 */
export const toScriptLiteral = (value: unknown): string =>
  toScriptJson(value).replace(/([{,])"([a-z]\w*)":/gi, '$1$2:');

/** A text in which no line ends within a name that has a hyphen, such as a domain: a word joiner follows the hyphen. */
const unbroken = (text: string): string => text.replace(/\b-\b/g, '-\u2060');

/** Texts in the form in which a script carries them. */
export const toServedTexts = (texts: SdkTexts): ServedTexts => {
  const { title, description, cookie_setting, accept, reject, privacy, powered_by } = texts;
  const always = [
    title,
    unbroken(description),
    cookie_setting,
    accept,
    reject,
    privacy.name,
    privacy.url,
  ] as const;
  return powered_by ? [...always, powered_by] : always;
};

/** A configuration in the form in which a script carries it, with the look of its layout. */
export const toServed = ({ looks }: Pick<SdkBuild, 'looks'>, config: SdkConfig): ServedConfig => {
  const { texts, translations, languages: _keysOfTexts, default_language: _firstOfThem, ...rest } = config;
  const { audience, unclassified_policy, reconsent, design, auto_detect_language, enabled, ...all } = rest;
  const { theme: _name, colors, dark, sizes, show_powered_by: _itsText, ...drawn } = design;
  const theme = themeRules({ colors, dark, sizes });
  const byLanguage = Object.entries({ [config.language]: texts, ...translations });
  return {
    look: looks[design.layout]!,
    ...all,
    reconsent: {
      since: reconsent.since,
      ...(reconsent.policy === 'changed_only' && { policy: reconsent.policy }),
    },
    ...(!enabled && { disabled: true }),
    ...(auto_detect_language && { detect: true }),
    ...(audience === 'minors' && { audience }),
    ...(unclassified_policy === 'treat_as_marketing' && { unclassified_policy }),
    design: drawn,
    ...(theme && { theme }),
    texts: Object.fromEntries(byLanguage.map(([language, each]) => [language, toServedTexts(each)])),
  };
};

const addOn = ({ head, tail }: { head: string; tail: string }, told: unknown): string =>
  told === undefined ? '' : `;\n${head}${toScriptLiteral(told)}${tail}`;

/** Which products' choices are taken over, and what their readers are told. */
export interface TakingOver {
  from: readonly TakenOverFrom[];
  settings: SdkTakeOver;
}

/** What stands before a script while an owner moves in; nothing otherwise. */
export const readersOf = (readers: SdkBuild['takeOver'], takingOver: TakingOver | undefined): string =>
  (takingOver?.from ?? [])
    .map((product) => {
      const { head, tail } = readers[product];
      return `${head}${toScriptLiteral(takingOver?.settings)}${tail}\n`;
    })
    .join('');

/**
 * The file a website loads, `/sdk/v1/{site_key}.js`: the script with the site's published configuration inside, and the
 * add-ons that its owner switched on. They must run before the vendors' own tags, so they are no parts on demand.
 * @param takingOver without it the file begins with the script
 */
export const toSdkScript = (
  build: Pick<SdkBuild, 'core' | 'coreWithoutGoogle' | 'addOns' | 'takeOver' | 'looks'>,
  config: SdkConfig,
  takingOver?: TakingOver,
): string => {
  const { head, tail } = config.google === false ? build.coreWithoutGoogle : build.core;
  return (
    readersOf(build.takeOver, takingOver) +
    head +
    toScriptLiteral(toServed(build, config)) +
    tail +
    addOnsOf(build.addOns, config)
  );
};

/** What stands behind a script for the owners who switched it on. */
export const addOnsOf = (addOns: SdkBuild['addOns'], config: SdkConfig): string =>
  addOn(addOns.vendors, config.vendors) +
  addOn(addOns.serverCookie, config.server_cookie && serverCookieOf(config));

/** What the add-on that keeps the signed cookie is told. */
const serverCookieOf = ({
  site_key,
  api_base,
  server_cookie,
  cookie_domain,
}: SdkConfig): ServerCookieTold => ({
  site_key,
  api_base,
  since: server_cookie ?? 0,
  ...(cookie_domain && { domain: cookie_domain }),
});

export interface ServerCookieTold {
  site_key: string;
  api_base: string;
  /** When the secret was made, in seconds since 1970: a cookie that was made with an earlier one is made anew. */
  since: number;
  /** Parent domain that shares it. */
  domain?: string;
}
