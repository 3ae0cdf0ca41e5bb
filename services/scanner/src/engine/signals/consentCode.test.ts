import { GOOGLE_SIGNALS, readConsentCode, readShortCode, standing } from './consentCode';

const lettersOf = (gcd: string) => {
  const code = readConsentCode(gcd);
  return code && GOOGLE_SIGNALS.map((signal) => code[signal].letter).join('');
};

it.each([
  ['13l3l3l3l1l1', 'llll', null],
  ['11p1p1p1p5', 'pppp', 'denied'],
  ['13r3r3r2r5', 'rrrr', 'granted'],
  ['11t1t1t1t5', 'tttt', 'granted'],
  ['11q1q1q1q5', 'qqqq', 'denied'],
  ['11u1u1u1u5', 'uuuu', 'denied'],
  ['11v1v1v1v5', 'vvvv', 'granted'],
  ['11m1m1m1m5', 'mmmm', 'denied'],
  ['11n1n1n1n5', 'nnnn', 'granted'],
])('reads %s', (gcd, letters, stands) => {
  expect(lettersOf(gcd)).toBe(letters);
  expect(standing(readConsentCode(gcd)!.ad_storage)).toBe(stands);
});

it('keeps the order of the signals', () => {
  const code = readConsentCode('11p1r1t1l5')!;
  expect(GOOGLE_SIGNALS.map((signal) => [signal, standing(code[signal])])).toEqual([
    ['ad_storage', 'denied'],
    ['analytics_storage', 'granted'],
    ['ad_user_data', 'granted'],
    ['ad_personalization', null],
  ]);
});

it.each(['', '11', 'p1p1p1p', '11p1p1p', '11a1p1p1p5', '<script>', '1'.repeat(5_000)])(
  '%.20s is no gcd',
  (text) => {
    expect(readConsentCode(text)).toBeNull();
  },
);

it.each([
  ['G100', 'denied', 'denied'],
  ['G101', 'denied', 'granted'],
  ['G110', 'granted', 'denied'],
  ['G111', 'granted', 'granted'],
  ['G1--', 'unset', 'unset'],
])('reads %s', (gcs, ads, analytics) => {
  expect(readShortCode(gcs)).toEqual({ ads, analytics });
});

it.each(['', 'G1', 'G1000', 'G200', 'G1x1'])('%s is no gcs', (text) => {
  expect(readShortCode(text)).toBeNull();
});
