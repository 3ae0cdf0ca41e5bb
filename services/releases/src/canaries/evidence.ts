import { CANARY_WATCH } from '@yinyom/contracts/release/canaryWatch';
import type { Counted } from '../errors/hour.store';

/** Logarithms of likelihood ratios, one for each rise of `CANARY_WATCH.rises`. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = CANARY_WATCH.rises.map(() => 0);

/** A build that could not even be loaded counts as loaded: else its errors would have nothing to be compared with. */
const exposed = ({ loads, failed }: Counted): number => Math.max(loads, failed);

/**
 * Adds what was reported between two looks. Of builds that fail equally often, a failed tab is the canary's with the share that the canary has of
 * the loads; with a rise it is more likely. Without a load of either build nothing can be compared and nothing is added.
 */
export const withLook = (before: Evidence, canary: Counted, current: Counted): Evidence => {
  const [some, others] = [exposed(canary), exposed(current)];
  if (some === 0 || others === 0) return before;
  const equal = some / (some + others);
  return CANARY_WATCH.rises.map((rise, at) => {
    const risen = (rise * some) / (rise * some + others);
    const gained =
      canary.failed * Math.log(risen / equal) + current.failed * Math.log((1 - risen) / (1 - equal));
    return (before[at] ?? 0) + gained;
  });
};

/** The mean of the likelihood ratios: at most one in x of equal builds ever gets to x. */
export const ratioOf = (evidence: Evidence): number =>
  evidence.reduce((sum, log) => sum + Math.exp(Math.min(log, 500)), 0) / evidence.length;
