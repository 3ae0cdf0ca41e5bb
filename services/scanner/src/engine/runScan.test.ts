import type { ScanOutcome, ScanProgress } from './ScanOutcome';
import { exitCodeOf, toReport } from '../cli/toReport';
import type * as Pressure from './cdp/pressure';
import { namesOf, startTestSite, type TestSite } from './testing/testSite';

/** What a scan measures in place of the machine's own figure; null leaves that alone. */
let mockDelay: number | null = null;
jest.mock('./cdp/pressure', () => {
  const real = jest.requireActual<typeof Pressure>('./cdp/pressure');
  return {
    ...real,
    watchPressure: (pid: number | undefined): Pressure.PressureWatch => {
      const watch = real.watchPressure(pid);
      return { ...watch, mean: () => mockDelay ?? watch.mean() };
    },
  };
});

const BANNER = `<div id="ck" style="position:fixed;bottom:0;left:0;right:0;background:#fff">เว็บไซต์นี้ใช้คุกกี้
  <button id="no">ไม่ยอมรับ</button> <button id="set">ตั้งค่าคุกกี้</button> <button id="yes">ยอมรับทั้งหมด</button></div>
<script>
  const choose = (value) => { document.cookie = 'choice=' + value + '; path=/; max-age=3600'; ck.remove(); use(); };
  const use = () => {
    if (/choice=yes/.test(document.cookie)) { document.cookie = 'ads=secret-value; path=/; max-age=7200'; }
    if (/choice=no/.test(document.cookie)) { document.cookie = 'declined=1; path=/; max-age=60'; }
  };
  if (/choice=/.test(document.cookie)) ck.remove();
  yes.onclick = () => choose('yes'); no.onclick = () => choose('no'); use();
</script>`;

const PAGE = `<a href="/deep">ต่อไป</a><img src="/pixel.gif" alt="">
<iframe src="http://widget.partner.com:PORT/frame" title="x"></iframe>
<script src="http://cdn.partner.com:PORT/tag.js"></script>
<script>
  document.cookie = 'plain=secret-value; max-age=600';
  document.cookie = 'gone=secret-value'; document.cookie = 'gone=; max-age=0';
  document.cookie = 'refused=1; domain=other.com';
  localStorage['lang'] = 'secret-value'; sessionStorage.setItem('tab', 'secret-value');
  indexedDB.open('books');
  setTimeout(() => setTimeout(() => { document.cookie = 'late=1; max-age=500'; }, 1500), 9_000);
  const never = setTimeout(() => { document.cookie = 'never=1'; }, 9_000); clearTimeout(never);
  addEventListener('click', () => { document.cookie = 'anywhere=1; max-age=400'; }, { once: true });
  new Worker(URL.createObjectURL(new Blob(["indexedDB.open('worker-books')"])));
</script>${BANNER}`;

let site: TestSite;
let outcome: ScanOutcome;
const progress: ScanProgress[] = [];

beforeAll(async () => {
  const withPort = (text: string) => text.replaceAll('PORT', String(site.port));
  site = await startTestSite({
    '/': (_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Set-Cookie': ['sid=secret-value; HttpOnly; SameSite=Lax', 'bad=1; Domain=ac.th'],
      });
      response.end(withPort(PAGE));
    },
    '/deep': `<script>if (/choice=yes/.test(document.cookie)) document.cookie = 'deep=1; max-age=86400';</script>${BANNER}`,
    '/pixel.gif': (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/gif', 'Set-Cookie': 'blink=1; Max-Age=1' }).end();
    },
    '/frame': `<script>localStorage.setItem('framed', '1')</script>`,
    '/tag.js': `document.cookie = 'tag=1; max-age=300';\n\nlocalStorage.setItem('tagged', '1');`,
  });
  outcome = await site.scan(
    { passes: ['none', 'accept', 'decline'] },
    { onProgress: (news) => progress.push(news) },
    { dwellMs: 1_200 },
  );
});
afterAll(() => site.close());

const item = (name: string) => outcome.items.find((found) => found.name === name);

