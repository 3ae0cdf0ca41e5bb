import {
  begin,
  createSlowEngine,
  ended,
  finds,
  foundItem,
  forgetPause,
  pathOf,
  until,
} from '../testing/scanStory';
import { OURS, startScanner, THEIRS, type Scanner } from '../testing/startScanner';

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
    expect(scanner.websites.findings.at(-1)).toMatchObject({ complete: false });
    expect(scanner.identity.mails).toEqual([]);
  });
});

describe('what differs from the scan before', () => {
  it('is told: new, gone, longer, of another category', async () => {
    const site = scanner.websites.addSite(OURS);
    // What has no category is not called gone.
    scanner.websites.decided.set('old_thing', 3);
    const items = ['_ga', 'old_thing', 'longer', 'moved'].map((name) =>
      foundItem({ name, durationSeconds: 86_400 }),
    );
    let found = items;
    await scanner.worker(async (...given) => finds(found)(...given));
    const first = await begin(scanner, site);
    expect(await ended(scanner, site, first.id)).toMatchObject({ new: 4, removed: 0 });
    await forgetPause(scanner, site);
    scanner.websites.decided.set('moved', 4);
    found = [
      foundItem({ durationSeconds: 86_000 }),
      foundItem({ name: 'longer', durationSeconds: 864_000 }),
      foundItem({ name: 'moved', durationSeconds: 86_400 }),
      foundItem({ name: 'fresh' }),
    ];
    const second = await begin(scanner, site);
    const scan = await ended(scanner, site, second.id);
    expect(scan).toMatchObject({ new: 1, removed: 1, changed: 2 });
    expect(scan.diff).toMatchObject({
      new: [{ name: 'fresh' }],
      removed: [{ name: 'old_thing' }],
      changed: [
        { name: 'longer', what: 'duration' },
        { name: 'moved', what: 'category' },
      ],
    });
  });

  it('H24 does not call gone what the website’s own script held back for want of a category', async () => {
    const site = scanner.websites.addSite(OURS);
    scanner.websites.decided.set('known_thing', 3);
    let found = ['known_thing', 'chat_widget_id'].map((name) => foundItem({ name }));
    let kind: 'own' | 'none' = 'own';
    await scanner.worker(async (...given) =>
      finds(found, { banner: { kind, name: null, before: null, after: null } })(...given),
    );
    const scanned = async () => {
      const { id } = await begin(scanner, site);
      const scan = await ended(scanner, site, id);
      await forgetPause(scanner, site);
      return scan;
    };
    await scanned();
    found = [];
    const scan = await scanned();
    expect(scan.removed).toBe(1);
    expect(scan.diff).toMatchObject({
      removed: [{ name: 'known_thing' }],
      held_back: [{ name: 'chat_widget_id' }],
    });
    expect(scanner.websites.findings.at(-1)).toMatchObject({ complete: true, held_back: true });
    // Without the script nothing is held back, so what nobody meets is gone.
    found = [foundItem({ name: 'chat_widget_id' })];
    kind = 'none';
    await scanned();
    found = [];
    expect((await scanned()).diff).toMatchObject({ removed: [{ name: 'chat_widget_id' }], held_back: [] });
  });

  it('says nothing about what is gone when the scan did not see everything', async () => {
    const site = scanner.websites.addSite(OURS);
    await scanner.worker(finds([], { state: 'partial', reason: 'time_limit' }));
    const { id } = await begin(scanner, site);
    expect(await ended(scanner, site, id)).toMatchObject({
      status: 'partial',
      reason: 'time_limit',
      removed: 0,
    });
    expect(scanner.websites.findings.at(-1)?.complete).toBe(false);
  });
});

