import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { emptySite, type ImportedSite } from '../ImportedSite';
import { listOf, textOf } from '../literals/Literal';
import { languageOfText } from '../mapping/languageOfText';
import { readArray } from '../literals/readConfiguration';

/** Its tables, and what they hold. */
const TABLES = {
  Necessary: 'necessary',
  Preference: 'preferences',
  Statistics: 'statistics',
  Advertising: 'marketing',
  Unclassified: 'unclassified',
} as const;
/** 1 cookie, 2 storage of the page; its pixels and frames store nothing. */
const TYPES = new Map([
  ['1', COOKIE_TYPES.http],
  ['2', COOKIE_TYPES.html],
]);
const firstOf = (text: string): string => text.split(/<br\s*\/?>/iu)[0]?.trim() ?? '';

/**
 * The script `cc.js` of Cookiebot: a table per category, of rows name, host, purpose, duration, word and number of its type.
 * @returns null where there is no table
 * @throws NotReadable
 */
export const readCookiebot = (text: string): ImportedSite | null => {
  const site = emptySite();
  let any = false;
  for (const [table, category] of Object.entries(TABLES)) {
    const rows = readArray(text, `CookieConsentDialog.cookieTable${table}`);
    if (!rows) continue;
    any = true;
    for (const row of rows) {
      const [name, host, purpose, duration, , type] = listOf(row).map(textOf);
      if (!name) continue;
      const kind = type ? TYPES.get(type) : COOKIE_TYPES.http;
      if (kind === undefined) {
        site.notes.push({ code: 'pixel_left_out', about: name });
        continue;
      }
      const language = languageOfText(purpose ?? '');
      const domain = firstOf(host ?? '');
      site.cookies.push({
        name,
        isPattern: false,
        provider: domain,
        domain,
        purpose: purpose ? { [language]: purpose } : {},
        duration: duration || undefined,
        type: kind,
        category,
      });
    }
    site.categories.push({ id: category, title: {}, description: {} });
  }
  return any ? site : null;
};
