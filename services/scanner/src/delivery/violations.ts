import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';
import { displayKey } from './groupItems';

const { preference, statistics, marketing, custom } = CATEGORY_TYPES;
const NEEDS_CONSENT = new Set<number>([preference, statistics, marketing, custom]);

export const needsConsent = (categoryType: number): boolean => NEEDS_CONSENT.has(categoryType);

const withoutFragment = (url: string): string => url.split('#')[0] ?? url;

/**
 * The page to look at: the one that set the item itself, by its answer or by a script in it, else the one where it was seen
 * first. Pages are visited next to each other with one jar, so a cookie is often seen on another page than the one that sets it.
 */
const pageOf = ({ set_by, first_page }: ScanItem, pages: ReadonlySet<string>): string =>
  set_by.url !== null && pages.has(withoutFragment(set_by.url)) ? set_by.url : first_page;

/**
 * Items that need consent and were there without it: before any choice, or although everything was declined. What
 * nobody has classified yet is no violation; the owner is asked to classify it. Pure.
 * @param visited pages of the scan, to name the one that sets an item
 */
export const violationsOf = (
  items: readonly ScanItem[],
  visited: readonly { url: string }[] = [],
): ScanDetail['violations_list'] => {
  const pages = new Set(visited.map(({ url }) => withoutFragment(url)));
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const pass = item.before_consent ? 'none' : item.passes.includes('decline') ? 'decline' : null;
    const key = displayKey(item);
    if (!pass || !needsConsent(item.category_type) || seen.has(key)) return [];
    seen.add(key);
    return [
      {
        cookie: item.name,
        domain: item.domain,
        page: pageOf(item, pages),
        pass,
        set_by: item.set_by,
        category_type: item.category_type,
      } as const,
    ];
  });
};
