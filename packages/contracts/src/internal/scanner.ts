import * as z from 'zod/mini';
import { liveScan } from '../live/liveEvents';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** What other services may ask of the scanner service. */
export const scannerInternal = internalContract({
  ...outboxCalls,
  /** The latest scan of each website that was asked for lately, for those who watch. */
  lookAtScans: {
    input: z.strictObject({ application_ids: z.array(z.string()) }),
    output: z.array(z.object({ application_id: z.string(), ...liveScan.def.shape })),
  },
});
