import { RESOLVED_AFTER } from '@yinyom/contracts/notify/alertRules';
import type { Breach } from './Breach';

/** What is known of an alert that is not over. */
export interface OpenState {
  state: 'pending' | 'raised' | 'acknowledged' | 'snoozed';
  pending_since: Date;
  evidence: string | null;
  /** Evaluations in a row that did not find it. */
  clear_count: number;
}

/** What an evaluation does to an alert: `keep` is found again, `clear` is not, `forget` was never told. */
export type Step = 'nothing' | 'pend' | 'raise' | 'keep' | 'clear' | 'forget' | 'resolve';

const isSure = (open: OpenState, { firm, waitMs = 0, evidence }: Breach, now: Date): boolean =>
  firm ||
  (now.getTime() - open.pending_since.getTime() >= waitMs &&
    (evidence === undefined || evidence !== open.evidence));

/**
 * What follows from an evaluation: ok, pending, raised, resolved. Nothing is over before two evaluations in a row say so.
 * Pure.
 * @param open null where there is none
 * @param breach null where the condition is false
 */
export const advance = (open: OpenState | null, breach: Breach | null, now: Date): Step => {
  if (!open) return !breach || breach.onlyKeeps ? 'nothing' : breach.firm ? 'raise' : 'pend';
  if (open.state === 'pending')
    return !breach || breach.onlyKeeps ? 'forget' : isSure(open, breach, now) ? 'raise' : 'keep';
  if (breach) return 'keep';
  return open.clear_count + 1 >= RESOLVED_AFTER ? 'resolve' : 'clear';
};
