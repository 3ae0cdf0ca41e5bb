import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { some } from '../platform/some';
import { choiceKey, type Choice } from './choice';

/**
 * Whether the visitor has to be asked: no choice yet, its period is over, the owner published with "ask
 * everybody" since, or (policy `changed_only`) a category exists that the choice does not know.
 */
export const mustAsk = (
  { reconsent, categories }: Pick<ServedConfig, 'reconsent' | 'categories'>,
  choice: Choice | null,
  nowSeconds: number,
): boolean =>
  !choice ||
  choice.x <= nowSeconds ||
  choice.t < reconsent.since ||
  (!!reconsent.policy &&
    some(categories, (category) => category.type > 1 && !(choiceKey(category) in choice.s)));
