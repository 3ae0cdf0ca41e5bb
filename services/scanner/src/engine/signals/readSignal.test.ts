import { readSignal } from './readSignal';

const HIT = 'https://region1.google-analytics.com/g/collect?v=2&tid=G-AB12';

it('reads a report of Google Analytics, also on an own domain', () => {
  for (const at of [HIT, 'https://data.school.ac.th/x/g/collect?v=2&tid=G-AB12'])
    expect(readSignal({ url: `${at}&gcs=G101&gcd=11p1r1p1p5` })).toMatchObject({
      vendor: 'Google',
      gcs: 'G101',
      gcd: '11p1r1p1p5',
      code: { ad_storage: { letter: 'p' }, analytics_storage: { letter: 'r' } },
    });
});

it('reads tags of advertising', () => {
  for (const url of [
    'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/?gcd=13r3r3r2r5',
    'https://www.google.com/ccm/collect?gcd=13r3r3r2r5',
    'https://www.google.co.th/pagead/1p-user-list/1/?gcd=13r3r3r2r5',
  ])
    expect(readSignal({ url })).toMatchObject({ vendor: 'Google', gcs: null, gcd: '13r3r3r2r5' });
});

it('a report without any signal is one, too; a script of Google is none', () => {
  expect(readSignal({ url: HIT })).toMatchObject({ vendor: 'Google', gcs: null, gcd: null, code: null });
  expect(readSignal({ url: 'https://www.googletagmanager.com/gtag/js?id=G-AB12' })).toBeNull();
  expect(readSignal({ url: 'https://www.google.com/search?q=gcd' })).toBeNull();
});

it('reads what lies in the body, as text or in pieces', () => {
  const body = 'gcs=G100&gcd=11q1q1q1q5\r\nen=scroll';
  const entry = { bytes: Buffer.from(body).toString('base64') };
  expect(readSignal({ url: HIT, postData: body })).toMatchObject({ gcs: 'G100', gcd: '11q1q1q1q5' });
  expect(readSignal({ url: HIT, postDataEntries: [entry] })).toMatchObject({ gcs: 'G100' });
});

it.each([
  ['&asc=G', 'granted'],
  ['&asc=D', 'denied'],
  ['&asc=X', null],
  ['', null],
])('reads Microsoft asc "%s"', (asc, expected) => {
  const url = `https://bat.bing.com/action/0?ti=1&evt=pageLoad${asc}`;
  expect(readSignal({ url })).toMatchObject({ vendor: 'Microsoft', asc: expected });
});

it('nobody else is taken for them', () => {
  for (const url of [
    'https://bat.bing.com.evil.test/action/0?asc=G',
    'https://google-analytics.com.evil.test/?gcd=13r3r3r2r5',
    'https://notgoogle-analytics.com/g/collect?gcd=13r3r3r2r5',
    'https://bat.bing.com/bat.js',
    'data:text/html,gcd=13r3r3r2r5',
    'not an address',
  ])
    expect(readSignal({ url })).toBeNull();
});

it('what is no code is not kept', () => {
  expect(readSignal({ url: `${HIT}&gcs=<script>&gcd=<script>` })).toMatchObject({ gcs: null, gcd: null });
});
