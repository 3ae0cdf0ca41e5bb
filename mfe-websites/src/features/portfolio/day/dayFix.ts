import type { BulkOperation } from '@yinyom/contracts/bulk/bulkOperation';
import type { Health } from '@yinyom/contracts/compliance/health';

/** Actions that correct the worst of a website without anything else to decide. */
export type FixName = 'publish' | 'scan' | 'enable' | 'categorize';

const FIXES: Partial<Record<Health, FixName>> = {
  unpublished: 'publish',
  outdated: 'publish',
  unclassified: 'categorize',
  scan: 'scan',
  disabled: 'enable',
};

/** The fix that is proposed for what is worst of a website; null: a person has to look, and the sentence leads there. Pure. */
export const fixOf = (worst: Health): FixName | null => FIXES[worst] ?? null;

/** The fix as what is done to websites. Pure. */
export const operationOfFix = (fix: FixName): BulkOperation =>
  fix === 'categorize' ? { action: fix, cookies: [], suggested: true } : { action: fix };
