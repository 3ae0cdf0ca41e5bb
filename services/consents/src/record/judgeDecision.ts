import { CATEGORY_TYPES, type ConsentResult, type ConsentType } from '@yinyom/contracts/constants';
import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import type { ConsentAction, ConsentMethod } from '@yinyom/contracts/consents/consentFields';
import { invalidField, rejected } from '@yinyom/service-kit/AppError';

const { necessary, unclassified } = CATEGORY_TYPES;

/** Categories a visitor can decide about: necessary ones need no consent, unclassified ones cannot get any. */
const isOpen = ({ type }: { type: number }): boolean => type !== necessary && type !== unclassified;

/**
 * What was chosen, for every category of the version that was shown: necessary always granted, unclassified never
 * (PDPA s.19: nobody can consent to an unnamed purpose), one that was left out denied.
 * @throws AppError 422 category_unknown for an id that the version does not have
 */
export const judgeCategories = (
  given: Record<string, boolean>,
  shown: readonly { id: string; type: number }[],
): CategoryChoice[] => {
  const known = new Set(shown.map(({ id }) => id));
  for (const id of Object.keys(given)) {
    if (!known.has(id)) throw rejected('category_unknown');
  }
  if (shown.length === 0) throw invalidField('categories', 'category_unknown');
  return shown.map(({ id, type }) => ({
    id,
    type,
    granted: type === necessary || (type !== unclassified && Object.hasOwn(given, id) && given[id] === true),
  }));
};

/** All, some or none of what could be decided; on a site with nothing to decide the control that was used says it. */
export const resultOf = (categories: readonly CategoryChoice[], method: ConsentMethod): ConsentResult => {
  const open = categories.filter(isOpen);
  const granted = open.filter((category) => category.granted).length;
  if (open.length === 0)
    return method === 'banner_decline' || method === 'modal_decline' ? 'decline_all' : 'accept_all';
  if (granted === open.length) return 'accept_all';
  return granted === 0 ? 'decline_all' : 'accept';
};

interface Judged {
  result: ConsentResult;
  categories: readonly CategoryChoice[];
  method: ConsentMethod;
  gpc: boolean;
}

/** First decision of a client: its result; every later one: `reconsent` (decision D-25). */
export const typeOf = ({ result }: Judged, prior: object | null): ConsentType =>
  prior ? 'reconsent' : result;

const grants = (categories: readonly CategoryChoice[]): string =>
  categories
    .filter((category) => isOpen(category) && category.granted)
    .map(({ id }) => id)
    .sort()
    .join();

/**
 * What the decision did to the state before it (decision D-25): `take_over` when it was made elsewhere, `gpc` when the browser's signal declined without a
 * click, `withdraw` when something granted is now all declined, `renew` when the same was decided again.
 */
export const actionOf = (
  judged: Judged,
  prior: { result: ConsentResult; categories: readonly CategoryChoice[] } | null,
): ConsentAction => {
  if (judged.method === 'taken_over') return 'take_over';
  if (judged.gpc && judged.method === 'api' && judged.result === 'decline_all') return 'gpc';
  if (!prior) return 'give';
  if (judged.result === 'decline_all' && prior.result !== 'decline_all') return 'withdraw';
  return grants(judged.categories) === grants(prior.categories) && judged.result === prior.result
    ? 'renew'
    : 'change';
};
