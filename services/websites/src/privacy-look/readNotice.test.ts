import { readNotice } from './readNotice';
import { visibleText } from './visibleText';

const TEXT = 'We process your data to answer your questions. '.repeat(8);
const page = (body: string, type = 'text/html; charset=utf-8') =>
  readNotice({ headers: { 'content-type': type }, body: Buffer.from(body), truncated: false });
const hashOf = (body: string): string => {
  const read = page(body);
  if (typeof read === 'string') throw new Error(read);
  return read.text_sha256;
};

it('of a page what it shows counts: markup, scripts, styles and comments do not', () => {
  const plain = hashOf(`<p>${TEXT} A &amp; B</p>`);
  expect(
    hashOf(`<!-- 2 --><div class="x"><style>p{}</style><script>go()</script>${TEXT} A &#38; B</div>`),
  ).toBe(plain);
  expect(hashOf(`<p>${TEXT} A &amp; C</p>`)).not.toBe(plain);
});

it.each([
  ['needs_login', '<form>Sign in to read this page<input name=p type="password"></form>'],
  ['needs_script', '<div id="root"></div><script src="/app.js"></script>'],
  ['needs_script', '<head><script src="/app.js"></script></head><body>Loading</body>'],
  ['no_text', '<p> </p>'],
] as const)('says %s of what it cannot read', (problem, body) => {
  expect(page(body)).toBe(problem);
});

it('reads a page that shows the whole notice and has a login in its header', () => {
  expect(hashOf(`<header><input type="password"></header><p>${TEXT}</p>`)).toBe(hashOf(`<p>${TEXT}</p>`));
});

it('takes PDFs and plain text, nothing else, and no part of a page', () => {
  expect(page('%PDF-1.7 x', 'application/pdf')).toMatchObject({ media_type: 'application/pdf' });
  expect(page('<p>no</p>', 'application/pdf')).toBe('other_type');
  expect(page(TEXT, 'text/plain')).toMatchObject({ media_type: 'text/plain' });
  expect(page(TEXT, 'image/png')).toBe('other_type');
  expect(readNotice({ headers: {}, body: Buffer.from(TEXT), truncated: true })).toBe('too_large');
});

it('reads Thai pages of the older encoding', () => {
  const body = Buffer.concat([
    Buffer.from('<meta charset="windows-874"><p>'),
    // "ไทย" in windows-874.
    Buffer.from([0xe4, 0xb7, 0xc2]),
    Buffer.from('</p>'),
  ]);
  const read = readNotice({ headers: { 'content-type': 'text/html' }, body, truncated: false });
  expect(read).toMatchObject({ text_sha256: hashOf('<p>ไทย</p>') });
});

it.each(['<script>', '<input ', '<!--', '<', '&#x', '</style', '<head><script>'])(
  'takes time in proportion to the length of %s',
  (unit) => {
    const timed = (length: number): number => {
      const html = unit.repeat(length);
      const begin = performance.now();
      visibleText(html);
      return performance.now() - begin;
    };
    timed(1_000);
    // Forty times as much would take 1,600 times as long, were it quadratic.
    expect(timed(40_000)).toBeLessThan(Math.max(200, timed(1_000) * 400));
  },
);
