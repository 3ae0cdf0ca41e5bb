import type { SdkConfig } from './config';

/** How one layout of the banner looks, beyond what all layouts have. */
export interface SdkLook {
  /** Style classes of the dialog. */
  name: string;
  css: string;
}

/** The configuration as a website's script carries it. */
export type ServedConfig = SdkConfig & { look: SdkLook };

/**
 * What the build of the visitors' script leaves in `consent-sdk/dist/build.json`. A server reads that one file
 * and needs nothing else.
 */
export interface SdkBuild {
  version: string;
  /** `/sdk/v1/{site_key}.js` is `head` + configuration + `tail`; see `toSdkScript`. */
  core: { head: string; tail: string };
  /** The same in the form that pages carry in themselves, `/sdk/v1/{site_key}.inline`; see `toInlineScript`. */
  inline: { head: string; tail: string };
  /** By layout; the script of a website carries its own. */
  looks: SdkLook[];
  /** `/sdk/v1/consent.js`: the same code, which fetches the configuration of its tag's `data-site-key`. */
  headless: string;
  /** Answer of `/sdk/v1/{site_key}.js` for an unknown or disabled site: keeps everything denied and says so once. */
  disabled: string;
  /** Inline stub (≤ 1 KB) for owners who load the script with `async`: defaults first, calls queued. */
  stub: string;
  /** `/sdk/v1/preview.js`: the same banner and modal for the console's preview frame; no visitor loads it. */
  preview: string;
  /** `/sdk/v1/declaration.js`: draws the cookie declaration where an owner wants it; a tag of its own. */
  declaration: string;
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

/** With the look of its layout. */
export const withLook = ({ looks }: Pick<SdkBuild, 'looks'>, config: SdkConfig): ServedConfig => ({
  ...config,
  look: looks[config.design.layout]!,
});

/** The file a website loads, `/sdk/v1/{site_key}.js`: the script with the site's published configuration inside. */
export const toSdkScript = (build: Pick<SdkBuild, 'core' | 'looks'>, config: SdkConfig): string =>
  build.core.head + toScriptJson(withLook(build, config)) + build.core.tail;
