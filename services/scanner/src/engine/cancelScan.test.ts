import { withBrowserAt } from '@yinyom/testing/browser';
import { nobodyThere } from '@yinyom/testing/nobodyThere';
import { endsOf, namesOf, startTestSite } from './testing/testSite';

// Each test is a whole scan, which mostly waits: they run side by side.

const LINKS = Array.from(
  { length: 30 },
  (_, at) => `<a href="/area-${'abcdefghij'[at % 10]}/${at}">x</a>`,
).join('');

it.concurrent('S-08 a scan that is cancelled ends soon and keeps what it found', async () => {
  const site = await startTestSite({
    '/': `<script>document.cookie = 'early=1'</script>${LINKS}`,
  });
  const cancel = new AbortController();
  const outcome = await site.scan(
    { maxPages: 31 },
    { signal: cancel.signal, onProgress: () => cancel.abort() },
  );
  await site.close();
  expect(outcome).toMatchObject({ state: 'cancelled', reason: 'cancelled' });
  expect(namesOf(outcome)).toEqual(['early']);
  expect(outcome.pages.filter(({ state }) => state === 'loaded')).toHaveLength(1);
});

it.concurrent('a scan that is cancelled before it began opens nothing', async () => {
  const site = await startTestSite({ '/': '<p>x' });
  const outcome = await site.scan({}, { signal: AbortSignal.abort() });
  await site.close();
  expect(outcome).toMatchObject({ state: 'cancelled', items: [] });
  expect(site.requests.filter((request) => request === 'GET www.school.ac.th/')).toEqual([]);
});

it.concurrent('S-05 a scan that takes too long is partial, and says so', async () => {
  const site = await startTestSite({
    '/': `<a href="/slow">x</a>`,
    '/slow': (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).write('<p>');
    },
  });
  const scanIn = (scanMs: number) => site.scan({}, {}, { scanMs, navigationMs: 120_000, pageMs: 120_000 });
  let scanMs = 9_000;
  let outcome = await scanIn(scanMs);
  // A busy machine may need longer for the page that comes before.
  while (outcome.state === 'failed' && scanMs < 70_000) outcome = await scanIn((scanMs *= 2));
  await site.close();
  expect(outcome).toMatchObject({ state: 'partial', reason: 'time_limit' });
  expect(endsOf(outcome)).toMatchObject({ '/': 'loaded' });
});

it.concurrent('S-04 a start that is no public website fails with the guard’s code, and no browser starts', async () => {
  const site = await startTestSite({});
  for (const [start, reason] of [
    ['file:///etc/passwd', 'scheme_not_allowed'],
    ['ftp://www.school.ac.th/', 'scheme_not_allowed'],
    ['data:text/html,x', 'scheme_not_allowed'],
    ['view-source:http://www.school.ac.th/', 'scheme_not_allowed'],
    ['gopher://www.school.ac.th/', 'scheme_not_allowed'],
    ['http://user:pw@www.school.ac.th/', 'credentials_not_allowed'],
    ['http:\\\\www.school.ac.th', 'url_invalid'],
    ['http://127.1/', 'literal_address'],
    ['http://www.school.ac.th:6379/', 'port_not_allowed'],
  ] as const)
    expect(await site.scan({ startUrls: [start] })).toMatchObject({
      state: 'failed',
      reason,
      browser: null,
    });
  await site.close();
});

it.concurrent('a start where nobody answers fails, and its page says why', async () => {
  const site = await startTestSite({});
  const nobody = await nobodyThere();
  const allow = new Set([`127.0.0.1:${nobody.port}`]);
  const start = `http://www.school.ac.th:${nobody.port}/`;
  const outcome = await site.scan({ startUrls: [start] }, { allow });
  await nobody.close();
  await site.close();
  expect(outcome).toMatchObject({ state: 'failed', reason: 'start_unreachable' });
  expect(endsOf(outcome)).toEqual({ '/': 'failed connection_failed' });
});

it.concurrent('a website that turns the scan away is blocked, which is never said to be without cookies', async () => {
  const site = await startTestSite({ '/': (_request, response) => response.writeHead(403).end('<p>no') });
  const outcome = await site.scan();
  await site.close();
  expect(outcome).toMatchObject({ state: 'failed', reason: 'blocked', items: [] });
  expect(endsOf(outcome)).toEqual({ '/': 'refused http_403' });
});

// Alone and last: it changes which browser this process finds.
it('a browser that does not start is told in words, what an owner typed is not', async () => {
  const site = await startTestSite({ '/': 'fine' });
  const outcome = await withBrowserAt('/bin/false', () => site.scan());
  expect(outcome).toMatchObject({ state: 'failed', reason: 'browser_missing' });
  expect(String(outcome.error)).toContain('No browser could be started');
  const refused = await site.scan({ startUrls: ['http://user:pw@www.school.ac.th/'] });
  expect(refused).not.toHaveProperty('error');
  await site.close();
});
