import type { ScanOutcome } from './ScanOutcome';
import { endsOf, namesOf, startTestSite, type Answer, type TestSite } from './testing/testSite';

const answer =
  (status: number, headers: Record<string, string | string[]>, body = ''): Answer =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

let site: TestSite;
let outcome: ScanOutcome;
let hung: ScanOutcome;

const PAGES: Record<string, Answer> = {
  '/': `${[
    'dialogs',
    'crash',
    'huge',
    'download',
    'auth',
    'circle',
    'leaves',
    'late',
    'names',
    'forms',
    'opens',
    'file.pdf',
    'reloads',
  ]
    .map((name) => `<a href="/${name}">x</a>`)
    .join(
      '',
    )}<a href="/cut?${'x'.repeat(2_100)}">x</a><a href="http://elsewhere.com/">x</a><a href="file:///etc/passwd">x</a>`,
  '/dialogs': `<script>addEventListener('beforeunload', (event) => event.preventDefault());
    alert(1); if (confirm(2) && prompt(3) !== null) document.cookie = 'after_dialogs=1'; print();</script>`,
  // One list beyond what a tab may hold: ends it at once, however busy the machine is.
  '/crash': `<script>setTimeout(() => 'x'.repeat(2 ** 28).split(''), 20)</script>`,
  '/hang': `<script>document.cookie = 'before_hang=1'; setTimeout(() => { while (true); }, 300)</script>`,
  '/huge': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const more = () => {
      while (!response.destroyed && response.write('<!--'.padEnd(65_536, 'x') + '-->'));
    };
    response.on('drain', more);
    more();
  },
  '/download': answer(
    200,
    {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="a.exe"',
    },
    'MZ',
  ),
  '/auth': answer(401, { 'WWW-Authenticate': 'Basic realm="x"' }),
  '/circle': answer(302, { Location: '/circle' }),
  '/leaves': answer(302, { Location: 'http://elsewhere.com/' }),
  '/late': `<script>addEventListener('pagehide', () => localStorage.setItem('on_leaving', '1'))</script>`,
  '/names': answer(
    200,
    {
      'Content-Type': 'text/html',
      'Set-Cookie': [
        '<img src=x onerror=alert(1)>=1',
        '{{7*7}}=1',
        `big=${'x'.repeat(5_000)}`,
        `${'n'.repeat(300)}=1`,
      ],
    },
    `<script>document.cookie = 'tab\\tname=1'; document.cookie = 'nul\\0name=1'; document.cookie = 'line\\nname=1'</script>`,
  ),
  '/forms': `<form method="post" action="/posted"><input name="a"><button>ส่ง</button></form>
    <form method="post" action="/posted" id="auto" target="_blank"></form><form method="post" action="/posted" id="own"></form>
    <button id="b" type="button">เปิดเมนู</button><button type="button" onclick="fetch('/posted', { method: 'POST' })">ลบข้อมูล</button>
    <script>auto.submit(); const own = document.getElementById('own'); own.submit(); b.onclick = () => { own.requestSubmit(); document.cookie = 'clicked=1' }</script>`,
  '/opens': `<button type="button" id="b">ดูภาพ</button><script>open('http://popup.com/'); b.onclick = () => { open('http://popup.com/'); location.href = 'http://elsewhere.com/'; }</script>`,
  '/file.pdf': answer(200, { 'Content-Type': 'application/pdf' }, '%PDF-1.4'),
  '/reloads': `<script>location.reload()</script>`,
};

beforeAll(async () => {
  site = await startTestSite(PAGES);
  [outcome, hung] = await Promise.all([
    site.scan({ maxPages: 25 }, {}, { pageBytes: 5 * 1024 * 1024 }),
    site.scan({ startUrls: [site.at('/hang')], maxPages: 1 }, {}, { pageMs: 2_500 }),
  ]);
});
afterAll(() => site.close());

it('S-05 every page ends, and says how', () => {
  expect(endsOf(hung)).toEqual({ '/hang': 'timed_out page_timeout' });
  expect(endsOf(outcome)).toEqual({
    '/': 'loaded',
    '/dialogs': 'loaded',
    '/crash': 'failed crashed',
    '/huge': 'failed too_large',
    '/download': 'skipped download',
    '/auth': 'refused http_401',
    '/circle': 'failed redirect_loop',
    '/leaves': 'refused external_redirect',
    '/late': 'loaded',
    '/names': 'loaded',
    '/forms': 'loaded',
    '/opens': 'loaded',
    '/reloads': 'loaded',
  });
  expect(outcome).toMatchObject({ state: 'partial', reason: 'pages_unfinished' });
});

it('S-05 dialogs are accepted, and what comes after them, before a hang and on leaving is found', () => {
  expect(namesOf(outcome)).toEqual(expect.arrayContaining(['after_dialogs', 'on_leaving']));
  expect(namesOf(hung)).toContain('before_hang');
});

it('S-05 S-07 strange names are texts, and what a browser refuses is not reported', () => {
  const names = namesOf(outcome);
  expect(names).toEqual(expect.arrayContaining(['<img src', '{{7*7}}', 'n'.repeat(256)]));
  expect(names).not.toContain('big');
  expect(names.filter((name) => /[\0\n]/.test(name))).toEqual([]);
});

it('S-03 S-06 no form is posted, nothing risky pressed, no other website and no window opened', () => {
  expect(namesOf(outcome)).toContain('clicked');
  expect(site.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  expect(site.requests.filter((request) => /elsewhere|popup|posted/.test(request))).toEqual([]);
});
