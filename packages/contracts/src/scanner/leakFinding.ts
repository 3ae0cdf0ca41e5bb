import * as z from 'zod/mini';
import { id, timestamp } from '../fields';
import { LEAK_CONFIDENCES, LEAK_KINDS, LEAK_PARTS, type LeakKind } from './leakKinds';

/**
 * `removed`: a later scan opened the same page or document, or was told that it is gone, and no longer finds it.
 * `no_personal_data`: the same values at the same place stay silent.
 */
export const LEAK_STATES = ['open', 'removed', 'published_on_purpose', 'no_personal_data'] as const;
/** States that people give a finding; `open` takes that back. */
export const CHOSEN_LEAK_STATES = ['open', 'published_on_purpose', 'no_personal_data'] as const;

/** What a publication may rest on (sections 24 and 26 of the PDPA). */
export const LEAK_BASES = [
  'consent',
  'contract',
  'vital_interest',
  'legal_obligation',
  'public_task',
  'legitimate_interest',
  'other_law',
] as const;

/** What is published on purpose is looked at again after so many days. */
export const LEAK_REVIEW_DAYS = 365;

/** The form of a value of each kind; never a value. */
export const LEAK_SHAPES: Record<LeakKind, string> = {
  national_id: '1-xxxx-xxxxx-xx-x',
  passport: 'AAxxxxxxx',
  driving_licence: 'xxxxxxxx',
  phone: '08x-xxx-xxxx',
  email: 'x@x',
  bank_account: 'xxx-x-xxxxx-x',
  people_list: 'x x',
  sensitive: 'x x',
  birth_date: 'xx/xx/xxxx',
  home_address: 'x/x',
  secret: 'x',
  children: 'x x',
};

/** Something that a website publishes of people: what and where, never the value. */
export const leakFinding = z.object({
  id,
  kind: z.enum(LEAK_KINDS),
  confidence: z.enum(LEAK_CONFIDENCES),
  state: z.enum(LEAK_STATES),
  source: z.enum(['page', 'document']),
  /** Values in it are crossed out. */
  address: z.string(),
  place: z.object({
    part: z.enum(LEAK_PARTS),
    heading: z.nullable(z.string()),
    table: z.nullable(z.number()),
    sheet: z.nullable(z.string()),
    column: z.nullable(z.string()),
    page: z.nullable(z.number()),
  }),
  count: z.number(),
  shape: z.string(),
  first_seen: timestamp,
  last_seen: timestamp,
  last_scan_id: z.string(),
  removed_at: z.nullable(timestamp),
  /** Scan that no longer found it. */
  removed_scan_id: z.nullable(z.string()),
  legal_basis: z.nullable(z.enum(LEAK_BASES)),
  reason: z.nullable(z.string()),
  decided_by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  decided_at: z.nullable(timestamp),
  /** When what is published on purpose is open again. */
  review_at: z.nullable(timestamp),
});
export type LeakFinding = z.output<typeof leakFinding>;
