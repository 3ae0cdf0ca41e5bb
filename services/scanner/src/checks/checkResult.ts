import { withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import {
  CHECK_LIMITS,
  type CheckGap,
  type CheckResult,
  type CheckStatus,
} from '@yinyom/contracts/scanner/publicCheck';
import { REFUSAL_CODES } from '@yinyom/contracts/scanner/refusal';
import { classify } from '../classification/classify';
import { cleanName } from '../delivery/groupItems';
import { judgeFindings } from '../delivery/judgeFindings';
import { toScanItem } from '../delivery/toScanItem';
import { violationsOf } from '../delivery/violations';
import type { ScanOutcome } from '../engine/ScanOutcome';
import type { CheckEnding } from './CheckRecord';

/** What the guard says of an address tells strangers about the network that the platform stands in. */
const OUR_GUARDS = new Set<string>([...REFUSAL_CODES, 'scheme_not_allowed']);
/** What ends a scan before anything was seen and says something about the website, not about us. */
const NOBODY_THERE = new Set<string>([...REFUSAL_CODES, 'start_unreachable', 'time_limit']);

/** Characters that are not seen or turn text around would let a website write what the result says. */
const plain = (text: string): string => cleanName(text.replace(/\p{Cf}/gu, '\u{FFFD}'));

const statusOf = ({ state, reason, pages }: ScanOutcome): CheckStatus => {
  // Kept out of some pages is kept out: the rest does not speak for the website.
  if (reason === 'blocked') return 'blocked';
  if (state === 'complete' || state === 'partial') return 'done';
  const isTheirs = reason !== null && NOBODY_THERE.has(reason);
  return isTheirs && pages.every(({ state: end }) => end !== 'loaded') ? 'unreachable' : 'failed';
};

const gapsOf = (outcome: ScanOutcome, pages: CheckResult['pages'], isLong: boolean): CheckGap[] => {
  const { banner, choices, reason } = outcome;
  const has = (state: string) => pages.some((page) => page.state === state);
  const gaps: [CheckGap, boolean][] = [
    ['kept_out', reason === 'blocked'],
    ['no_banner', banner.kind === 'none'],
    ['not_refused', banner.kind !== 'none' && !choices.includes('decline')],
    ['not_accepted', banner.kind !== 'none' && !choices.includes('accept')],
    ['time_limit', reason === 'time_limit'],
    ['pages_unfinished', reason === 'pages_unfinished' || has('timed_out') || has('failed')],
    ['robots', has('robots')],
    ['more_pages', pages.filter(({ state }) => state !== 'skipped').length >= CHECK_LIMITS.pages],
    ['too_many_rows', isLong || reason === 'too_many_items'],
  ];
  return gaps.flatMap(([gap, holds]) => (holds ? [gap] : []));
};

const resultOf = (outcome: ScanOutcome): CheckResult => {
  const { rows } = CHECK_LIMITS;
  const found = outcome.items.map((item) => ({ ...item, name: plain(item.name) }));
  const siblings = new Set(found.map(({ name }) => name));
  const items = withoutOwn(
    found.map((item) => {
      const { provider, suggestion } = classify({ ...item, siblings });
      return toScanItem(item, provider, suggestion?.category ?? 0);
    }),
  );
  const violations = violationsOf(items, outcome.pages);
  const findings = judgeFindings(outcome.findings);
  const pages = outcome.pages.map(({ url, state, code }) => ({
    url,
    state,
    code: code !== null && OUR_GUARDS.has(code) ? null : code,
  }));
  const isLong = [items, violations, findings, pages].some(({ length }) => length > rows);
  return {
    banner: { kind: outcome.banner.kind, name: outcome.banner.name },
    banner_score: outcome.bannerScore,
    violations: violations.slice(0, rows),
    findings: findings.slice(0, rows).map(({ rule: _rule, since: _since, ...finding }) => finding),
    items: items.slice(0, rows).map((item) => ({
      name: item.name,
      domain: item.domain,
      kind: item.kind,
      party: item.party,
      provider: item.provider,
      duration_seconds: item.duration_seconds,
      is_session: item.is_session,
      before_consent: item.before_consent,
      passes: item.passes,
      first_page: item.first_page,
      set_by: item.set_by,
      category_type: item.category_type,
    })),
    items_total: items.length,
    pages: pages.slice(0, rows),
    choices: outcome.choices,
    not_checked: gapsOf(outcome, pages, isLong),
    browser: outcome.browser,
  };
};

/** What is kept of a scan that was made for a check: judged by the library alone, never with a value. Pure. */
export const checkEndingOf = (outcome: ScanOutcome): CheckEnding => {
  const status = statusOf(outcome);
  const isSeen = status === 'done' || (status === 'blocked' && outcome.state === 'partial');
  return { status, result: isSeen ? resultOf(outcome) : null };
};
