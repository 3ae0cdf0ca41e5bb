import { hostOf, siteOf } from '../../frontier/siteOf';

/** Where in the scripts something was set. */
export interface ScriptPlace {
  url: string;
  line: number | null;
}

const FRAME = /(https?:\/\/[^\s()]+?|blob:[^\s()]+?):(\d+):\d+\)?$/;

/** Yinyom's own script and its parts, from whatever host: websites also serve it from their own. */
const OWN_SCRIPT = /\/sdk\/v1\/(?:[\w-]{16,64}\.js|consent\.js|parts\/)/;

export const isOwnScript = (url: string): boolean =>
  URL.canParse(url) && OWN_SCRIPT.test(new URL(url).pathname);

/**
 * The places behind the consent script, which watches everything that scripts set and so stands before whoever really
 * sets it. What it keeps itself stays its own.
 */
export const withoutOwnScript = (places: readonly ScriptPlace[]): readonly ScriptPlace[] => {
  const others = places.filter(({ url }) => !isOwnScript(url));
  return others.length > 0 ? others : places;
};

/** The places of a stack trace, the innermost first; frames without an address are left out. */
export const placesOf = (stack: string): ScriptPlace[] =>
  stack.split('\n').flatMap((text) => {
    const [, url, line] = FRAME.exec(text.trim()) ?? [];
    return url ? [{ url: url.slice(0, 2_000), line: Number(line) }] : [];
  });

/**
 * Who is behind it: the innermost place outside the website's own domain, else the innermost one.
 * @param site registrable domain of the website
 */
export const blamedPlace = (places: readonly ScriptPlace[], site: string): ScriptPlace | undefined =>
  places.find(({ url }) => siteOf(hostOf(url) ?? site) !== site) ?? places[0];
