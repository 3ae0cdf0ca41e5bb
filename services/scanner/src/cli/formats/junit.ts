import type { Lang } from '@yinyom/contracts/constants';
import type { ScanReport } from '@yinyom/contracts/scanner/scanReport';
import { cleanText, scanProblems, type ScanProblem } from '@yinyom/texts/sentences/scanProblems';

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** A test case for one problem; a problem below the condition passes, and says what it is. */
const testCase = ({ code, title, page, evidence, advice }: ScanProblem, fails: boolean): string => {
  const text = escaped([page, ...evidence, advice].join('\n'));
  const body = fails
    ? `<failure${attributes({ message: title, type: code })}>${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return `    <testcase${attributes({ classname: code, name: title })}>${body}</testcase>`;
};

/**
 * The problems of a scan as JUnit XML, for test reports of a forge: the scan itself is the first test case, each problem one more.
 * @param failOn the weight from which on a problem is a failure
 */
export const junitReport = (
  report: ScanReport,
  { lang, failOn }: { lang: Lang; failOn: 'violation' | 'warning' },
): string => {
  const { url, state, reason } = report;
  const isDone = (state === 'complete' || state === 'partial') && reason !== 'blocked';
  const cases = scanProblems(report, lang).map((problem) => {
    const fails = problem.weight === 'violation' || (failOn === 'warning' && problem.weight === 'warning');
    return { fails, text: testCase(problem, fails) };
  });
  const error = `<error${attributes({ message: reason ?? state, type: state })}/>`;
  const counts = {
    name: `yinyom-scan ${cleanText(url)}`,
    tests: cases.length + 1,
    failures: cases.filter(({ fails }) => fails).length,
    errors: isDone ? 0 : 1,
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite${attributes(counts)}>`,
    `    <testcase${attributes({ classname: 'scan', name: cleanText(url) })}>${isDone ? '' : error}</testcase>`,
    ...cases.map(({ text }) => text),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};
