import type { Lang } from '@yinyom/contracts/constants';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { FINDING_WORDS } from '../finding/findingWords';
import { SCAN_REPORT_WORDS } from '../scan-report/scanReportWords';
import { evidenceLines } from './evidenceLines';
import { fillText as fill } from './fillText';

/** What a scan found, in the shapes of the API, whether it ran on a platform or by itself. */
export interface ReportedScan extends Pick<ScanDetail, 'reason' | 'pages' | 'items' | 'violations_list'> {
  url: string;
  /** `failed`, `cancelled` and `partial` have sentences of their own; every other state is a whole scan. */
  state: string;
  banner: Pick<ScanDetail['banner'], 'kind'>;
  findings: NonNullable<ScanDetail['findings']>;
  banner_score: ScanDetail['banner_score'] | undefined;
}

/** Terminals obey control characters, and websites choose what stands in names and addresses. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 300);

/** The report for people: violations first, each with what to do, then what was not seen, and what comes next. Pure. */
export const scanReportText = (report: ReportedScan, lang: Lang): string => {
  const words = SCAN_REPORT_WORDS[lang];
  const { verdict: weights, finding: findingWords, evidence: evidenceWords } = FINDING_WORDS[lang];
  const { url, state, reason, pages, items, violations_list, findings, banner, banner_score } = report;
  const isBlocked = reason === 'blocked';

  const ofItems = violations_list.map(({ cookie, domain, page, pass, set_by }) => {
    const isScript = set_by.url !== null && (set_by.kind === 'script' || set_by.kind === 'frame');
    const isAnswer = set_by.url !== null && set_by.kind === 'header';
    const advice = isScript ? words.hold : isAnswer ? words.holdAnswer : words.holdOther;
    return [
      fill(pass === 'none' ? words.before : words.after, { name: clean(cookie), domain: clean(domain) }),
      `${words.page}: ${clean(page)}`,
      `→ ${fill(advice, { tag: clean(set_by.url ?? '') })}`,
    ];
  });
  const ofFindings = (weight: ScanFinding['verdict']) =>
    findings
      .filter(({ verdict }) => verdict === weight)
      .map((finding) => [
        `${findingWords[finding.code].title}${finding.host ? ` (${clean(finding.host)})` : ''}`,
        `${words.page}: ${clean(finding.page)}`,
        ...evidenceLines(finding.evidence, evidenceWords).map(
          ({ label, value }) => `${clean(label)}: ${clean(value)}`,
        ),
        `→ ${findingWords[finding.code].advice}`,
      ]);
  const section = (weight: ScanFinding['verdict'], entries: string[][]): string[] =>
    entries.length === 0
      ? []
      : [
          `${weights[weight]} (${entries.length})`,
          ...entries.flatMap(([first, ...rest], at) => [
            `  ${at + 1}. ${first}`,
            ...rest.map((line) => `     ${line}`),
          ]),
          '',
        ];
  const violations = [...ofItems, ...ofFindings('violation')];
  const warnings = ofFindings('warning');

  const states = (): string[] => {
    if (isBlocked) return [words.blocked];
    if (state === 'failed' || state === 'cancelled') return [fill(words.failed, { reason: reason ?? state })];
    return [
      ...(state === 'partial' ? [fill(words.partial, { reason: reason ?? state })] : []),
      ...(violations.length === 0 ? [words.clean] : []),
    ];
  };
  const next = (): string => {
    if (violations.length > 0) return words.nextViolation;
    if (isBlocked || state === 'failed' || state === 'cancelled') return words.nextAgain;
    return warnings.length > 0 ? words.nextWarning : words.nextClean;
  };
  const loaded = pages.filter((page) => page.state === 'loaded').length;
  const others = pages.filter((page) => page.state !== 'loaded' && page.state !== 'skipped').length;
  const unknown = items.filter(({ category_type }) => category_type === 0).length;
  const open = (banner_score?.not_checked ?? []).map((code) => findingWords[code].title);
  return [
    fill(words.title, { url: clean(url) }),
    ...states(),
    '',
    ...section('violation', violations),
    ...section('warning', warnings),
    ...section('notice', ofFindings('notice')),
    ...(banner_score ? [fill(words.banner, { score: banner_score.score })] : []),
    ...(banner.kind === 'none' && loaded > 0 ? [words.noBanner] : []),
    ...(open.length > 0 ? [fill(words.open, { list: open.join('; ') })] : []),
    fill(words.pages, { loaded, others }),
    ...(unknown > 0 ? [fill(words.unknown, { count: unknown })] : []),
    `${words.next}: ${next()}`,
  ].join('\n');
};
