import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ledgerKey } from '../evidence/ledgerKey';
import { siteKey } from './ingest';

/** The signed end of one day of a website's ledger. Whoever keeps it can show later that the ledger was changed. */
export const dailyRoot = z.object({
  application_id: z.string(),
  /** Day in Asia/Bangkok. */
  day: z.string(),
  first_seq: z.number(),
  last_seq: z.number(),
  /** Hash of the day's last record; through the chain it fixes every record before it. */
  head_hash: z.string(),
  /** Root over the Merkle roots of the day's batches. */
  merkle_root: z.string(),
  /** `root_hash` of the day before that had records; zeros for the first. */
  prev_root_hash: z.string(),
  created_at: z.string(),
  /** SHA-256 of the canonical JSON of the fields above. */
  root_hash: z.string(),
  /** Ed25519 over that canonical JSON, base64url. */
  signature: z.string(),
  key_id: z.string(),
});
export type DailyRoot = z.output<typeof dailyRoot>;

/** Row 89. */
export const getTransparencyKeys = endpoint({
  name: 'getTransparencyKeys',
  service: 'consents',
  method: 'GET',
  path: '/public/transparency/keys.json',
  auth: 'none',
  summary: 'Public keys that daily roots are signed with, earlier ones included',
  answer: z.object({
    keys: z.array(z.extend(ledgerKey, { algorithm: z.literal('Ed25519') })),
  }),
});

/** Row 89. */
export const getTransparency = endpoint({
  name: 'getTransparency',
  service: 'consents',
  method: 'GET',
  path: '/public/transparency/:site_key.json',
  auth: 'none',
  summary: "Signed daily roots of a website's ledger, oldest first",
  params: z.object({ site_key: siteKey }),
  answer: z.object({ roots: z.array(dailyRoot) }),
});
