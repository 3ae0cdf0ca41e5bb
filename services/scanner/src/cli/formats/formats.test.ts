import Ajv2020 from 'ajv/dist/2020';
import { LANGUAGES } from '@yinyom/contracts/constants';
import type { ScanReport } from '@yinyom/contracts/scanner/scanReport';
import { scanReportSchema } from '@yinyom/contracts/scanner/scanReportSchema';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { foundItem, outcomeOf } from '../../testing/scanStory';
import { toReport } from '../toReport';
import { annotationLines } from './annotations';
import { junitReport } from './junit';
import { sarifLog } from './sarif';

const ROOT = path.resolve(__dirname, '../../../../..');
const SCHEMA = path.join(ROOT, 'docs/schemas/scan-report.schema.json');
const PAGE = 'https://www.site.ac.th/sets';

/** A violation whose name a website chose to break every format, and a warning. */
const report = (more: Partial<ScanReport> = {}): ScanReport => ({
  ...toReport(
    'https://www.site.ac.th/',
    outcomeOf([foundItem({ name: '_fbp', setBy: { kind: 'header', url: PAGE, line: null } })], {
      pages: [{ url: PAGE, state: 'loaded', code: null }],
    }),
  ),
  findings: [
    {
      kind: 'technique',
      code: 'canvas',
      verdict: 'warning',
      page: PAGE,
      pages: 1,
      passes: ['none'],
      host: 'evil".example]]>\n::error::',
      company: null,
      script: null,
      category_type: 0,
      evidence: {},
      rule: null,
    },
  ],
  ...more,
});

it('the published schema is that of the report (npm run docs); a report is valid by it, and one with a later field', () => {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as object;
  expect(schema).toEqual(JSON.parse(JSON.stringify(scanReportSchema())));
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect([validate(report()), validate.errors]).toEqual([true, null]);
  expect(validate({ ...report(), added_later: 1 })).toBe(true);
  expect(validate({ ...report(), violations_list: undefined })).toBe(false);
});

it.each(LANGUAGES)(
  'SARIF in %s: a rule of each kind, a location on the page that sets it, a stable fingerprint',
  (lang) => {
    const { runs } = sarifLog(report(), lang);
    const [run] = runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['item_before_consent', 'canvas']);
    expect(run?.results.map(({ ruleId, ruleIndex, level }) => [ruleId, ruleIndex, level])).toEqual([
      ['item_before_consent', 0, 'error'],
      ['canvas', 1, 'warning'],
    ]);
    const [first] = run?.results ?? [];
    expect(first?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(PAGE);
    const english = sarifLog(report(), 'en').runs[0]?.results[0];
    expect(first?.partialFingerprints).toEqual(english?.partialFingerprints);
    expect(run?.invocations[0]?.executionSuccessful).toBe(true);
  },
);

it('SARIF: a scan that failed was not successful, and says why', () => {
  const [run] = sarifLog(report({ state: 'failed', reason: 'name_not_found' }), 'en').runs;
  expect(run?.invocations).toEqual([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'name_not_found' } }],
    },
  ]);
});

it('JUnit: counts are those of its cases, a warning fails only under its condition, and names break nothing', () => {
  const read = (text: string) =>
    new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'testcase' }).parse(text).testsuites
      .testsuite;
  const suite = read(junitReport(report(), { lang: 'en', failOn: 'violation' }));
  expect([suite['@_tests'], suite['@_failures'], suite['@_errors']]).toEqual(['3', '1', '0']);
  expect(suite.testcase).toHaveLength(3);
  expect(suite.testcase[1].failure['@_type']).toBe('item_before_consent');
  expect(suite.testcase[2].failure).toBeUndefined();
  const strict = read(junitReport(report(), { lang: 'en', failOn: 'warning' }));
  expect(strict['@_failures']).toBe('2');
  const failed = read(
    junitReport(report({ state: 'failed', reason: 'blocked' }), { lang: 'en', failOn: 'violation' }),
  );
  expect([failed['@_errors'], failed.testcase[0].error['@_message']]).toEqual(['1', 'blocked']);
});

it('annotations: one line a problem, whatever a website put into its names', () => {
  const lines = annotationLines(report(), 'en');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning']);
  for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
  expect(lines[1]).toMatch(/^::warning title=[^:,]*::/);
});