describe('who starts too many', () => {
  it('gets 409 while a scan of the website runs', async () => {
    const site = scanner.websites.addSite(OURS);
    await begin(scanner, site);
    const answers = await Promise.all(Array.from({ length: 5 }, () => member('POST', pathOf(site), {})));
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('scan_in_progress'));
  });

  it('S-08: gets one scan of several started at the same moment', async () => {
    const site = scanner.websites.addSite(OURS);
    const answers = await Promise.all(Array.from({ length: 6 }, () => member('POST', pathOf(site), {})));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await scanner.connection.collection('scans').countDocuments()).toBe(1);
    const counter = await scanner.connection
      .collection('scan_day_counters')
      .findOne({ _id: /^organization/ as never });
    expect(counter).toMatchObject({ count: 1 });
  });

  it('waits five minutes after the last one', async () => {
    const site = scanner.websites.addSite(OURS);
    const { id } = await begin(scanner, site);
    await member('DELETE', pathOf(site, id));
    const early = await member('POST', pathOf(site), {});
    expect([early.status, early.body.code]).toEqual([429, 'scan_too_soon']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(290);
    await forgetPause(scanner, site);
    await begin(scanner, site);
  });

  it('S-08: never waits longer than that because a clock was set back', async () => {
    const site = scanner.websites.addSite(OURS);
    const { id } = await begin(scanner, site);
    await member('DELETE', pathOf(site, id));
    const nextYear = new Date(Date.now() + 365 * 86_400_000);
    await scanner.connection.collection('scans').updateMany({}, { $set: { finished_at: nextYear } });
    expect(Number((await member('POST', pathOf(site), {})).headers.get('retry-after'))).toBeLessThanOrEqual(
      300,
    );
  });

  it('has twenty a day for an organization', async () => {
    for (let count = 0; count < 20; count += 1) await begin(scanner, scanner.websites.addSite(OURS));
    const more = await member('POST', pathOf(scanner.websites.addSite(OURS)), {});
    expect([more.status, more.body.code]).toEqual([429, 'scan_daily_limit']);
    const theirs = scanner.websites.addSite(THEIRS);
    expect((await scanner.as('foreigner')('POST', pathOf(theirs), { body: {} })).status).toBe(202);
  });

  it('D-32: has one scan of five pages a day for a website that nobody has proved, whoever asks', async () => {
    const more = { verification: 'unverified' as const };
    const site = scanner.websites.addSite(OURS, { ...more, domain_name: 'www.victim.co.th' });
    expect(await begin(scanner, site, { max_pages: 200 })).toMatchObject({ max_pages: 5 });
    const theirs = scanner.websites.addSite(THEIRS, { ...more, domain_name: 'shop.victim.co.th' });
    const answer = await scanner.as('foreigner')('POST', pathOf(theirs), { body: {} });
    expect([answer.status, answer.body.code]).toEqual([429, 'scan_daily_limit']);
  });

  it('S-08: is refused while the queue is full', async () => {
    const site = scanner.websites.addSite(OURS);
    await begin(scanner, site);
    const { _id, ...scan } = (await scanner.connection.collection('scans').findOne()) ?? {};
    const copies = Array.from({ length: 500 }, (_, number) => ({
      ...scan,
      active_key: `a${number}`,
      target_key: `t${number}`,
    }));
    await scanner.connection.collection('scans').insertMany(copies);
    const answer = await member('POST', pathOf(scanner.websites.addSite(OURS)), {});
    expect([answer.status, answer.body.code]).toEqual([503, 'scan_queue_full']);
  });
});

describe('an address', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://mongo/',
    'file:///etc/passwd',
    'http://user:pw@www.site.ac.th/',
    'http://www.site.ac.th:6379/',
    'http://www.site.ac.th\\@evil.example/',
    'http://evil.example/',
    'http://sub.www.site.ac.th/',
    'https://consent.example.com/',
  ])('S-01, S-04: %s is not scanned', async (url) => {
    const site = scanner.websites.addSite(OURS, { domain_name: 'www.site.ac.th' });
    const { status, body } = await member('POST', pathOf(site), { start_urls: [url] });
    expect([status, body.code]).toEqual([422, 'url_not_allowed']);
    expect(await scanner.connection.collection('scans').countDocuments()).toBe(0);
  });

  it('S-06: of this installation itself is not scanned', async () => {
    const site = scanner.websites.addSite(OURS, { domain_name: 'consent.example.com' });
    expect((await member('POST', pathOf(site), {})).body.code).toBe('url_not_allowed');
  });

  it.each([
    { max_pages: 0 },
    { max_pages: 201 },
    { max_pages: '5' },
    { passes: [] },
    { passes: ['buy'] },
    { status: 'succeeded' },
  ])('with a body like %o is refused', async (body) => {
    expect((await member('POST', pathOf(scanner.websites.addSite(OURS)), body)).status).toBe(422);
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
  const items = scanner.websites.findings.flatMap((told) => told.items);
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
  expect(scanner.websites.findings.flatMap(({ items }) => items)).toHaveLength(5);
});
