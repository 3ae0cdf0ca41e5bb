import { LOOK_DAYS, SCAN_DAYS, type CheckKey, type CheckReason, type ComplianceCheck } from './checks';
import type { ComplianceFacts } from './complianceFacts';
import { DAY_MS } from '../durations';

/** Whether a data protection officer is named; undefined when nobody could be asked. */
type DpoNamed = boolean | undefined;

type Judged = Omit<ComplianceCheck, 'key'>;
type Rule = (facts: ComplianceFacts, now: Date, dpo: DpoNamed) => Judged;

const judged =
  (state: ComplianceCheck['state']) =>
  (reason: CheckReason, at: string | null = null, values: Record<string, number> = {}): Judged => ({
    state,
    reason,
    values,
    at,
  });
const ok = judged('ok');
const attention = judged('attention');
const unknown = judged('unknown');
const optional = judged('optional');

/** Whole days since a moment, never fewer than none. */
export const daysSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY_MS));

const RUNNING = new Set(['queued', 'running']);

/** What a scan can say at this moment; null where it still says something. */
const scanGap = (
  { scan }: ComplianceFacts,
  now: Date,
): { reason: CheckReason; at: string | null; days: number } | null => {
  if (scan.result_at === null)
    return { reason: RUNNING.has(scan.status ?? '') ? 'scan_running' : 'never_scanned', at: null, days: 0 };
  const days = daysSince(scan.result_at, now);
  return days > SCAN_DAYS ? { reason: 'scan_old', at: scan.result_at, days } : null;
};

const RULES: Record<CheckKey, Rule> = {
  published: ({ template_version: version, enabled, published_at }) => {
    if (version === 0) return attention('unpublished');
    return enabled ? ok('published', published_at, { version }) : attention('disabled');
  },

  verified: ({ verification, verified_by, seen_at, looked_at }) => {
    if (verification === 'lost') return attention('proof_lost', looked_at);
    if (verification === 'verified' && verified_by === 'script') return ok('verified', looked_at);
    // A record or a tag proves whose the website is, not that the script runs there: browsers say that.
    if (verification === 'verified' && seen_at !== null) return ok('verified_seen', seen_at);
    return seen_at === null ? attention('never_seen') : attention('seen_only', seen_at);
  },

  scanned: (facts, now) => {
    const { scan } = facts;
    const gap = scanGap(facts, now);
    if (!gap) return ok('scanned', scan.result_at, { days: daysSince(scan.result_at ?? '', now) });
    if (RUNNING.has(scan.status ?? '')) return unknown('scan_running');
    // Days of the latest result, where there is one: the sentence about the next scan needs them.
    if (scan.status === 'failed')
      return attention('scan_failed', scan.finished_at, gap.at === null ? {} : { days: gap.days });
    return attention(gap.reason, gap.at, { days: gap.days });
  },

  clean: (facts, now) => {
    const { violations, result_at } = facts.scan;
    // What was found stays found until a scan no longer finds it, however long ago that was.
    if (violations !== null && violations > 0)
      return attention('violations', result_at, { count: violations });
    const gap = scanGap(facts, now);
    if (gap) return unknown(gap.reason, gap.at, { days: gap.days });
    return ok('nothing_ran', result_at);
  },

  classified: ({ cookies, unclassified, scan }) => {
    if (unclassified > 0) return attention('unclassified', null, { count: unclassified });
    if (cookies > 0) return ok('all_classified', null, { count: cookies });
    return scan.result_at === null ? unknown('no_list') : ok('no_cookies', scan.result_at);
  },

  purposes: ({ cookies, purposes_missing, scan }) => {
    const { cookies: silent, categories } = purposes_missing;
    if (silent > 0 && categories > 0)
      return attention('purposes_missing', null, { cookies: silent, categories });
    if (silent > 0) return attention('cookies_silent', null, { count: silent });
    if (categories > 0) return attention('categories_silent', null, { count: categories });
    if (cookies > 0) return ok('purposes_written', null, { count: cookies });
    return scan.result_at === null ? unknown('no_list') : ok('no_cookies', scan.result_at);
  },

  privacy_link: ({ template_version: version, privacy_look: look }, now) => {
    if (version === 0) return unknown('unpublished');
    if (look?.version !== version) return unknown('link_not_looked');
    const days = daysSince(look.at, now);
    if (days > LOOK_DAYS) return unknown('link_look_old', look.at, { days });
    if (look.problem === null) return ok('link_answers', look.at, { count: look.links });
    if (look.problem === 'not_allowed') return unknown('link_not_allowed', look.at);
    return look.problem === 'status'
      ? attention('link_status', look.at, { status: look.status ?? 0 })
      : attention('link_silent', look.at);
  },

  dpo: (_facts, _now, dpo) => {
    if (dpo === undefined) return unknown('dpo_unknown');
    // Section 41 asks a DPO of some organizations only; a small school is not amber for ever.
    return dpo ? ok('dpo_named') : optional('dpo_missing');
  },
};

/**
 * The eight checks of a website at a moment, in their order. Pure: it says what these facts say, and never that
 * somebody complies with the law.
 */
export const judgeCompliance = (
  facts: ComplianceFacts,
  { now, dpo }: { now: Date; dpo: DpoNamed },
): ComplianceCheck[] =>
  (Object.keys(RULES) as CheckKey[]).map((key) => ({ key, ...RULES[key](facts, now, dpo) }));

/** How many of the checks are in each state; `all` of those that count. */
export const countStates = (checks: readonly Pick<ComplianceCheck, 'state'>[]) => {
  const count = (state: ComplianceCheck['state']) => checks.filter((check) => check.state === state).length;
  const all = checks.length - count('optional');
  return { ok: count('ok'), attention: count('attention'), unknown: count('unknown'), all };
};
