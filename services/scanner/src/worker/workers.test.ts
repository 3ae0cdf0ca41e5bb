import { createLogger } from '@yinyom/service-kit/logger';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import {
  begin,
  createSlowEngine,
  pathOf,
  ended,
  endless,
  finds,
  foundItem,
  until,
} from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { RunScan } from './RunScan';

let scanner: Scanner;
beforeEach(async () => {
  scanner = await startScanner();
});
afterEach(() => scanner.close());

const scans = () => scanner.connection.collection('scans');
/** Makes a scan's worker look as if it had not been heard of for a while. */
const silence = (seconds: number) =>
  scans().updateMany(
    { status: 'running' },
    { $set: { 'run.heard_at': new Date(Date.now() - seconds * 1_000) } },
  );
/** Frees the job of a worker that was killed, as its lease's end does. */
const endLease = () =>
  scanner.connection.collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });

it('several workers share the queue; each scan is made once', async () => {
  const started: string[] = [];
  const counting: RunScan = async (order, hooks) => {
    started.push(order.startUrls[0] ?? '');
    return finds([foundItem()])(order, hooks);
  };
  for (let count = 0; count < 3; count += 1) await scanner.worker(counting);
  const sites = Array.from({ length: 8 }, () => scanner.websites.addSite(OURS));
  const ids = await Promise.all(sites.map((site) => begin(scanner, site)));
  for (const [at, site] of sites.entries()) {
    const scan = await ended(scanner, site, ids[at]?.id ?? '');
    expect(scan.status).toBe('succeeded');
  }
  expect([...started].sort()).toEqual(sites.map(({ domain_name }) => domain_name).sort());
  const finished = scanner.identity.audit.filter(({ action }) => action === 'scan.finish');
  expect(finished).toHaveLength(8);
});

it('S3-01: organizations take turns: who asks for one scan does not wait for all scans of somebody else', async () => {
  const started: string[] = [];
  const counting: RunScan = async (order, hooks) => {
    started.push(order.startUrls[0] ?? '');
    return finds([])(order, hooks);
  };
  const ours = Array.from({ length: 3 }, () => scanner.websites.addSite(OURS));
  for (const site of ours) await begin(scanner, site);
  const theirs = scanner.websites.addSite(THEIRS);
  expect((await scanner.as('foreigner')('POST', pathOf(theirs), { body: {} })).status).toBe(202);
  await scanner.worker(counting);
  await until(() => started.length === 4);
  const [first, second, third] = ours.map(({ domain_name }) => domain_name);
  expect(started).toEqual([first, theirs.domain_name, second, third]);
});

it('what went wrong on the machine stands in the log, in the words that say what to do', async () => {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => lines.push(line) });
  const error = new Error('libsqlite3.so.0 is missing: apt-get install libsqlite3-0');
  await scanner.worker(finds([], { state: 'failed', reason: 'browser_missing', error }), logger);
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'failed', reason: 'browser_missing' });
  // On a busy machine the queue may say something of its own.
  const told = lines.map((line) => JSON.parse(line) as { scan_id?: string });
  expect(told.filter(({ scan_id }) => scan_id === id)).toEqual([
    expect.objectContaining({
      reason: 'browser_missing',
      err: expect.objectContaining({ message: error.message }),
    }),
  ]);
});

it('S-06: two websites of one owner are not visited at the same time', async () => {
  const engine = createSlowEngine();
  await scanner.worker(engine.runScan);
  await scanner.worker(engine.runScan);
  const first = scanner.websites.addSite(OURS, { domain_name: 'www.same.ac.th' });
  const second = scanner.websites.addSite(OURS, { domain_name: 'shop.same.ac.th' });
  const other = scanner.websites.addSite(OURS);
  await begin(scanner, first);
  await until(() => engine.starts.length === 1);
  await begin(scanner, second);
  const { id } = await begin(scanner, other);
  await until(() => engine.starts.length === 2);
  expect(engine.starts).toEqual(['www.same.ac.th', other.domain_name]);
  engine.finish();
  expect(await ended(scanner, other, id)).toMatchObject({ status: 'succeeded' });
});

it('S-08: a scan whose worker was killed is made again by another one, and recorded once', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  const dead = await scanner.worker(endless);
  await until(() => scans().findOne({ status: 'running' }));
  await dead.kill();
  await silence(60);
  await endLease();
  await scanner.worker(finds([foundItem()]));
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'succeeded', cookies_found: 1 });
  expect(scanner.websites.foundCookies).toHaveLength(1);
});

