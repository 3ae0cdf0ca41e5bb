import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';
import { displayKey } from './groupItems';

const { preference, statistics, marketing, custom } = CATEGORY_TYPES;
const NEEDS_CONSENT = new Set<number>([preference, statistics, marketing, custom]);

export const needsConsent = (categoryType: number): boolean => NEEDS_CONSENT.has(categoryType);

/**
 * Items that need consent and were there without it: before any choice, or although everything was declined. What
 * nobody has classified yet is no violation; the owner is asked to classify it. Pure.
 */
export const violationsOf = (items: readonly ScanItem[]): ScanDetail['violations_list'] => {
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
        page: item.first_page,
        pass,
        set_by: item.set_by,
        category_type: item.category_type,
      } as const,
    ];
  });
};
