import type { SdkCategory, SdkConfig } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { nameMatches } from '../blocking/namePattern';
import { placeMatches, placeOf } from '../blocking/addressPattern';
import { type Choice } from '../choice/choice';
import { mustAsk } from '../choice/mustAsk';

export type QuestionReason =
  | 'answered'
  | 'no_choice'
  | 'expired'
  | 'republished'
  | 'new_category'
  | 'disabled';
export type CategoryReason = 'necessary' | 'unclassified' | 'as_marketing' | 'chosen' | 'undecided';
export type ElementState = 'held' | 'released';

/** Why the visitor is asked, or is not. */
export const questionReason = (
  config: Pick<ServedConfig, 'disabled' | 'reconsent' | 'categories'>,
  choice: Choice | null,
  nowSeconds: number,
): QuestionReason => {
  if (config.disabled) return 'disabled';
  if (!choice) return 'no_choice';
  if (choice.x <= nowSeconds) return 'expired';
  if (choice.t < config.reconsent.since) return 'republished';
  return mustAsk(config, choice, nowSeconds) ? 'new_category' : 'answered';
};

/** Why a category is granted or denied. */
export const categoryReason = (
  { type }: SdkCategory,
  { unclassified_policy }: Pick<ServedConfig, 'unclassified_policy'>,
  decided: boolean,
): CategoryReason => {
  if (type === 1) return 'necessary';
  if (type === 0) return unclassified_policy === 'treat_as_marketing' ? 'as_marketing' : 'unclassified';
  return decided ? 'chosen' : 'undecided';
};

interface Rule {
  category: string;
  pattern: string;
}

const firstRule = (
  rules: Record<string, string[]>,
  matches: (pattern: string) => boolean,
): Rule | undefined => {
  for (const [category, patterns] of Object.entries(rules)) {
    const pattern = patterns.find(matches);
    if (pattern !== undefined) return { category, pattern };
  }
  return undefined;
};

/** The published rule that an address falls under. */
export const addressRule = ({ block }: Pick<SdkConfig, 'block'>, address: string): Rule | undefined =>
  firstRule(block, (pattern) => placeMatches(placeOf(address), pattern));

/** The published rule that a cookie or storage name falls under. */
export const nameRule = ({ cookies }: Pick<SdkConfig, 'cookies'>, name: string): Rule | undefined =>
  firstRule(cookies, (pattern) => nameMatches(name, pattern));
