import * as z from 'zod/mini';

/** Rights that a visitor uses alone, with the receipt of a decision. A withdrawal is a decision, which the ledger has. */
export const OWN_RIGHTS = ['access', 'erasure'] as const;
export type OwnRight = (typeof OWN_RIGHTS)[number];

/** Requests of visitors about their own record, which the platform answered at once. They name no visitor and no record. */
export const ownRequestCalls = {
  /** Those that the register of requests does not have yet, the oldest first. */
  listOwnRequests: {
    input: z.strictObject({ limit: z.number() }),
    output: z.array(
      z.object({
        id: z.string(),
        organization_id: z.string(),
        application_id: z.string(),
        right: z.enum(OWN_RIGHTS),
        at: z.string(),
      }),
    ),
  },
  /** The register has them: they are not listed again. */
  forgetOwnRequests: {
    input: z.strictObject({ ids: z.array(z.string()) }),
    output: z.null(),
  },
};
