import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import { OURS } from '@yinyom/testing/identityStandIn';
import { askCheck, endedCheck, readCheck, storedChecks } from '../testing/checkStory';
import { begin, createSlowEngine, ended, finds, foundItem, outcomeOf, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { RunScan } from '../worker/RunScan';
import { createCheckLimits } from './checkLimits';

const ON = { PUBLIC_CHECKS: 'true', PUBLIC_URL: 'https://consent.example.com' };
let scanner: Scanner;
const start = async (env: Record<string, string> = {}) => {
  scanner = await startScanner({ ...ON, ...env });
};
afterEach(() => scanner.close());

const fieldCode = (body: { errors?: { field: string; code: string }[] }) => body.errors?.[0]?.code;

it('CK-01 are not there unless the operator switched them on', async () => {
  await start({ PUBLIC_CHECKS: 'false' });
  for (const answer of [
    await askCheck(scanner, 'www.site.ac.th'),
    await askCheck(scanner, ''),
    await readCheck(scanner, 'A'.repeat(22)),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});

it.each([
  ['http://127.0.0.1/', 'check_url_refused'],
  ['http://10.1.2.3/', 'check_url_refused'],
  ['http://169.254.169.254/latest/meta-data/', 'check_url_refused'],
  ['http://[::1]/', 'check_url_refused'],
  ['http://[fe80::1]/', 'check_url_refused'],
  ['http://[::ffff:10.0.0.1]/', 'check_url_refused'],
  ['http://2130706433/', 'check_url_refused'],
  ['http://0x7f.1/', 'check_url_refused'],
  ['http://0177.0.0.1/', 'check_url_refused'],
  ['http://203.0.113.7/', 'check_url_refused'],
  ['localhost', 'check_url_refused'],
  ['http://mongo/', 'check_url_refused'],
  ['http://metadata.google.internal/', 'check_url_refused'],
  ['http://www.site.ac.th:22/', 'check_url_refused'],
  ['www.site.ac.th:8080', 'check_url_refused'],
  ['ftp://www.site.ac.th/', 'check_url_refused'],
  ['file:///etc/passwd', 'check_url_refused'],
  ['javascript:alert(1)', 'check_url_refused'],
  ['gopher://www.site.ac.th/', 'check_url_refused'],
  ['https://user:secret@www.site.ac.th/', 'check_url_refused'],
  ['https://consent.example.com/check', 'check_url_refused'],
  ['CONSENT.example.com.', 'check_url_refused'],
  ['http://www.site.ac.th\\@127.0.0.1/', 'check_url_invalid'],
  ['http://127.0.0.1%2f@www.site.ac.th/', 'check_url_refused'],
  ['http://www.site.ac.th\r\nHost: x/', 'check_url_invalid'],
  ['http://', 'check_url_invalid'],
  ['  ', 'check_url_required'],
  [`https://www.site.ac.th/${'a'.repeat(2_000)}`, 'check_url_invalid'],
])('CK-02 refuse the address %j before anything is asked', async (url, code) => {
  await start();
  const answer = await askCheck(scanner, url);
  expect([answer.status, fieldCode(answer.body)]).toEqual([422, code]);
  expect(await storedChecks(scanner).countDocuments()).toBe(0);
});

it('CK-05 give a network three new ones an hour; what is kept or at work costs nothing', async () => {
  await start();
  await scanner.worker(finds([foundItem()]));
  const first = await askCheck(scanner, 'a.site1.ac.th');
  expect(first.status).toBe(202);
  await endedCheck(scanner, first.body.id);
  for (const url of ['https://a.site1.ac.th/', 'http://A.site1.ac.th./?x=1#y'])
    expect((await askCheck(scanner, url)).body).toMatchObject({ id: first.body.id, status: 'done' });
  const again = await askCheck(scanner, 'a.site1.ac.th', { fresh: true });
  expect(again.body.id).not.toBe(first.body.id);
  expect((await askCheck(scanner, 'b.site2.ac.th')).status).toBe(202);
  const fourth = await askCheck(scanner, 'c.site3.ac.th');
  expect([fourth.status, fourth.body.code]).toEqual([429, 'check_hourly_limit']);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('CK-05 count everybody together, each website, and neighbours of one IPv6 network', async () => {
  await start();
  const { spend } = createCheckLimits(scanner.connection, true);
  const now = new Date();
  const codes = async (most: number, ip: (at: number) => string, target: (at: number) => string) => {
    for (let at = 0; at < most; at += 1) await spend(ip(at), target(at), now);
    return spend(ip(most), target(most), now).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
  };
  const one = (at: number) => `2001:db8:${at}::1`;
  expect(await codes(CHECK_LIMITS.per_target_day, one, () => 'same.ac.th')).toBe('check_target_limit');
  expect(
    await codes(
      3,
      (at) => `2001:db8:99:1::${at + 1}`,
      (at) => `n${at}.ac.th`,
    ),
  ).toBe('check_hourly_limit');
  const left = CHECK_LIMITS.per_hour - CHECK_LIMITS.per_target_day - 3;
  expect(
    await codes(
      left,
      (at) => `198.51.100.${at}`,
      (at) => `t${at}.ac.th`,
    ),
  ).toBe('check_busy');
});

it('CK-05 join those who ask for the same at the same moment, also anew', async () => {
  await start();
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => askCheck(scanner, 'www.site.ac.th', { fresh: true })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await storedChecks(scanner).countDocuments()).toBe(1);
  // What they did not need of the hour's allowance is given back.
  for (const url of ['www.b.com', 'www.c.com']) expect((await askCheck(scanner, url)).status).toBe(202);
});

it('CK-05 let two work at once, tell the others their place, and refuse more than may wait', async () => {
  await start({ RATE_LIMITS: 'false' });
  const engine = createSlowEngine();
  for (let count = 0; count < 3; count += 1) await scanner.worker(engine.runScan);
  const ids: string[] = [];
  for (let at = 0; at < 4; at += 1) ids.push((await askCheck(scanner, `www.s${at}.ac.th`)).body.id as string);
  await until(async () => (await storedChecks(scanner).countDocuments({ status: 'running' })) === 2);
  const waiting = await storedChecks(scanner).find({ status: 'queued' }).sort({ created_at: 1 }).toArray();
  const places = await Promise.all(waiting.map(({ _id }) => readCheck(scanner, String(_id))));
  expect(places.map(({ body }) => body.place)).toEqual([1, 2]);
  for (let at = 4; at < CHECK_LIMITS.waiting + 2; at += 1)
    expect((await askCheck(scanner, `www.s${at}.ac.th`)).status).toBe(202);
  const more = await askCheck(scanner, 'www.more.ac.th');
  expect([more.status, more.body.code]).toEqual([503, 'check_busy']);
  expect(await storedChecks(scanner).countDocuments({ status: 'running' })).toBe(2);
});

it('CK-06 are found by an id that cannot be guessed, and by nothing else', async () => {
  await start();
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  expect(body.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  for (const id of [
    'A'.repeat(22),
    `${body.id}x`,
    body.id.toLowerCase(),
    'www.site.ac.th',
    '$ne',
    '[object]',
  ])
    expect((await readCheck(scanner, id)).status).toBe(404);
  expect((await scanner.send('GET', '/public/checks')).status).not.toBe(200);
  expect((await scanner.send('GET', `/public/checks/${body.id}?id[$ne]=x`)).status).toBe(400);
});

it('CK-07 CK-08 demand a bot check, each one once', async () => {
  await start();
  const without = await scanner.send('POST', '/public/checks', { body: { url: 'www.site.ac.th' } });
  expect([without.status, without.body.code]).toEqual([422, 'captcha_required']);
  const spent = { captcha_token: 'once' };
  expect((await askCheck(scanner, 'www.site.ac.th', spent)).status).toBe(202);
  for (const url of ['www.site.ac.th', 'www.other.ac.th']) {
    const replayed = await askCheck(scanner, url, spent);
    expect([replayed.status, replayed.body.code]).toEqual([422, 'captcha_invalid']);
  }
  expect(await storedChecks(scanner).countDocuments()).toBe(1);
});

it('CK-10 show nothing that turns text around, and send markup as the text it is', async () => {
  await start();
  const name = '<img src=x onerror=alert(1)>\u202Eevil\u200B';
  await scanner.worker(finds([foundItem({ name })]));
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const { result } = await endedCheck(scanner, body.id);
  expect(result?.items[0]?.name).toBe('<img src=x onerror=alert(1)>\u{FFFD}evil\u{FFFD}');
});

it('CK-09 keep a result that no website can make endless', async () => {
  await start();
  const many = Array.from({ length: 2_000 }, (_, at) => foundItem({ name: `n${at}`.padEnd(900, 'x') }));
  await scanner.worker(finds(many));
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const { result } = await endedCheck(scanner, body.id);
  expect(result).toMatchObject({
    items_total: 2_000,
    not_checked: expect.arrayContaining(['too_many_rows']),
  });
  expect(result?.items).toHaveLength(CHECK_LIMITS.rows);
  expect(JSON.stringify(result).length).toBeLessThan(300_000);
});

it('CK-11 wait for scans of owners, and give them the browser', async () => {
  await start();
  const engine = createSlowEngine();
  const seen: string[] = [];
  const runScan: RunScan = (order, hooks) => {
    seen.push(order.startUrls[0] ?? '');
    return engine.runScan(order, hooks);
  };
  await scanner.worker(runScan);
  const { body } = await askCheck(scanner, 'www.asked.com');
  await until(() => engine.starts.length === 1);
  const site = scanner.websites.addSite(OURS);
  const scan = await begin(scanner, site);
  await until(() => engine.starts.length === 2);
  expect(seen).toEqual(['www.asked.com', site.domain_name]);
  expect((await readCheck(scanner, body.id)).body).toMatchObject({ status: 'queued', place: 1 });
  engine.finish();
  expect(await ended(scanner, site, scan.id)).toMatchObject({ status: 'succeeded' });
  await until(() => engine.starts.length === 3);
  engine.finish();
  const record = await storedChecks(scanner).findOne({});
  expect(await endedCheck(scanner, body.id)).toMatchObject({ status: 'done' });
  expect(record).toMatchObject({ tries: 1 });
});

it('CK-12 are forgotten after a day, whether or not the database has tidied up', async () => {
  await start();
  await scanner.worker(finds([foundItem()]));
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const check = await endedCheck(scanner, body.id);
  const kept = Date.parse(check.kept_until) - Date.parse(check.finished_at ?? '');
  expect(kept).toBe(24 * 3_600_000);
  const indexes = await storedChecks(scanner).indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { expires_at: 1 }, expireAfterSeconds: 0 }));
  await storedChecks(scanner).updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
  expect((await readCheck(scanner, body.id)).status).toBe(404);
  expect((await askCheck(scanner, 'www.site.ac.th')).body.id).not.toBe(body.id);
});

it('CK-13 belong to no organization: no list, limit, audit log or watcher knows of them', async () => {
  await start();
  await scanner.worker(finds([foundItem()]));
  const site = scanner.websites.addSite(OURS, { domain_name: 'www.site.ac.th' });
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  await endedCheck(scanner, body.id);
  const list = await scanner.as('member')('GET', `/applications/${site.id}/scans`);
  expect(list.body.entities).toEqual([]);
  for (const collection of ['scans', 'scan_results', 'scan_day_counters'])
    expect(await scanner.connection.collection(collection).countDocuments()).toBe(0);
  expect(scanner.identity.audit).toEqual([]);
  const scan = await begin(scanner, site);
  expect((await scanner.as('member')('GET', `/applications/${site.id}/scans/${body.id}`)).status).toBe(404);
  expect((await readCheck(scanner, scan.id)).status).toBe(404);
});

it('CK-14 keep who asked out of what is stored, and whatever names a person in the address', async () => {
  await start();
  const { body } = await askCheck(scanner, 'https://www.site.ac.th/reset?token=secret#secret');
  expect(body.address).toBe('https://www.site.ac.th/reset');
  const stored = JSON.stringify([
    await storedChecks(scanner).find({}).toArray(),
    await scanner.connection.collection('public_check_counters').find({}).toArray(),
  ]);
  expect(stored).not.toMatch(/secret|127\.0\.0\.1/);
});

it.each([
  ['blocked', { state: 'failed', reason: 'blocked' }, 'blocked', null],
  ['blocked on some pages', { state: 'partial', reason: 'blocked' }, 'blocked', ['kept_out']],
  ['not there', { state: 'failed', reason: 'start_unreachable' }, 'unreachable', null],
  ['a private address', { state: 'failed', reason: 'address_not_public' }, 'unreachable', null],
  ['without a browser', { state: 'failed', reason: 'browser_missing' }, 'failed', null],
  [
    'without a banner',
    { banner: { kind: 'none', name: null, before: null, after: null } },
    'done',
    ['no_banner'],
  ],
  ['with a banner that nothing could be refused in', { choices: ['accept'] }, 'done', ['not_refused']],
] as const)('CK-15 say of a website that is %s what was not seen', async (_what, more, status, gaps) => {
  await start();
  const isSeen = status === 'done' || gaps !== null;
  await scanner.worker(
    finds(isSeen ? [foundItem()] : [], { ...(!isSeen && { pages: [] }), ...(more as object) }),
  );
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const check = await endedCheck(scanner, body.id);
  expect(check.status).toBe(status);
  if (gaps === null) expect(check.result).toBeNull();
  else expect(check.result?.not_checked).toEqual(expect.arrayContaining([...gaps]));
});

it('CK-04 say nothing of what the guard knows about addresses', async () => {
  await start();
  const pages = [
    { url: 'https://www.site.ac.th/', state: 'loaded' as const, code: null },
    { url: 'https://www.site.ac.th/b', state: 'refused' as const, code: 'address_not_public' },
    { url: 'https://www.site.ac.th/c', state: 'refused' as const, code: 'http_403' },
  ];
  await scanner.worker(
    finds([], { pages, refused: [{ host: 'db.site.ac.th', port: 80, code: 'address_not_public' }] }),
  );
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const check = await endedCheck(scanner, body.id);
  expect(check.result?.pages.map(({ code }) => code)).toEqual([null, null, 'http_403']);
  expect(JSON.stringify(check)).not.toMatch(/not_public|db\.site/);
});

it('find what was lost: a check whose worker is gone is tried once more, and one that nobody takes has failed', async () => {
  await start();
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const endless: RunScan = (_order, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(outcomeOf([], { state: 'cancelled' })));
    });
  const worker = await scanner.worker(endless);
  await until(async () => (await readCheck(scanner, body.id)).body.status === 'running');
  await worker.kill();
  const longAgo = new Date(Date.now() - 60_000);
  await storedChecks(scanner).updateMany({}, { $set: { 'run.heard_at': longAgo } });
  await scanner.connection
    .collection('jobs')
    .updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });
  await scanner.worker(finds([foundItem()]));
  expect(await endedCheck(scanner, body.id)).toMatchObject({ status: 'done' });

  await scanner.close();
  await start();
  const lonely = (await askCheck(scanner, 'www.site.ac.th')).body;
  await storedChecks(scanner).updateMany({}, { $set: { created_at: new Date(Date.now() - 2 * 3_600_000) } });
  expect(await endedCheck(scanner, lonely.id)).toMatchObject({ status: 'failed', result: null });
});
