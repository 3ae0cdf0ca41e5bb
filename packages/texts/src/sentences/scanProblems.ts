import type { Lang } from '@yinyom/contracts/constants';
import type { FindingCode, ScanFinding } from '@yinyom/contracts/scanner/finding';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { FINDING_WORDS } from '../finding/findingWords';
import { SCAN_REPORT_WORDS } from '../scan-report/scanReportWords';
import { evidenceLines } from './evidenceLines';
import { fillText as fill } from './fillText';

/** Codes of problems that are stored items, next to those of findings. Stable: pipelines name them. */
export const ITEM_PROBLEMS = ['item_before_consent', 'item_after_refusal'] as const;
export type ProblemCode = (typeof ITEM_PROBLEMS)[number] | FindingCode;

/** One thing that a scan found wrong, worded for people. */
export interface ScanProblem {
  code: ProblemCode;
  weight: ScanFinding['verdict'];
  title: string;
  page: string;
  /** What it was evaluated by, a line each. */
  evidence: string[];
  advice: string;
  /** What it is about, in no language: the same in the next scan, so that programs recognise it. */
  subject: string;
}

/** Terminals and logs obey control characters, and websites choose what is in names and addresses. */
export const cleanText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 300);
const clean = cleanText;

type Found = Pick<ScanDetail, 'violations_list'> & { findings: readonly ScanFinding[] };

const ofItems = ({ violations_list }: Found, lang: Lang): ScanProblem[] => {
  const words = SCAN_REPORT_WORDS[lang];
  return violations_list.map(({ cookie, domain, page, pass, set_by }) => {
    const isScript = set_by.url !== null && (set_by.kind === 'script' || set_by.kind === 'frame');
    const isAnswer = set_by.url !== null && set_by.kind === 'header';
    const advice = isScript ? words.hold : isAnswer ? words.holdAnswer : words.holdOther;
    return {
      code: pass === 'none' ? 'item_before_consent' : 'item_after_refusal',
      weight: 'violation',
      title: fill(pass === 'none' ? words.before : words.after, {
        name: clean(cookie),
        domain: clean(domain),
      }),
      page: clean(page),
      evidence: [],
      advice: fill(advice, { tag: clean(set_by.url ?? '') }),
      subject: `${clean(cookie)} ${clean(domain)}`,
    };
  });
};

const ofFindings = ({ findings }: Found, lang: Lang): ScanProblem[] => {
  const { finding: findingWords, evidence: evidenceWords } = FINDING_WORDS[lang];
  return findings.map(({ code, verdict, host, page, evidence }) => ({
    code,
    weight: verdict,
    title: `${findingWords[code].title}${host ? ` (${clean(host)})` : ''}`,
    page: clean(page),
    evidence: evidenceLines(evidence, evidenceWords).map(
      ({ label, value }) => `${clean(label)}: ${clean(value)}`,
    ),
    advice: findingWords[code].advice,
    subject: clean(host ?? ''),
  }));
};

const WEIGHTS: readonly ScanFinding['verdict'][] = ['violation', 'warning', 'notice'];

/** Everything that a scan found wrong: violations first, stored items before findings of the same weight. Pure. */
export const scanProblems = (report: Found, lang: Lang): ScanProblem[] => {
  const all = [...ofItems(report, lang), ...ofFindings(report, lang)];
  return WEIGHTS.flatMap((weight) => all.filter((problem) => problem.weight === weight));
};

/** The heading of a kind of problem, for lists of rules. */
export const problemHeading = (code: ProblemCode, lang: Lang): string => {
  const words = SCAN_REPORT_WORDS[lang];
  if (code === 'item_before_consent') return words.itemBefore;
  if (code === 'item_after_refusal') return words.itemAfter;
  return FINDING_WORDS[lang].finding[code].title;
};
