import { addOnsOf, toScriptJson, toScriptLiteral, toServed } from './sdkScript';
import type { SdkConfig } from './config';
import type { SdkBuild } from './sdkScript';

/**
 * `GET /sdk/v1/{site_key}.inline`: the visitors' script in the form that a page's own server puts into its head, so that the
 * banner stands with the page's first frame and without a request. Two lines of UTF-8, served as `text/plain`:
 *
 * ```
 * <!-- yinyom {"site_key":"…","version":12,"sdk_version":"…","integrity":"sha256-…","made_at":"…","fresh_until":"…"} -->
 * <script nonce="%YINYOM_NONCE%">…</script>
 * ```
 *
 * Headers: `Cache-Control: public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800`, `ETag`,
 * `Access-Control-Allow-Origin: *`. A website whose visitors are not asked (unknown, disabled, not published) has
 * `version: null`, a script that keeps everything denied, and `Cache-Control: no-cache`.
 *
 * Who keeps a copy asks again after five minutes, meanwhile and while nobody answers gives out the copy it has, takes nothing
 * whose `integrity` is not that of its script, and puts in the page's nonce, or nothing, for the placeholder.
 */

/** Stands for the page's nonce; not part of what `integrity` covers. */
export const NONCE_PLACEHOLDER = '%YINYOM_NONCE%';

/** Seconds for which whoever keeps a copy need not ask. */
export const INLINE_MAX_AGE_S = 300;
/** Hours for which a copy asks nobody before it shows the banner; later it loads the newest script first. */
export const INLINE_FRESH_HOURS = 24;

/** The first line. */
export interface InlineFacts {
  site_key: string;
  /** Template version that is shown; null where visitors are not asked. */
  version: number | null;
  sdk_version: string;
  /**
   * `sha256-` and the base64 of the SHA-256 of what stands between `<script …>` and `</script>`: the hash that a content
   * security policy without nonces lists in `script-src`.
   */
  integrity: string;
  /** ISO 8601, UTC. */
  made_at: string;
  /** ISO 8601, UTC: `made_at` and `INLINE_FRESH_HOURS`; what is older still works, and asks first. */
  fresh_until: string;
}

const FACTS = '<!-- yinyom ';
const OPENING = `<script nonce="${NONCE_PLACEHOLDER}">`;
const CLOSING = '</script>';

/** The script of an inlined copy, without its element. */
export const toInlineScript = (
  build: Pick<SdkBuild, 'inline' | 'addOns' | 'looks'>,
  config: SdkConfig,
): string =>
  build.inline.head +
  toScriptLiteral(toServed(build, config)) +
  build.inline.tail +
  addOnsOf(build.addOns, config);

/**
 * Joins facts and script.
 * @throws Error for a script that would end its element
 */
export const toInlinePiece = (facts: InlineFacts, script: string): string => {
  if (/<\/script|<!--/i.test(script)) throw new Error('the script would end its element');
  return `${FACTS}${toScriptJson(facts)} -->\n${OPENING}${script}${CLOSING}\n`;
};

/** Reads a piece as `toInlinePiece` made it; null for anything else. Whether `integrity` is right the caller checks. */
export const readInlinePiece = (piece: string): { facts: InlineFacts; script: string } | null => {
  const [first = '', ...rest] = piece.trimEnd().split('\n');
  const element = rest.join('\n');
  if (!first.startsWith(FACTS) || !first.endsWith(' -->')) return null;
  if (!element.startsWith(OPENING) || !element.endsWith(CLOSING)) return null;
  try {
    return {
      facts: JSON.parse(first.slice(FACTS.length, -4)) as InlineFacts,
      script: element.slice(OPENING.length, -CLOSING.length),
    };
  } catch {
    return null;
  }
};

/** What goes into a page's head: the script's element with the page's nonce, none where the page has none. */
export const inlineElement = (script: string, nonce = ''): string =>
  `${OPENING.replace(NONCE_PLACEHOLDER, nonce.replace(/[^\w+/=-]/g, ''))}${script}${CLOSING}`;
