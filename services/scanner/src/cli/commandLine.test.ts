import { LANGUAGES } from '@yinyom/contracts/constants';
import { FINDING_WORDS } from '@yinyom/texts/finding/findingWords';
import { SCAN_REPORT_WORDS } from '@yinyom/texts/scan-report/scanReportWords';
import type { ScanOutcome } from '../engine/ScanOutcome';
import { readCommandLine } from './commandLine';
import { scanReportText } from '@yinyom/texts/sentences/scanReportText';
import { summaryOf, toJsonItems } from './summary';
import { exitCodeOf, toReport } from './toReport';

it('reads an address, a file and a number of pages', () => {
  const formats = { sarif: null, junit: null, annotations: false, help: false };
  const plain = {
    url: 'example.ac.th',
    json: null,
    report: null,
    failOn: null,
    lang: null,
    maxPages: 100,
    ...formats,
  };
  expect(readCommandLine(['example.ac.th'])).toEqual(plain);
  expect(readCommandLine(['example.ac.th', '--json', 'out.json', '--max-pages', '5'])).toEqual({
    ...plain,
    json: 'out.json',
    maxPages: 5,
  });
  expect(
    readCommandLine(['example.ac.th', '--fail-on', 'violation', '--lang', 'th', '--report', 'r.json']),
  ).toEqual({ ...plain, failOn: 'violation', lang: 'th', report: 'r.json' });
});

it.each([
  [[]],
  [['a.com', 'b.com']],
  [['a.com', '--max-pages', '0']],
  [['a.com', '--max-pages', 'x']],
  [['a.com', '--wat']],
  [['a.com', '--fail-on', 'notice']],
  [['a.com', '--lang', 'de']],
])('refuses %j', (args) => {
  expect(() => readCommandLine(args)).toThrow();
});

const OUTCOME: ScanOutcome = {
  state: 'partial',
  reason: 'pages_unfinished',
  items: [
    {
      name: 'a',
      domain: 'x.com',
      kind: 'cookie',
      party: 'first',
      setterHost: null,
      durationSeconds: 60,
      isSession: false,
      beforeConsent: true,
      passes: ['none'],
      firstPage: '',
      lastPage: '',
      setBy: { kind: 'unknown', url: null, line: null },
    },
  ],
  findings: [],
  pages: [
    { url: 'http://x.com/', state: 'loaded', code: null },
    { url: 'http://x.com/slow', state: 'timed_out', code: 'page_timeout' },
  ],
  banner: { kind: 'none', name: null, before: null, after: null },
  choices: [],
  bannerScore: null,
  browser: 'Chrome/1',
  missed: [
    { code: 'machine_busy', pages: null },
    { code: 'pages_unfinished', pages: 1 },
  ],
  slowness: 3.4,
  refused: [{ host: '127.0.0.1', port: 80, code: 'literal_address' }],
};

it('writes the items in five fields', () => {
  expect(toJsonItems(OUTCOME)).toEqual([
    { name: 'a', domain: 'x.com', type: 'cookie', durationSeconds: 60, beforeConsent: true },
  ]);
});

it('says what was not seen', () => {
  const text = summaryOf(OUTCOME, 12);
  for (const part of ['partial (pages_unfinished)', '1 timed_out', '/slow', 'none found', 'literal_address'])
    expect(text).toContain(part);
});

it('counts what the website and others set, as a scan in the console does, and names the rest', () => {
  const [item] = OUTCOME.items;
  const items = ['a', 'yinyom_demo0000', 'yy_c'].map((name) => ({ ...item!, name }));
  const foreign = { ...item!, name: 'yy_c', party: 'third' as const };
  const text = summaryOf({ ...OUTCOME, items: [...items, foreign] }, 12);
  expect(text).toContain('Items:  2: 2 cookie\n        2 of them before consent\n        2 more are');
  expect(summaryOf(OUTCOME, 12)).not.toContain('more are');
});

const FINDING: ScanOutcome['findings'][number] = {
  kind: 'signal',
  code: 'default_granted',
  page: 'http://x.com/',
  pages: 1,
  passes: ['none'],
  beforeConsent: true,
  host: 'google.test',
  company: 'Google',
  script: null,
  categoryType: 4,
  rule: null,
  evidence: { gcd: '11t1t1t1t5\u001b[2J' },
  weight: 'violation',
};
const reported = (changes: Partial<ScanOutcome>) =>
  toReport('http://x.com/', { ...OUTCOME, items: [], ...changes });

it.each([
  ['nothing', {}, 'violation', 0],
  ['a violation', { findings: [FINDING] }, 'violation', 1],
  ['a violation nobody asked about', { findings: [FINDING] }, null, 0],
  ['a warning', { findings: [{ ...FINDING, weight: 'warning' }] }, 'violation', 0],
  ['a warning that counts', { findings: [{ ...FINDING, weight: 'warning' }] }, 'warning', 1],
  [
    'a cookie of marketing before consent',
    { items: [{ ...OUTCOME.items[0]!, name: '_fbp' }] },
    'violation',
    1,
  ],
  ['turned away', { reason: 'blocked' }, 'violation', 2],
  ['turned away, but what was seen is wrong', { reason: 'blocked', findings: [FINDING] }, 'violation', 1],
  ['failed', { state: 'failed', findings: [FINDING] }, 'violation', 2],
] as [string, Partial<ScanOutcome>, 'violation' | 'warning' | null, number][])(
  '%s',
  (_name, changes, failOn, code) => {
    expect(exitCodeOf(reported(changes), failOn)).toBe(code);
  },
);

it.each(LANGUAGES)('the report in %s tells violations first, what to do and what was not seen', (lang) => {
  const bannerScore = { score: 92, reasons: [], not_checked: ['preticked' as const] };
  const items = [{ ...OUTCOME.items[0]!, name: '_fbp' }];
  const text = scanReportText(reported({ items, bannerScore, findings: [FINDING] }), lang);
  const { finding, verdict } = FINDING_WORDS[lang];
  expect(text.indexOf('_fbp')).toBeGreaterThan(text.indexOf(`${verdict.violation} (2)`));
  for (const part of [
    finding.default_granted.title,
    finding.default_granted.advice,
    finding.preticked.title,
    `${FINDING_WORDS[lang].evidence.key.gcd}: 11t1t1t1t5`,
    '92',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/\{|undefined/);
  expect(text).not.toContain('\u001b');
  for (const state of ['failed', 'partial'] as const) {
    const blocked = scanReportText(reported({ state, reason: 'blocked', items: [], findings: [] }), lang);
    expect(blocked).toContain(SCAN_REPORT_WORDS[lang].blocked);
    expect(blocked).not.toContain(SCAN_REPORT_WORDS[lang].clean);
  }
});
