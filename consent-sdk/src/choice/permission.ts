import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { first } from '../platform/first';
import { some } from '../platform/some';
import { choiceKey, type Choice } from './choice';

type Rules = Pick<ServedConfig, 'categories' | 'unclassified_policy'>;

/**
 * Whether a category may act: necessary always, unclassified never (or as marketing, if the owner decided so),
 * every other one only when granted.
 */
export const mayAct = (
  { unclassified_policy }: Pick<ServedConfig, 'unclassified_policy'>,
  choice: Choice | null,
  category: SdkCategory,
): boolean =>
  category.type === 0
    ? !!unclassified_policy && choice?.s[4] === 1
    : category.type === 1 || choice?.s[choiceKey(category)] === 1;

/**
 * As `mayAct` for whoever knows no more than a name. Unknown references are refused.
 *
 * @param reference category id or type number
 */
export const isGranted = (rules: Rules, choice: Choice | null, reference: string): boolean => {
  const category = first(rules.categories, ({ id, type }) => id === reference || `${type}` === reference);
  return category ? mayAct(rules, choice, category) : reference === '1';
};

/** As `isGranted` for a `data-category` value: with several references all must be granted. */
export const areGranted = (rules: Rules, choice: Choice | null, references: string): boolean =>
  !some(references.trim().split(/[\s,]+/), (reference) => !isGranted(rules, choice, reference));
