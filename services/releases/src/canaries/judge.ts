import { CANARY_WATCH, type CanaryVerdict, type WatchedCanary } from '@yinyom/contracts/release/canaryWatch';
import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import type { Counted } from '../errors/hour.store';
import { NO_EVIDENCE, ratioOf, withLook } from './evidence';
import { endOf, type Watch } from './watch.store';

const NONE: Counted = { loads: 0, failed: 0 };

const since = (now: Counted, before: Counted): Counted => ({
  loads: Math.max(0, now.loads - before.loads),
  failed: Math.max(0, now.failed - before.failed),
});
const sum = (a: Counted, b: Counted): Counted => ({ loads: a.loads + b.loads, failed: a.failed + b.failed });

/** Totals of both builds as they are now. */
export interface Totals {
  canary: Counted;
  current: Counted;
}

/** The watch of a canary at its first look: earlier reports count for nothing. */
export const beginWatch = (
  id: string,
  { share, current }: WatchedCanary,
  totals: Totals,
  now: Date,
): Watch => ({
  _id: id,
  revision: 1,
  since: now,
  share,
  step_since: now,
  current,
  seen_canary: totals.canary,
  seen_current: totals.current,
  canary: NONE,
  others: NONE,
  step_canary: 0,
  step_others: 0,
  evidence: [...NO_EVIDENCE],
  expires_at: endOf(now),
});

/**
 * Adds what was reported since the last look. A step begins without evidence, and so does the comparison with another build in use: time and
 * loads of the step count from now on, and of the build in use nothing is known yet.
 */
export const addLook = (
  watch: Watch,
  { share, current }: WatchedCanary,
  totals: Totals,
  now: Date,
): Watch => {
  const isSame = watch.current === current;
  const isStep = watch.share === share && isSame;
  const canary = since(totals.canary, watch.seen_canary);
  const others = isSame ? since(totals.current, watch.seen_current) : NONE;
  const step = isStep
    ? watch
    : { ...watch, step_since: now, step_canary: 0, step_others: 0, evidence: [...NO_EVIDENCE] };
  return {
    ...step,
    revision: watch.revision + 1,
    share,
    current,
    seen_canary: totals.canary,
    seen_current: totals.current,
    canary: sum(watch.canary, canary),
    others: isSame ? sum(watch.others, others) : NONE,
    step_canary: isSame ? step.step_canary + canary.loads : 0,
    step_others: step.step_others + others.loads,
    evidence: [...withLook(step.evidence, canary, others)],
    expires_at: endOf(now),
  };
};

const nextShare = ({ steps, share }: WatchedCanary): number | undefined => steps.find((step) => step > share);

/**
 * What is to be done with a canary. Without enough loads of both builds it stays as it is, however long that takes; after
 * `CANARY_WATCH.days` it is watched no longer.
 */
export const verdictOf = (watch: Watch, canary: WatchedCanary, now: Date): CanaryVerdict => {
  const evidence = ratioOf(watch.evidence);
  const figures = { canary: watch.canary, current: watch.others, evidence };
  const wait: CanaryVerdict = { what: 'wait', share: canary.share, ...figures };
  if (now.getTime() - watch.since.getTime() > CANARY_WATCH.days * DAY_MS) return wait;
  if (evidence >= CANARY_WATCH.sure) return { ...wait, what: 'take_back' };
  const isSeen = Math.min(watch.step_canary, watch.step_others) >= CANARY_WATCH.loads;
  const isOver = now.getTime() - watch.step_since.getTime() >= canary.minutes * MINUTE_MS;
  const share = nextShare(canary);
  if (!isSeen || !isOver || evidence >= CANARY_WATCH.doubt || share === undefined) return wait;
  // With a share of all there is no other build to compare with.
  return share === 1 ? { ...wait, what: 'promote', share } : { ...wait, what: 'widen', share };
};
