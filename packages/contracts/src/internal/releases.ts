import * as z from 'zod/mini';
import { canaryVerdict, watchedCanary } from '../release/canaryWatch';
import { buildName, partName } from '../release/errorReports';
import { partErrorDetail, partErrorsQuery, teamErrors } from '../release/partErrors';
import { flagName } from '../release/flagShape';
import { callNames } from '../release/partCalls';
import { flagSetting, partFlag, partFlags } from '../release/partFlags';
import { internalContract } from './internalContract';

/** What the gateway, which can sign releases, asks of the releases service. */
export const releasesInternal = internalContract({
  /** What is to be done with a canary by what pages reported of it since it began. */
  judgeCanary: { input: watchedCanary, output: canaryVerdict },
  /** The gateway took this step with a canary: its team gets a mail. */
  tellCanaryStep: {
    input: z.strictObject({ name: partName, build: buildName, verdict: canaryVerdict }),
    output: z.null(),
  },
  /** A part with its builds in use, and its errors or those of one build, for the team that has a key for it. */
  readPartErrors: { input: partErrorsQuery, output: teamErrors },
  /** One of these errors with its stack in terms of the sources; null when it is of another part, or forgotten. */
  readPartError: {
    input: z.strictObject({ name: partName, id: z.string() }),
    output: z.nullable(partErrorDetail),
  },
  /** The feature flags of a part, for the team that has a key for it. */
  readPartFlags: { input: z.strictObject({ name: partName }), output: partFlags },
  /** What an operator decided about the calls of each part: only parts about which something was decided. */
  readAllowedCalls: {
    input: z.strictObject({}),
    output: z.record(z.string(), z.array(z.string())),
  },
  /** A build of a part declares these calls: those of them that are not allowed, which operators are then asked about. */
  askForCalls: {
    input: z.strictObject({ name: partName, calls: callNames }),
    output: z.object({ refused: z.array(z.string()) }),
  },
  /** A team switches a flag of its part. Without a revision it saves over what is set; null where no released build declares the flag. */
  setPartFlag: {
    input: z.strictObject({ name: partName, flag: flagName, setting: flagSetting, by: z.string() }),
    output: z.nullable(partFlag),
  },
});
