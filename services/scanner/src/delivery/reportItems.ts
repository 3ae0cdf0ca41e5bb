import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { FoundCookie, FoundCookieReport } from '@yinyom/contracts/internal/foundCookies';
import type { WebsitesClient } from '../access/WebsitesClient';
import { classify, type Classified } from '../classification/classify';
import type { FoundItem } from '../engine/ScanOutcome';
import { tagOf } from '../classification/tagOf';
import { cleanName, displayKey, groupItems, type FoundItemGroup } from './groupItems';

/** One call carries so many: a hostile website may have thousands. */
const CHUNK = 100;
/** So many different scripts set one thing at most. */
const MOST_TAGS = 10;

const toFoundCookie = (
  { name, match, item }: FoundItemGroup,
  known: Classified,
  tags: readonly string[],
): FoundCookie => ({
  name: cleanName(name),
  match,
  domain: item.domain,
  type: item.kind === 'cookie' ? COOKIE_TYPES.http : COOKIE_TYPES.html,
  provider:
    item.owner?.company ??
    known.provider ??
    (item.party === 'third' ? (item.setterHost ?? item.domain) : item.domain),
  expiry: item.durationSeconds,
  is_session: item.isSession,
  ...(item.httpOnly !== undefined && { http_only: item.httpOnly }),
  ...(item.secure !== undefined && { secure: item.secure }),
  ...(item.sameSite !== undefined && { same_site: item.sameSite }),
  suggestion: known.suggestion && {
    category_type: known.suggestion.category,
    confidence: known.suggestion.confidence,
    purpose: known.suggestion.purpose,
  },
  ...(tags.length > 0 && { tags: tags.slice(0, MOST_TAGS) }),
});

/** The foreign scripts that set what a person sees as one thing, by its key. */
const tagsByKey = (items: readonly FoundItem[], names: ReadonlySet<string>): Map<string, Set<string>> => {
  const tags = new Map<string, Set<string>>();
  for (const item of items) {
    const tag = tagOf(item, names);
    if (tag !== null) tags.set(displayKey(item), (tags.get(displayKey(item)) ?? new Set()).add(tag));
  }
  return tags;
};

/**
 * Reports to the websites service what was found on a website and learns the category of each item.
 * @returns every item with provider and category, in the order given
 */
export const reportItems = async (
  websites: WebsitesClient,
  found: readonly FoundItem[],
  about: Pick<FoundCookieReport, 'application_id' | 'source' | 'seen_at' | 'complete' | 'held_back'>,
): Promise<{ item: FoundItem; provider: string | null; category: number }[]> => {
  const items = found.map((item) => ({ ...item, name: cleanName(item.name) }));
  const shown = groupItems(items);
  const names = new Set(items.map(({ name }) => name));
  const known = shown.map(({ item }) => classify({ ...item, siblings: names }));
  const tags = tagsByKey(items, names);
  const rows = shown.map((display, index) =>
    toFoundCookie(display, known[index] as Classified, [...(tags.get(display.key) ?? [])].sort()),
  );
  const categories: number[] = [];
  let position = 0;
  do {
    const part = rows.slice(position, position + CHUNK);
    position += CHUNK;
    const complete = about.complete && position >= rows.length;
    const { category_types } = await websites.recordFoundCookies({ ...about, complete, items: part });
    categories.push(...category_types);
  } while (position < rows.length);
  const byKey = new Map(shown.map(({ key }, index) => [key, index]));
  return items.map((item) => {
    const index = byKey.get(groupItems([item])[0]?.key ?? '') ?? 0;
    return { item, provider: known[index]?.provider ?? null, category: categories[index] ?? 0 };
  });
};
