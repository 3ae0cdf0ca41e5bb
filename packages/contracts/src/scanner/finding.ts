import * as z from 'zod/mini';
import { SCAN_PASSES } from './scanPass';

/** What a finding is about: a disguised host, a technique, a signal to a vendor, blocked content, or the consent banner itself. */
export const FINDING_KINDS = ['cname', 'technique', 'signal', 'blocking', 'banner'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Every code that a scan can give, by its kind. Codes are stable: reports, alerts and pipelines name them. */
export const FINDING_CODES = {
  cname: ['cloaked', 'delegated', 'own_domain_tagging'],
  technique: [
    'canvas',
    'canvas_font',
    'webgl',
    'audio',
    'webrtc',
    'enumeration',
    'session_recorder',
    'key_logging',
    'evercookie',
    'link_decoration',
    'cookie_to_third_party',
  ],
  signal: [
    'signal_missing',
    'default_granted',
    'told_granted_after_refusal',
    'told_denied_after_accept',
    'late_default',
    'two_defaults',
    'ads_granted_by_statistics',
  ],
  blocking: ['requested_while_blocked'],
  banner: [
    'no_reject_on_first_layer',
    'reject_smaller',
    'reject_fainter',
    'preticked',
    'consent_without_choice',
    'cookie_wall',
    'no_withdrawal',
    'other_language',
    'policy_unreachable',
    'keyboard_trap',
    'not_reachable_by_keyboard',
    'overflow',
    'asks_again',
  ],
} as const satisfies Record<FindingKind, readonly string[]>;
export type FindingCode = (typeof FINDING_CODES)[FindingKind][number];
const CODES = Object.values(FINDING_CODES).flat() as FindingCode[];

/**
 * How much weighs what was found: a violation happened without consent or against a refusal, a warning wants the
 * owner's eye, a notice is only told.
 */
export const FINDING_VERDICTS = ['violation', 'warning', 'notice'] as const;
export type FindingVerdict = (typeof FINDING_VERDICTS)[number];

/** One thing that a scan found besides cookies. Typed text and values of cookies are never part of it. */
export const scanFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  code: z.enum(CODES),
  verdict: z.enum(FINDING_VERDICTS),
  /** Where it was met first. */
  page: z.string(),
  /** Pages on which it was met. */
  pages: z.number(),
  /** What the visitor had chosen when it happened. */
  passes: z.array(z.enum(SCAN_PASSES)),
  /** Host that is responsible; null for what the page itself does. */
  host: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** Address of the script that did it, without its query; null when nobody saw. */
  script: z.nullable(z.string()),
  /** Category that it would belong to; 0 when that is not known. */
  category_type: z.number(),
  /** What it was judged by: counts, thresholds, names of calls, chain of names. */
  evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  /** End of the first of the scans in a row that met it; absent where that was not compared. */
  since: z.optional(z.string()),
  /** Address pattern of a block rule that would hold it; null when no rule would. */
  rule: z.nullable(z.string()),
});
export type ScanFinding = z.output<typeof scanFinding>;

/** What a vendor was told about consent that the visitor had not given. */
export const signalTold = z.object({
  code: z.enum(FINDING_CODES.signal),
  company: z.string(),
  page: z.string(),
  /** The signal as it was sent, e.g. `gcd=11t1t1t1t5`. */
  sent: z.string(),
});
export type SignalTold = z.output<typeof signalTold>;

/** How the consent banner that a scan met did, from 0 to 100, with a reason for every point taken away. */
export const bannerScore = z.object({
  score: z.number(),
  reasons: z.array(z.object({ code: z.enum(FINDING_CODES.banner), points: z.number() })),
  /** Checks that could not be made, e.g. because no button could be found. */
  not_checked: z.array(z.enum(FINDING_CODES.banner)),
});
export type BannerScore = z.output<typeof bannerScore>;
