import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';

type Item = CheckResult['items'][number];

/** When something was seen first, as far as choices matter. */
export type Moment = 'before' | 'after_refusal' | 'after_acceptance';

export const momentOf = ({ before_consent, passes }: Item): Moment => {
  if (before_consent) return 'before';
  return passes.includes('decline') ? 'after_refusal' : 'after_acceptance';
};

const MOMENTS: readonly Moment[] = ['before', 'after_refusal', 'after_acceptance'];

/** What was there without a choice first; in it marketing first, then what asks for less. Pure. */
export const sortedItems = (items: readonly Item[]): Item[] =>
  [...items].sort(
    (one, other) =>
      MOMENTS.indexOf(momentOf(one)) - MOMENTS.indexOf(momentOf(other)) ||
      other.category_type - one.category_type,
  );

/** What was seen without consent and has no known purpose: neither a violation nor innocent. Pure. */
export const unknownItems = (items: readonly Item[]): number =>
  items.filter((item) => item.category_type === 0 && momentOf(item) !== 'after_acceptance').length;

/** Findings that happened without consent; how the banner is made stands in its score. Pure. */
export const withoutConsent = ({ findings }: Pick<CheckResult, 'findings'>) =>
  findings.filter(({ kind, verdict }) => kind !== 'banner' && verdict === 'violation');
