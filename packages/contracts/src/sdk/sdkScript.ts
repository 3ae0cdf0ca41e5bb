import type { TakenOverFrom } from '../consents/takenOver';
import type { SdkConfig, SdkTakeOver } from './config';

/**
 * What the build of the visitors' script leaves in `consent-sdk/dist/build.json`. A server reads that one file
 * and needs nothing else.
 */
export interface SdkBuild {
  version: string;
  /** `/sdk/v1/{site_key}.js` is `head` + configuration + `tail`; see `toSdkScript`. */
  core: { head: string; tail: string };
  /** By product: stands before the core of a website that takes over its choices, with `SdkTakeOver` inside. */
  takeOver: Record<TakenOverFrom, { head: string; tail: string }>;
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

const withInside = ({ head, tail }: SdkBuild['core'], value: unknown): string =>
  head + toScriptJson(value) + tail;

/**
 * The file a website loads, `/sdk/v1/{site_key}.js`: the script with the site's published configuration inside.
 * @param takeOver products whose choices are taken over; without it the file is what it always was
 */
export const toSdkScript = (
  build: Pick<SdkBuild, 'core' | 'takeOver'>,
  config: SdkConfig,
  takeOver?: { from: readonly TakenOverFrom[]; settings: SdkTakeOver },
): string => {
  const before = takeOver?.from.map(
    (product) => `${withInside(build.takeOver[product], takeOver.settings)}\n`,
  );
  return (before ?? []).join('') + withInside(build.core, config);
};
