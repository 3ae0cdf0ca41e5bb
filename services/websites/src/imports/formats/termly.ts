import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import { emptySite, type ImportedSite } from '../ImportedSite';
import { isRecord, listOf, recordOf, textOf } from '../literals/Literal';
import { readJson } from '../literals/readConfiguration';

const STORAGE = /local|session_storage|html/iu;
const PIXEL = /pixel|beacon/iu;

/**
 * The cookies of a website as Termly lists them, by category.
 * @returns null where there are none
 * @throws NotReadable
 */
export const readTermly = (text: string): ImportedSite | null => {
  const groups = Object.entries(recordOf(readJson(text)['cookies']));
  if (groups.length === 0) return null;
  const site = emptySite();
  for (const [group, cookies] of groups) {
    site.categories.push({ id: group, title: {}, description: {} });
    for (const cookie of listOf(cookies).filter(isRecord)) {
      const name = textOf(cookie['name']);
      const kind = textOf(cookie['tracker_type']);
      if (PIXEL.test(kind)) {
        site.notes.push({ code: 'pixel_left_out', about: name });
        continue;
      }
      const purpose = textOf(cookie['en_us']);
      site.cookies.push({
        name,
        isPattern: false,
        provider: textOf(cookie['service']) || textOf(cookie['domain']),
        domain: textOf(cookie['domain']),
        purpose: purpose ? { en: purpose } : {},
        duration: textOf(cookie['expire']) || undefined,
        type: STORAGE.test(kind) ? COOKIE_TYPES.html : COOKIE_TYPES.http,
        category: textOf(cookie['category']) || group,
      });
    }
  }
  return site;
};
