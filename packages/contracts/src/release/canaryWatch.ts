import * as z from 'zod/mini';
import { buildName, partName } from './errorReports';

/**
 * How a watched canary is judged. The evidence that its build fails more often is a likelihood ratio, which may be looked at after every
 * report (Ville's inequality): of canaries that fail as often as the build in use, at most one in `sure` is taken back in a step.
 */
export const CANARY_WATCH = {
  /** Evidence at which a canary is taken back. */
  sure: 200,
  /** Above this the canary waits: neither taken back nor given to more. */
  doubt: 5,
  /** Rises that are looked for, as factors of the rate of the build in use. */
  rises: [2, 5, 20],
  /** Loads of the canary, and of the build in use, before more users get it. */
  loads: 200,
  /** How often the platform looks, milliseconds. */
  everyMs: 10_000,
  /** A canary that got no verdict is watched for so many days, and then left as it is. */
  days: 14,
} as const;

/** Shares of users that a canary goes through, and minutes that each lasts at least. */
export const watchPlan = z.strictObject({
  steps: z.array(z.number().check(z.gt(0), z.lte(1))).check(
    z.minLength(1),
    z.maxLength(6),
    z.refine((steps) => steps.every((share, at) => at === 0 || share > (steps[at - 1] ?? 0)), 'out_of_order'),
  ),
  minutes: z.int().check(z.gte(1), z.lte(1_440)),
});
export type WatchPlan = z.output<typeof watchPlan>;

/** A canary as the one who judges it must know it. */
export const watchedCanary = z.strictObject({
  name: partName,
  /** Its release's number: a later canary of the same build is another one. */
  number: z.int(),
  build: buildName,
  /** The build that everybody else has. */
  current: buildName,
  share: z.number(),
  ...watchPlan.def.shape,
});
export type WatchedCanary = z.output<typeof watchedCanary>;

const counted = z.object({
  /** Times that a page took the build into use. */
  loads: z.number(),
  /** Browser tabs that met an error of it. */
  failed: z.number(),
});

/** What is to be done with a canary, and by which figures, counted since it was given to some. */
export const canaryVerdict = z.object({
  what: z.enum(['wait', 'widen', 'promote', 'take_back']),
  /** The share after `widen`. */
  share: z.number(),
  canary: counted,
  current: counted,
  /** Likelihood ratio: how much better these figures fit a build that fails more often; above `CANARY_WATCH.sure` it is taken back. */
  evidence: z.number(),
});
export type CanaryVerdict = z.output<typeof canaryVerdict>;
