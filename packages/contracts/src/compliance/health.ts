import * as z from 'zod/mini';
import { complianceCheck, LOOK_DAYS, SCAN_DAYS, type CheckKey, type ComplianceCheck } from './checks';
import type { ComplianceFacts } from './complianceFacts';
import { DAY_MS } from '../durations';

/**
 * What is worst about a website, worst first: what gets fined first stands first. Where each comes from:
 * - `before_consent`: check `clean`; the latest scan saw tags or cookies before consent.
 * - `no_policy`: check `privacy_link`; visitors cannot open the privacy notice.
 * - `unpublished`: check `published`; visitors get no banner.
 * - `script_missing`: check `verified`; no browser and no look of the platform finds the script.
 * - `unclassified`, `purposes`, `scan`: the checks `classified`, `purposes` and `scanned`.
 * - `disabled`: check `published`; the owner turned the banner off, and everything stays blocked.
 * - `outdated`: `pending_changes` of the website; visitors do not see its newest state.
 * - `unknown`: a check that nobody can answer at the moment.
 * A banner without a button to reject is no entry: the check before publishing refuses it, so no published version has
 * one. The check `dpo` is the organization's and the same for all of its websites, so it counts for none.
 */
export const HEALTH = [
  'before_consent',
  'no_policy',
  'unpublished',
  'script_missing',
  'unclassified',
  'purposes',
  'scan',
  'disabled',
  'outdated',
  'unknown',
  'ok',
] as const;
export type Health = (typeof HEALTH)[number];

const OF_CHECK: Record<Exclude<CheckKey, 'dpo' | 'published'>, Health> = {
  clean: 'before_consent',
  privacy_link: 'no_policy',
  verified: 'script_missing',
  classified: 'unclassified',
  purposes: 'purposes',
  scanned: 'scan',
};

/** How a website stands, in one word and its reason. */
export const siteHealth = z.object({
  worst: z.enum(HEALTH),
  /** The check that says so; null for `outdated` and `ok`, which are none's. */
  check: z.nullable(complianceCheck),
  /** How many of the website's own checks need attention, and how many nobody can answer. */
  attention: z.number(),
  unknown: z.number(),
});
export type SiteHealth = z.output<typeof siteHealth>;

const healthOfCheck = ({ key, state, reason }: ComplianceCheck): Health | null => {
  if (key === 'dpo') return null;
  if (state === 'unknown') return 'unknown';
  if (state !== 'attention') return null;
  if (key === 'published') return reason === 'disabled' ? 'disabled' : 'unpublished';
  return OF_CHECK[key];
};

/** Place of a health in its order; 0 is worst. */
export const healthRank = (health: Health): number => HEALTH.indexOf(health);

/** What is worst about a website by its checks and by what its visitors do not see yet. Pure. */
export const healthOf = (checks: readonly ComplianceCheck[], pendingChanges: boolean): SiteHealth => {
  const own = checks.flatMap((check) => {
    const health = healthOfCheck(check);
    return health ? [{ health, check: check as ComplianceCheck | null }] : [];
  });
  const unknown = own.filter(({ health }) => health === 'unknown').length;
  const attention = own.length - unknown;
  // Before the first publication everything is pending, and nothing is outdated.
  const published = !checks.some(({ reason }) => reason === 'unpublished');
  if (pendingChanges && published) own.push({ health: 'outdated', check: null });
  const [first] = own.sort((one, other) => healthRank(one.health) - healthRank(other.health));
  return { worst: first?.health ?? 'ok', check: first?.check ?? null, attention, unknown };
};

/** The first moment at which time alone changes what the checks say; null when it changes nothing. */
export const healthUntil = (
  { scan, privacy_look: look }: Pick<ComplianceFacts, 'scan' | 'privacy_look'>,
  now: Date,
): Date | null => {
  const moments = [
    scan.result_at !== null && Date.parse(scan.result_at) + (SCAN_DAYS + 1) * DAY_MS,
    look !== null && Date.parse(look.at) + (LOOK_DAYS + 1) * DAY_MS,
  ].filter((moment) => moment !== false && moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...(moments as number[]))) : null;
};
