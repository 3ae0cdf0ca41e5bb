import * as z from 'zod/mini';

/** A public key that days and ends of exports were signed with. */
export const ledgerKey = z.object({
  key_id: z.string(),
  /** SubjectPublicKeyInfo, PEM. */
  public_key: z.string(),
  since: z.string(),
  /** Last day (Asia/Bangkok) that it may have signed; null while it signs. A later day with it is forged. */
  until: z.nullable(z.string()),
});
export type LedgerKey = z.output<typeof ledgerKey>;
