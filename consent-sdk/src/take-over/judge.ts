import type { SdkTakeOver } from '@yinyom/contracts/sdk/config';
import { choiceKey, type Choice } from '../choice/choice';
import type { Told } from './Product';

/**
 * What is taken over of a choice, by the keys of `Choice.s`; null when the visitor is asked. A refusal always counts; an
 * acceptance only where the owner said that purposes are the same, no signal of the browser speaks against it, and it
 * says about every category of this website one thing.
 * @param types category types by name
 */
export const judge = (
  { consents, respect_gpc, categories }: Pick<SdkTakeOver, 'consents' | 'respect_gpc' | 'categories'>,
  { choices, listed }: Told,
  types: Record<string, number>,
  gpc: boolean,
): Choice['s'] | null => {
  const typed = new Map(Object.entries(types));
  const asked = choices.filter(([name]) => typed.get(name) !== 1);
  const refused = !asked.some(([, granted]) => granted);
  if (refused ? !listed && !asked.length : !consents || (respect_gpc && gpc)) return null;
  // Something was granted that has no place here: what the visitor agreed to is not what this website asks.
  if (!refused && asked.some(([name]) => !typed.has(name))) return null;
  const states: Choice['s'] = {};
  for (const category of categories) {
    if (category.type < 2) continue;
    const told = asked.filter(([name]) => typed.get(name) === category.type).map(([, granted]) => granted);
    if (!refused && (category.type > 4 || !(listed || told.length) || new Set(told).size > 1)) return null;
    states[choiceKey(category)] = told[0] ? 1 : 0;
  }
  // Where nothing can be decided there is nothing to take over.
  return Object.keys(states).length ? states : null;
};
