import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { askCheck, endedCheck, readCheck, storedChecks } from '../testing/checkStory';
import { createSlowEngine, finds, foundItem, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import { createCheckLimits } from './checkLimits';

const ON = { PUBLIC_CHECKS: 'true', PUBLIC_URL: 'https://consent.example.com' };
let scanner: Scanner;
const start = async (env: Record<string, string> = {}) => {
  scanner = await startScanner({ ...ON, ...env });
};
/** One service for every address that is refused: each of them shows that the ones before left nothing behind. */
let refusing: Scanner | undefined;
afterEach(() => (scanner === refusing ? undefined : scanner.close()));
afterAll(() => refusing?.close());

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
  ['  ', 'required'],
  [`https://www.site.ac.th/${'a'.repeat(2_000)}`, 'too_long'],
])('CK-02 refuse the address %j before anything is asked', async (url, code) => {
  scanner = refusing ??= await startScanner(ON);
  const answer = await askCheck(scanner, url);
  expect([answer.status, fieldCode(answer.body)]).toEqual([422, code]);
  expect(await storedChecks(scanner).countDocuments()).toBe(0);
});

it('CK-05 give a network three new ones an hour; what is kept or at work costs nothing', async () => {
  await withinOneHour();
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
  await withinOneHour();
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