it('comes to its end', () => {
  expect(outcome).toMatchObject({ state: 'complete', reason: null });
});

it('finds what headers, scripts, frames and workers set, also what lives for a moment only, and nothing refused', () => {
  expect(namesOf(outcome)).toEqual(
    [
      ...[
        'ads*',
        'anywhere',
        'blink',
        'books',
        'choice*',
        'declined*',
        'deep*',
        'framed',
        'gone',
        'lang',
        'late',
        'plain',
        'sid',
      ],
      ...['tab', 'tag', 'tagged', 'worker-books'],
    ].sort(),
  );
  expect(outcome.state).toBe('complete');
});

it('says how long each lives, in which passes it was met and whose it is', () => {
  expect(item('plain')).toMatchObject({ durationSeconds: 600, isSession: false, party: 'first' });
  expect(item('sid')).toMatchObject({ durationSeconds: 0, isSession: true, httpOnly: true, sameSite: 'Lax' });
  expect(item('blink')).toMatchObject({ durationSeconds: 1 });
  expect(item('lang')).toMatchObject({ durationSeconds: null, kind: 'localStorage' });
  expect(item('tab')).toMatchObject({ durationSeconds: 0, kind: 'sessionStorage', isSession: true });
  expect(item('framed')).toMatchObject({ domain: 'widget.partner.com', party: 'third' });
  expect(item('ads')).toMatchObject({ passes: ['accept'], durationSeconds: 7_200 });
  expect(item('declined')).toMatchObject({ passes: ['decline'] });
  expect(item('sid')?.passes).toEqual(['none', 'accept', 'decline']);
});

it('names who set it: the answer, the script with its line, the frame, the worker', () => {
  expect(item('sid')?.setBy).toEqual({ kind: 'header', url: site.at('/'), line: null });
  expect(item('tagged')?.setBy).toEqual({
    kind: 'script',
    url: `http://cdn.partner.com:${site.port}/tag.js`,
    line: 3,
  });
  expect(item('tag')).toMatchObject({ domain: 'www.school.ac.th', setterHost: 'partner.com' });
  expect(item('framed')?.setBy.kind).toBe('frame');
  expect(item('worker-books')?.setBy.kind).toBe('worker');
});

it('keeps no value anywhere', () => {
  expect(JSON.stringify(outcome)).not.toContain('secret-value');
});

it('shows the banner before and after the choice, and tells its progress', () => {
  const { kind, before, after } = outcome.banner;
  expect(kind).toBe('generic');
  for (const picture of [before, after]) expect(picture?.subarray(1, 4).toString()).toBe('PNG');
  expect(before?.equals(after ?? Buffer.alloc(0))).toBe(false);
  expect(new Set(progress.map(({ pass }) => pass))).toEqual(new Set(['none', 'accept', 'decline']));
  const done = progress.map(({ pagesDone }) => pagesDone);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(progress.at(-1)?.itemsFound).toBe(outcome.items.length);
});

it('S-06 introduces itself with a name and an address; one session cookie on a starved machine is nothing but that', async () => {
  let userAgent = '';
  const asked = await startTestSite({
    '/': (request, response) => {
      userAgent = request.headers['user-agent'] ?? '';
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'PHPSESSID=1; path=/; HttpOnly' })
        .end('<p>x');
    },
  });
  mockDelay = 4.2;
  const found = await asked.scan();
  await asked.close();
  expect(userAgent).toMatch(/Chrome\/\d+\.0\.0\.0 Safari\/537\.36 YinyomScanner\/1\.0 \(\+http/);
  expect(userAgent).not.toMatch(/Headless/);
  expect(found).toMatchObject({ state: 'complete', reason: null, slowness: 4.2 });
  expect(found.missed).toEqual([{ code: 'machine_busy', pages: null }]);
  const report = toReport(asked.at('/'), found);
  expect(report.items).toMatchObject([{ name: 'PHPSESSID', category_type: 1 }]);
  expect([report.violations_list, report.findings, exitCodeOf(report, 'warning')]).toEqual([[], [], 0]);
});
