import type { Lang } from '@yinyom/contracts/constants';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import type { RefusalCode } from '@yinyom/contracts/scanner/refusal';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { FINDING_WORDS } from '../finding/findingWords';
import { SCAN_REPORT_WORDS } from '../scan-report/scanReportWords';
import { fillText as fill } from './fillText';
import { cleanText as clean, scanProblems } from './scanProblems';

/** What a scan found, in the shapes of the API, whether it ran on a platform or by itself. */
export interface ReportedScan extends Pick<ScanDetail, 'reason' | 'pages' | 'items' | 'violations_list'> {
  url: string;
  /** `failed`, `cancelled` and `partial` have sentences of their own; every other state is a whole scan. */
  state: string;
  banner: Pick<ScanDetail['banner'], 'kind'>;
  findings: NonNullable<ScanDetail['findings']>;
  banner_score: ScanDetail['banner_score'] | undefined;
}

/** Reasons that only the operator of the scanner can change, by naming the address. */
const NOT_PUBLIC: ReadonlySet<string> = new Set<RefusalCode>([
  'literal_address',
  'name_not_public',
  'address_not_public',
]);

/** The report for people: violations first, each with what to do, then what was not seen, and what comes next. Pure. */
export const scanReportText = (report: ReportedScan, lang: Lang): string => {
  const words = SCAN_REPORT_WORDS[lang];
  const { verdict: weights, finding: findingWords } = FINDING_WORDS[lang];
  const { url, state, reason, pages, items, banner, banner_score } = report;
  const isBlocked = reason === 'blocked';

  const problems = scanProblems(report, lang);
  const linesOf = (weight: ScanFinding['verdict']): string[][] =>
    problems
      .filter((problem) => problem.weight === weight)
      .map(({ title, page, evidence, advice }) => [
        title,
        `${words.page}: ${page}`,
        ...evidence,
        `→ ${advice}`,
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
  const violations = linesOf('violation');
  const warnings = linesOf('warning');

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
    if (reason !== null && NOT_PUBLIC.has(reason)) return words.nextAllow;
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
    ...section('notice', linesOf('notice')),
    ...(banner_score ? [fill(words.banner, { score: banner_score.score })] : []),
    ...(banner.kind === 'none' && loaded > 0 ? [words.noBanner] : []),
    ...(open.length > 0 ? [fill(words.open, { list: open.join('; ') })] : []),
    fill(words.pages, { loaded, others }),
    ...(unknown > 0 ? [fill(words.unknown, { count: unknown })] : []),
    `${words.next}: ${next()}`,
  ].join('\n');
};
