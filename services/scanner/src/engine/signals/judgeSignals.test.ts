import { judgeSignals } from './judgeSignals';
import { readSignal } from './readSignal';
import type { SentSignal } from './VendorSignal';

type When = Partial<Pick<SentSignal, 'pass' | 'moment' | 'visit' | 'wholeVisitAfter' | 'page'>>;
const NOTHING_CHOSEN: When = { pass: 'none', moment: 'before' };
const REFUSED: When = { pass: 'decline', moment: 'after', wholeVisitAfter: true };
const ACCEPTED: When = { pass: 'accept', moment: 'after', wholeVisitAfter: true };
const STATISTICS: When = { pass: null, moment: 'statistics' };

const sent = (url: string, when: When): SentSignal => ({
  ...readSignal({ url })!,
  page: 'https://a.test/',
  visit: 1,
  pass: 'none',
  moment: 'before',
  wholeVisitAfter: false,
  ...when,
});
const google = (query: string, when: When) =>
  sent(`https://www.google-analytics.com/g/collect?tid=G-A&${query}`, when);
const letters = (four: string) => `gcs=G1--&gcd=1${[...four].map((letter) => `1${letter}`).join('')}5`;
const microsoft = (asc: string, when: When) => sent(`https://bat.bing.com/action/0?asc=${asc}`, when);
const judged = (...signals: SentSignal[]) =>
  judgeSignals(signals).map(({ code, weight }) => `${code} ${weight}`);

it.each([
  ['consent mode is not there', [google('gcd=13l3l3l3l1l1', NOTHING_CHOSEN)], ['signal_missing warning']],
  ['no code at all', [google('', NOTHING_CHOSEN)], ['signal_missing warning']],
  ['granted by default', [google(letters('tttt'), NOTHING_CHOSEN)], ['default_granted violation']],
  [
    'granted by an update that nobody chose',
    [google(letters('rrrr'), NOTHING_CHOSEN)],
    ['default_granted violation'],
  ],
  ['Microsoft told so before a choice', [microsoft('G', NOTHING_CHOSEN)], ['default_granted violation']],
  ['granted after a refusal', [google(letters('rqqq'), REFUSED)], ['told_granted_after_refusal violation']],
  [
    'n, t and v after a refusal',
    [google(letters('qqnq'), REFUSED), google(letters('tqqv'), { ...REFUSED, visit: 2 })],
    ['told_granted_after_refusal violation'],
  ],
  ['Microsoft told so after a refusal', [microsoft('G', REFUSED)], ['told_granted_after_refusal violation']],
  [
    'statistics alone after a refusal',
    [google(letters('qrqq'), REFUSED)],
    ['told_granted_after_refusal warning'],
  ],
  [
    'denied after everything was accepted',
    [google(letters('pppp'), ACCEPTED)],
    ['told_denied_after_accept warning'],
  ],
  ['Microsoft told so after accepting', [microsoft('D', ACCEPTED)], ['told_denied_after_accept warning']],
  [
    'the default came late',
    [google('gcd=13l3l3l3l1l1', NOTHING_CHOSEN), google(letters('pppp'), NOTHING_CHOSEN)],
    ['late_default warning'],
  ],
  [
    'two defaults',
    [google(letters('pppp'), NOTHING_CHOSEN), google(letters('uuuu'), NOTHING_CHOSEN)],
    ['two_defaults warning'],
  ],
  [
    'advertising by statistics',
    [google(letters('rrqq'), STATISTICS)],
    ['ads_granted_by_statistics violation'],
  ],
])('%s', (_name, signals, expected) => {
  expect(judged(...signals)).toEqual(expected);
});

it.each([
  ['denied by default', [google(letters('pppp'), NOTHING_CHOSEN)]],
  ['a granted default that was taken back at once', [google(letters('uuuu'), NOTHING_CHOSEN)]],
  ['granted after accepting', [google(letters('rrrr'), ACCEPTED)]],
  [
    'denied first, granted by the update on the same page',
    [google(letters('pppp'), ACCEPTED), google(letters('rrrr'), ACCEPTED)],
  ],
  ['denied after a refusal', [google(letters('qqqq'), REFUSED), microsoft('D', REFUSED)]],
  [
    'what was on its way while the choice was made',
    [google(letters('tttt'), { pass: 'decline', moment: 'between' })],
  ],
  ['statistics without advertising', [google(letters('qrqq'), STATISTICS)]],
  ['Microsoft without a signal', [microsoft('', NOTHING_CHOSEN)]],
  [
    'the default on one page, none on another',
    [google(letters('pppp'), { ...REFUSED, visit: 1 }), google('gcd=13l3l3l3l1l1', { ...REFUSED, visit: 2 })],
  ],
])('%s is in order', (_name, signals) => {
  expect(judged(...signals)).toEqual([]);
});

it('the same on several pages is one finding, which tells where, how often and what was sent', () => {
  const signals = [1, 2, 2].map((visit) =>
    google('gcs=G111&gcd=11t1t1t1t5', { ...NOTHING_CHOSEN, visit, page: `https://a.test/${visit}` }),
  );
  expect(judgeSignals(signals)).toEqual([
    {
      kind: 'signal',
      code: 'default_granted',
      weight: 'violation',
      beforeConsent: true,
      page: 'https://a.test/1',
      pages: 2,
      passes: ['none'],
      host: 'www.google-analytics.com',
      company: 'Google',
      script: null,
      categoryType: 4,
      evidence: {
        gcd: '11t1t1t1t5',
        gcs: 'G111',
        signals: ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'],
        hits: 3,
      },
      rule: null,
    },
  ]);
});

it("a page's own list may tell of two defaults that look alike from outside", () => {
  expect(judgeSignals([], [{ page: 'https://a.test/', pass: 'none', times: 2 }])).toMatchObject([
    { code: 'two_defaults', weight: 'warning', host: null, evidence: { defaults: 2 } },
  ]);
});
