import * as z from 'zod/mini';
import { consentItem } from '../notify/eventTypes';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** What other services may ask of the consents service. */
export const consentsInternal = internalContract({
  ...outboxCalls,
  /** Position of the newest record of each website; 0 where there is none. */
  ledgerPositions: {
    input: z.strictObject({ application_ids: z.array(z.string()) }),
    output: z.record(z.string(), z.number()),
  },
  /** Records of a website's ledger after a position, oldest first. */
  readLedger: {
    input: z.strictObject({
      /** Whose they must be. */
      organization_id: z.string(),
      application_id: z.string(),
      after_seq: z.number(),
      limit: z.number(),
      with_client_id: z.boolean(),
    }),
    output: z.array(consentItem),
  },
});
