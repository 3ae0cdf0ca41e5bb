import type { Lang } from '@yinyom/contracts/constants';
import { evidenceLines } from '@yinyom/texts/sentences/evidenceLines';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import { FINDING_WORDS } from '@yinyom/texts/finding/findingWords';
import { SCAN_REPORT_WORDS } from '@yinyom/texts/scan-report/scanReportWords';
import type { ScanReport } from './toReport';

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Terminals obey control characters, and websites choose what stands in names and addresses. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 300);

/** The report for people: violations first, each with what to do, then what was not seen, and what comes next. Pure. */
export const reportText = (report: ScanReport, lang: Lang): string => {
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
