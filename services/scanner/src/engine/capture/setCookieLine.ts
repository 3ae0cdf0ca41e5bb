import { getPublicSuffix } from 'tldts';

/** What one Set-Cookie line, or one assignment to `document.cookie`, asks for. Its value is not kept. */
export interface SetCookie {
  name: string;
  /** Host or domain that gets it, without a leading dot. */
  domain: string;
  /** Seconds; null = until the browser ends; 0 or less deletes it. */
  lifetime: number | null;
}

/** Chromium keeps nothing longer than 400 days. */
export const MAX_LIFETIME = 400 * 24 * 60 * 60;
const MAX_LINE = 4_096;
/** Browsers take no line with a control character but the tab. */
const CONTROL = /[^\P{Cc}\t\u0080-\u009f]/u;

const lifetimeOf = (attributes: Map<string, string>, now: number): number | null => {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Math.min(Number(maxAge), MAX_LIFETIME);
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.min(Math.round((expires - now) / 1_000), MAX_LIFETIME);
};

/**
 * Reads a line as a browser does.
 * @param host that answers, or whose page assigns
 * @param now milliseconds
 * @returns null for a line that no browser stores, whatever else the browser says about it
 */
export const parseSetCookie = (line: string, host: string, now: number): SetCookie | null => {
  const [pair = '', ...rest] = line.split(';');
  const at = pair.indexOf('=');
  const name = (at < 0 ? '' : pair.slice(0, at)).trim();
  const value = pair.slice(at + 1).trim();
  if ((!name && !value) || name.length + value.length > MAX_LINE || CONTROL.test(line)) return null;
  const attributes = new Map(
    rest.map((attribute) => {
      const [key = '', ...parts] = attribute.split('=');
      return [key.trim().toLowerCase(), parts.join('=').trim()];
    }),
  );
  const asked = attributes.get('domain')?.replace(/^\./, '').toLowerCase() || host;
  if (asked !== host && (!host.endsWith(`.${asked}`) || getPublicSuffix(asked) === asked)) return null;
  if (attributes.has('partitioned') && !attributes.has('secure')) return null;
  return { name, domain: asked, lifetime: lifetimeOf(attributes, now) };
};
