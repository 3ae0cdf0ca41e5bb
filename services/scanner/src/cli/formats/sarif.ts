import { createHash } from 'node:crypto';
import { PRODUCT_VERSION, type Lang } from '@yinyom/contracts/constants';
import type { ScanReport } from '@yinyom/contracts/scanner/scanReport';
import { problemHeading, scanProblems, type ScanProblem } from '@yinyom/texts/sentences/scanProblems';

const LEVELS = { violation: 'error', warning: 'warning', notice: 'note' } as const;

/** The same problem of the next scan has the same one, whatever the language and the page it was seen on. */
const fingerprintOf = ({ code, subject }: ScanProblem): string =>
  createHash('sha256').update(`${code} ${subject}`).digest('hex').slice(0, 32);

const messageOf = ({ title, evidence, advice }: ScanProblem): string =>
  [title, ...evidence, advice].join('\n');

/**
 * The problems of a scan in the Static Analysis Results Interchange Format 2.1.0 (OASIS), for code scanning of a forge. A result's
 * location is the page; `ruleId` is the code of the problem. A scan that failed is an execution that was not successful. Pure.
 */
export const sarifLog = (report: ScanReport, lang: Lang) => {
  const problems = scanProblems(report, lang);
  const codes = [...new Set(problems.map(({ code }) => code))];
  const isDone = report.state === 'complete' || report.state === 'partial';
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Yinyom Scan',
            version: PRODUCT_VERSION,
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: problemHeading(code, lang) },
            })),
          },
        },
        invocations: [
          {
            executionSuccessful: isDone,
            ...(report.reason !== null && {
              toolExecutionNotifications: [
                { level: isDone ? 'warning' : 'error', message: { text: report.reason } },
              ],
            }),
          },
        ],
        results: problems.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: codes.indexOf(problem.code),
          level: LEVELS[problem.weight],
          message: { text: messageOf(problem) },
          locations: [{ physicalLocation: { artifactLocation: { uri: problem.page } } }],
          partialFingerprints: { 'problem/v1': fingerprintOf(problem) },
        })),
      },
    ],
  };
};
