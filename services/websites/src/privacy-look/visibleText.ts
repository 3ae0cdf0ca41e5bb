import { decode } from './htmlEntities';

/** What a page shows without its markup, and what it needs before it shows anything. */
export interface VisibleText {
  text: string;
  /** It asks for a password. */
  asksPassword: boolean;
  hasScript: boolean;
}

/** What is between these tags is not shown. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'iframe']);
const TAG = /<\/?([a-z][a-z0-9-]*)/iy;
const PASSWORD = /\btype\s*=\s*["']?password\b/i;
/** Of one tag as much is looked at. */
const MOST_OF_TAG = 2_000;

/** Where what a tag hides ends; the length of the page where nothing closes it. */
const endOfHidden = (html: string, name: string, from: number): number => {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
};

/** Reads a page once, from its beginning to its end, whatever is in it. Pure. */
export const visibleText = (html: string): VisibleText => {
  const shown: string[] = [];
  let [asksPassword, hasScript] = [false, false];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    shown.push(html.slice(at, open === -1 ? html.length : open));
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    TAG.lastIndex = open;
    const name = TAG.exec(html)?.[1]?.toLowerCase();
    const close = html.indexOf('>', open);
    if (close === -1) break;
    at = close + 1;
    // A sign of a comparison, a declaration: neither of them is shown.
    if (name === undefined) continue;
    hasScript ||= name === 'script';
    asksPassword ||= name === 'input' && PASSWORD.test(html.slice(open, Math.min(close, open + MOST_OF_TAG)));
    shown.push(' ');
    if (HIDDEN.has(name) && html[open + 1] !== '/') {
      const end = endOfHidden(html, name, at);
      // The script of a page whose head is not closed is still a script of the page.
      hasScript ||= name === 'head' && /<script\b/i.test(html.slice(at, end));
      at = end;
    }
  }
  return {
    // Not normalized: marks in any order would make that quadratic, and a page is compared with itself alone.
    text: decode(shown.join('')).replaceAll(/\s+/gu, ' ').trim(),
    asksPassword,
    hasScript,
  };
};
