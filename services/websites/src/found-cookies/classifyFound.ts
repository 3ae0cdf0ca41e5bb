import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { CookieRecord } from '../cookie/CookieRecord';
import { isForeign } from '../inheritance/decisionKey';
import type { FoundCookie } from '@yinyom/contracts/internal/foundCookies';

/** From this confidence on a suggestion is taken without asking. */
const SURE = 0.8;

interface Known {
  categories: readonly Category[];
  domainName: string;
  /** What the organization decided about the same thing elsewhere. */
  decided: string | undefined;
}
type Classification = Pick<CookieRecord, 'category_id' | 'suggested_category_id' | 'suggested_confidence'>;

/**
 * Category of a found cookie that its owner has not decided about yet. A decision on another website counts at once
 * where the cookie is the same everywhere: the library knows its name, or somebody else sets it. A name that only
 * the website itself gives a meaning is suggested, never taken over. Pure.
 */
export const classifyFound = (
  found: FoundCookie,
  { categories, domainName, decided }: Known,
): Classification => {
  const ofType = (type: number): Category | undefined =>
    categories.find((category) => category.system && category.type === type);
  const { suggestion } = found;
  const library =
    suggestion && suggestion.category_type !== CATEGORY_TYPES.unclassified
      ? ofType(suggestion.category_type)
      : undefined;
  const own = categories.find(({ id }) => id === decided);
  const sameEverywhere = suggestion !== null || isForeign(found.domain, domainName);
  const sure = library && (suggestion?.confidence ?? 0) >= SURE ? library : undefined;
  const taken = (sameEverywhere ? own : undefined) ?? sure ?? ofType(CATEGORY_TYPES.unclassified);
  if (!taken) throw new Error('a catalogue without its system categories');
  const suggested = own ?? library;
  return {
    category_id: taken.id,
    ...(suggested && {
      suggested_category_id: suggested.id,
      suggested_confidence: own ? 1 : (suggestion?.confidence ?? 0),
    }),
  };
};
