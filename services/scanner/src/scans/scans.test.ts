import { OURS } from '@yinyom/testing/identityStandIn';
import { begin, createSlowEngine, ended, finds, foundItem, pathOf, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
beforeEach(async () => {
  scanner = await startScanner();
});
afterEach(() => scanner.close());

const member = (method: string, path: string, body?: object) =>
  scanner.as('member')(method, path, body ? { body } : {});

it('a scan is asked for, made by a worker, taken over and shown', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixel = foundItem({ name: '_fbp', beforeConsent: false, passes: ['decline', 'accept'] });
  const banner = { kind: 'own' as const, name: null, before: png, after: null };
  await scanner.worker(
    finds([foundItem(), pixel, foundItem({ name: 'PHPSESSID', durationSeconds: 0, isSession: true })], {
      banner,
    }),
  );
  const scan = await ended(scanner, site, id);
  expect(scan).toMatchObject({
    status: 'succeeded',
    requested_by: { id: 'member', name: 'Name of member' },
    cookies_found: 3,
    new: 3,
    violations: 2,
    banner: { kind: 'own', has_screenshot: true },
    browser: 'Chrome/140',
  });
  expect(scan.items.map((item: { category_type: number }) => item.category_type)).toEqual([3, 4, 1]);
  expect(scan.violations_list).toEqual([
    expect.objectContaining({
      cookie: '_ga',
      pass: 'none',
      set_by: { kind: 'script', url: 'https://www.site.ac.th/tag.js', line: 12 },
    }),
    expect.objectContaining({ cookie: '_fbp', pass: 'decline', category_type: 4 }),
  ]);
  const picture = await member('GET', `${pathOf(site, id)}/screenshot?which=before`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await member('GET', `${pathOf(site, id)}/screenshot?which=after`)).status).toBe(404);
  expect(scanner.websites.news.at(-1)).toMatchObject({ status: 'succeeded', violations: 2 });
  expect(scanner.identity.audit.map(({ action }) => action)).toEqual(['scan.start', 'scan.finish']);
});

it('progress can be polled for with an ETag', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  const first = await member('GET', pathOf(site, id));
  const etag = first.headers.get('etag') ?? '';
  const same = () => scanner.as('member')('GET', pathOf(site, id), { headers: { 'if-none-match': etag } });
  expect((await same()).status).toBe(304);
  const engine = createSlowEngine();
  await scanner.worker(engine.runScan);
  const moved = await until(async () => {
    const answer = await same();
    return answer.status === 200 && answer.body.pages_done > 0 && answer;
  });
  expect(moved.body).toMatchObject({ status: 'running', pages_done: 1, pages_total: 4, cookies_found: 1 });
  engine.finish();
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'succeeded' });
});

it('progress is sent as it happens, and the stream ends with the scan', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  const response = await fetch(`${scanner.url}${pathOf(site, id)}/events`, {
    headers: { authorization: `Bearer ${scanner.token('member')}` },
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  await scanner.worker(finds([foundItem()]));
  const text = await response.text();
  const states = [...text.matchAll(/^data: (.*)$/gm)].map(
    ([, json = '']) => (JSON.parse(json) as { status: string }).status,
  );
  expect([states[0], states.at(-1)]).toEqual(['queued', 'succeeded']);
});

describe('a cancelled scan', () => {
  it('ends at once while it waits', async () => {
    const site = scanner.websites.addSite(OURS);
    const { id } = await begin(scanner, site);
    const answer = await member('DELETE', pathOf(site, id));
    expect([answer.status, answer.body.status]).toEqual([202, 'cancelled']);
    expect((await member('DELETE', pathOf(site, id))).body.code).toBe('scan_finished');
    const engine = createSlowEngine();
    await scanner.worker(engine.runScan);
    const other = scanner.websites.addSite(OURS);
    await begin(scanner, other);
    await until(() => engine.starts.length > 0);
    expect(engine.starts).toEqual([other.domain_name]);
    engine.finish();
  });

  it('ends soon while a worker is on it, and keeps what was found', async () => {
    const site = scanner.websites.addSite(OURS);
    const engine = createSlowEngine();
    await scanner.worker(engine.runScan);
    const { id } = await begin(scanner, site);
    await until(() => engine.starts.length > 0);
    expect((await member('DELETE', pathOf(site, id))).status).toBe(202);
    expect(await ended(scanner, site, id)).toMatchObject({ status: 'cancelled', cookies_found: 1 });
    expect(scanner.websites.foundCookies.at(-1)).toMatchObject({ complete: false });
    expect(scanner.identity.mails).toEqual([]);
  });
});

it('the foreign scripts that set a thing are told with it, once each, so that visitors’ browsers can hold them back', async () => {
  const site = scanner.websites.addSite(OURS);
  const by = (url: string, setterHost: string) => ({
    setterHost,
    setBy: { kind: 'script' as const, url, line: 1 },
  });
  const gtag = by('https://www.googletagmanager.com/gtag/js?id=G-1', 'googletagmanager.com');
  const { id } = await begin(scanner, site);
  await scanner.worker(
    finds([
      foundItem({ name: '_ga_A1', ...gtag }),
      foundItem({ name: '_ga_B2', ...gtag }),
      foundItem({ name: '_ga_C3', ...by('https://ga.example.org/ga.js', 'example.org') }),
      foundItem({ name: 'own' }),
    ]),
  );
  await ended(scanner, site, id);
  const items = scanner.websites.foundCookies.flatMap((told) => told.items);
  expect(items.map(({ name, tags }) => [name, tags])).toEqual([
    ['_ga_', ['ga.example.org/ga.js', 'www.googletagmanager.com/gtag/js']],
    ['own', undefined],
  ]);
});

it('T-02: a scan of another website is not there', async () => {
  const [mine, other] = [scanner.websites.addSite(OURS), scanner.websites.addSite(OURS)];
  const { id } = await begin(scanner, other);
  for (const [method, path] of [
    ['GET', pathOf(mine, id)],
    ['GET', `${pathOf(mine, id)}/events`],
    ['GET', `${pathOf(mine, id)}/screenshot`],
    ['DELETE', pathOf(mine, id)],
  ] as const) {
    const { status, body } = await member(method, path);
    expect({ path, status, code: body.code }).toEqual({ path, status: 404, code: 'not_found' });
  }
  expect((await member('GET', pathOf(other, id))).body.status).toBe('queued');
});

it('S-07, J-05: hostile names are kept as text, without control characters and not endless', async () => {
  const site = scanner.websites.addSite(OURS);
  const names = [
    '<img src=x onerror=alert(1)>',
    '{{7*7}}${7*7}',
    '__proto__',
    'a\u0000b\u001b[31m',
    'x'.repeat(9_000),
  ];
  await scanner.worker(finds(names.map((name) => foundItem({ name }))));
  const { id } = await begin(scanner, site);
  const scan = await ended(scanner, site, id);
  expect(scan.items.map(({ name }: { name: string }) => name)).toEqual([
    '<img src=x onerror=alert(1)>',
    '{{7*7}}${7*7}',
    '__proto__',
    'a\uFFFDb\uFFFD[31m',
    expect.stringMatching(/^x{247}…[0-9a-f]{8}$/),
  ]);
  expect(scanner.websites.foundCookies.flatMap(({ items }) => items)).toHaveLength(5);
});
