import { CHECK_LIMITS } from '@yinyom/contracts/scanner/publicCheck';
import { OURS } from '@yinyom/testing/identityStandIn';
import { askCheck, endedCheck, readCheck, storedChecks } from '../testing/checkStory';
import { begin, createSlowEngine, ended, endless, finds, foundItem, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { RunScan } from '../worker/RunScan';

const ON = { PUBLIC_CHECKS: 'true', PUBLIC_URL: 'https://consent.example.com' };
let scanner: Scanner;
const start = async (env: Record<string, string> = {}) => {
  scanner = await startScanner({ ...ON, ...env });
};
afterEach(() => scanner.close());

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

it('count what the website and others set: what the consent script itself keeps is no part of them', async () => {
  await start();
  const own = ['yinyom_demo0000', 'yinyom_demo0000_receipt', 'yy_c'].map((name) => foundItem({ name }));
  await scanner.worker(finds([foundItem(), ...own]));
  const { body } = await askCheck(scanner, 'www.site.ac.th');
  const { result } = await endedCheck(scanner, body.id);
  expect(result).toMatchObject({ items_total: 1, items: [{ name: '_ga' }] });
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
