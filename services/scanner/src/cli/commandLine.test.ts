import type { ScanOutcome } from '../engine/ScanOutcome';
import { readCommandLine } from './commandLine';
import { summaryOf, toJsonItems } from './summary';

it('reads an address, a file and a number of pages', () => {
  expect(readCommandLine(['example.ac.th'])).toEqual({ url: 'example.ac.th', json: null, maxPages: 100 });
  expect(readCommandLine(['example.ac.th', '--json', 'out.json', '--max-pages', '5'])).toEqual({
    url: 'example.ac.th',
    json: 'out.json',
    maxPages: 5,
  });
});

it.each([
  [[]],
  [['a.com', 'b.com']],
  [['a.com', '--max-pages', '0']],
  [['a.com', '--max-pages', 'x']],
  [['a.com', '--wat']],
])('refuses %j', (args) => {
  expect(() => readCommandLine(args)).toThrow();
});

const OUTCOME: ScanOutcome = {
  state: 'partial',
  reason: 'pages_unfinished',
  items: [
    {
      ...{
        name: 'a',
        domain: 'x.com',
        kind: 'cookie',
        party: 'first',
        setterHost: null,
        durationSeconds: 60,
      },
      ...{ isSession: false, beforeConsent: true, passes: ['none'], firstPage: '', lastPage: '' },
      setBy: { kind: 'unknown', url: null, line: null },
    },
  ],
  findings: [],
  pages: [
    { url: 'http://x.com/', state: 'loaded', code: null },
    { url: 'http://x.com/slow', state: 'timed_out', code: 'page_timeout' },
  ],
  banner: { kind: 'none', name: null, before: null, after: null },
  bannerScore: null,
  browser: 'Chrome/1',
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