it('S-08: a worker that was thought lost cannot write any more', async () => {
  const site = scanner.websites.addSite(OURS);
  const engine = createSlowEngine();
  const aborted: string[] = [];
  const first = await scanner.worker((order, hooks) => {
    hooks.signal.throwIfAborted();
    hooks.signal.addEventListener('abort', () => aborted.push('first'));
    return engine.runScan(order, hooks);
  });
  const { id } = await begin(scanner, site);
  await until(() => engine.starts.length === 1);
  await scans().updateMany({}, { $set: { 'run.id': 'somebody else' } });
  await until(() => aborted.length > 0);
  await first.close();
  expect(await scanner.connection.collection('scan_results').countDocuments()).toBe(0);
  const created_at = new Date(Date.now() - 120_000);
  await scans().updateMany({}, { $set: { status: 'queued', run: null, created_at } });
  await scanner.worker(finds([foundItem({ name: 'second' })]));
  await endLease();
  const scan = await ended(scanner, site, id);
  expect(scan.items.map(({ name }: { name: string }) => name)).toEqual(['second']);
});

it('S-08: a scan that loses every worker fails cleanly', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  for (let count = 0; count < 2; count += 1) {
    const dead = await scanner.worker(endless);
    await until(() => scans().findOne({ status: 'running', tries: count + 1 }));
    await dead.kill();
    await silence(60);
    await endLease();
  }
  await scanner.worker(finds([foundItem()]));
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'failed', reason: 'worker_lost' });
  expect(scanner.identity.mails).toEqual([
    expect.objectContaining({ scan_id: id, failed: true, user_ids: ['member'] }),
  ]);
});

it('S-08: a scan whose only worker is gone for good fails without one', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  const dead = await scanner.worker(endless);
  await until(() => scans().findOne({ status: 'running' }));
  await dead.kill();
  await silence(3_600);
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'failed', reason: 'worker_lost' });
  expect(scanner.websites.news.at(-1)).toMatchObject({ scan_id: id, status: 'failed' });
});

it('a scan that no worker takes has failed after a while', async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  await scans().updateMany({}, { $set: { created_at: new Date(Date.now() - 7 * 3_600_000) } });
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'failed', reason: 'no_worker' });
});

it.each(['got lost', 'failed for good'])('a scan whose job %s is put into the queue again', async (what) => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  const jobs = scanner.connection.collection('jobs');
  const now = new Date();
  if (what === 'got lost') await jobs.deleteMany({});
  else
    await jobs.updateMany(
      {},
      { $set: { nextRunAt: null, lastRunAt: now, failedAt: now, lastFinishedAt: now } },
    );
  await scans().updateMany({}, { $set: { created_at: new Date(Date.now() - 120_000) } });
  await scanner.worker(finds([foundItem()]));
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'succeeded' });
});

it('a worker that stops gives its scan back', async () => {
  const site = scanner.websites.addSite(OURS);
  const engine = createSlowEngine();
  const first = await scanner.worker(engine.runScan);
  const { id } = await begin(scanner, site);
  await until(() => engine.starts.length === 1);
  await first.close();
  expect(await scans().findOne({})).toMatchObject({ status: 'queued', tries: 0 });
  await endLease();
  await scanner.worker(finds([foundItem()]));
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'succeeded' });
});

it('a broken engine is a failed scan, not a broken worker', async () => {
  const [bad, good] = [scanner.websites.addSite(OURS), scanner.websites.addSite(OURS)];
  await scanner.worker(async (order, hooks) => {
    if (order.startUrls[0] === bad.domain_name) throw new Error('no browser');
    return finds([foundItem()])(order, hooks);
  });
  const first = await begin(scanner, bad);
  expect(await ended(scanner, bad, first.id)).toMatchObject({ status: 'failed', reason: 'scan_failed' });
  const second = await begin(scanner, good);
  expect(await ended(scanner, good, second.id)).toMatchObject({ status: 'succeeded' });
});

it('a result is taken over when the websites service is back, once', async () => {
  const site = scanner.websites.addSite(OURS);
  scanner.websites.failNext(2);
  await scanner.worker(finds([foundItem()]));
  const { id } = await begin(scanner, site);
  expect(await ended(scanner, site, id)).toMatchObject({ status: 'succeeded' });
  expect(scanner.identity.mails).toHaveLength(1);
  expect(scanner.identity.audit.filter(({ action }) => action === 'scan.finish')).toHaveLength(1);
});

it('a scan of a website that was deleted meanwhile ends and tells nobody', async () => {
  const site = scanner.websites.addSite(OURS);
  const engine = createSlowEngine();
  await scanner.worker(engine.runScan);
  await begin(scanner, site);
  await until(() => engine.starts.length === 1);
  scanner.websites.sites.delete(site.id);
  engine.finish();
  await until(() => scans().findOne({ status: 'succeeded' }));
  expect(scanner.websites.foundCookies).toEqual([]);
  expect(scanner.identity.mails).toEqual([]);
});
