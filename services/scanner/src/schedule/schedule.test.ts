import { addressOf, OURS } from '@yinyom/testing/identityStandIn';
import { begin, ended, finds, foundItem, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { TestSite } from '../testing/websitesStandIn';

let scanner: Scanner;
beforeEach(async () => {
  scanner = await startScanner();
});
afterEach(() => scanner.close());

const MONTHLY = { enabled: true, frequency: 'monthly', day: 5, hour: 2, emails: [addressOf('member')] };
const pathOf = (site: TestSite) => `/applications/${site.id}/scanSchedule`;
const save = (site: TestSite, body: object) => scanner.as('member')('PUT', pathOf(site), { body });
const show = async (site: TestSite) => (await scanner.as('member')('GET', pathOf(site))).body;
const makeDue = () =>
  scanner.connection
    .collection('scan_schedules')
    .updateMany({}, { $set: { next_run_at: new Date(Date.now() - 1_000) } });
const listed = async (site: TestSite) =>
  (await scanner.as('member')('GET', `/applications/${site.id}/scans`)).body.entities;

it('a website without a plan shows the default: monthly, switched off', async () => {
  expect(await show(scanner.websites.addSite(OURS))).toMatchObject({
    enabled: false,
    frequency: 'monthly',
    next_run_at: null,
  });
});

it('a plan is kept and says when it comes next', async () => {
  const site = scanner.websites.addSite(OURS);
  const { status, body } = await save(site, MONTHLY);
  expect([status, body]).toEqual([200, { ...MONTHLY, next_run_at: expect.any(String), etag: '"1"' }]);
  const next = new Date(body.next_run_at);
  expect(next > new Date()).toBe(true);
  expect([next.getUTCDate(), next.getUTCHours()]).toEqual([4, 19]);
  expect(await show(site)).toEqual(body);
  const weekly = await save(site, { enabled: true, frequency: 'weekly', weekday: 1, hour: 9, emails: [] });
  expect(weekly.body).not.toHaveProperty('day');
  expect((await save(site, { ...MONTHLY, enabled: false })).body.next_run_at).toBeNull();
});

it('of two people who read the same plan one saves, the first plan included', async () => {
  const site = scanner.websites.addSite(OURS);
  const put = (hour: number, seen: string) =>
    scanner.as('member')('PUT', pathOf(site), {
      body: { ...MONTHLY, hour },
      headers: { 'if-match': seen },
    });
  for (const round of [1, 2]) {
    const { etag } = await show(site);
    const both = await Promise.all([put(round, etag), put(round + 1, etag)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  }
  expect((await save(site, MONTHLY)).status).toBe(200);
  // A planned scan moves the plan on, and is no change of it.
  const { etag } = await show(site);
  await makeDue();
  expect((await put(9, etag)).status).toBe(200);
});

it('mail goes to members only', async () => {
  const site = scanner.websites.addSite(OURS);
  const { status, body } = await save(site, {
    ...MONTHLY,
    emails: [addressOf('member'), addressOf('foreigner'), 'x@y.th'],
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    expect.objectContaining({ field: 'emails.1', code: 'not_a_member' }),
    expect.objectContaining({ field: 'emails.2', code: 'not_a_member' }),
  ]);
  expect(await show(site)).toMatchObject({ enabled: false });
});

it.each([
  { hour: 24 },
  { hour: -1 },
  { day: 31 },
  { weekday: 7 },
  { frequency: 'hourly' },
  { emails: ['nobody'] },
  { next_run: 'now' },
])('a plan with %o is refused', async (wrong) => {
  expect((await save(scanner.websites.addSite(OURS), { ...MONTHLY, ...wrong })).status).toBe(422);
});

it('what only reading has changes nothing', async () => {
  const { status, body } = await save(scanner.websites.addSite(OURS), { ...MONTHLY, next_run_at: 'now' });
  expect(status).toBe(200);
  expect(Date.parse(body.next_run_at)).toBeGreaterThan(Date.now());
});

it('a scan that is due starts by itself, once, and its news are mailed', async () => {
  const site = scanner.websites.addSite(OURS);
  await save(site, MONTHLY);
  await scanner.worker(finds([foundItem()]));
  await makeDue();
  const scan = await until(async () => (await listed(site))[0]);
  const done = await ended(scanner, site, scan.id);
  expect(done).toMatchObject({ requested_by: 'schedule', max_pages: 200, status: 'succeeded' });
  expect(new Date((await show(site)).next_run_at) > new Date()).toBe(true);
  expect(await listed(site)).toHaveLength(1);
  expect(scanner.identity.mails).toEqual([
    expect.objectContaining({
      scan_id: scan.id,
      emails: [addressOf('member')],
      user_ids: [],
      new: 1,
      violations: 1,
    }),
  ]);
});

it('nothing is mailed when there is nothing to say', async () => {
  const site = scanner.websites.addSite(OURS);
  await save(site, MONTHLY);
  await scanner.worker(finds([]));
  await makeDue();
  const scan = await until(async () => (await listed(site))[0]);
  await ended(scanner, site, scan.id);
  expect(scanner.identity.mails).toEqual([]);
});

it('a plan gives way to a scan that somebody has just started, and comes again', async () => {
  const site = scanner.websites.addSite(OURS);
  await save(site, MONTHLY);
  await begin(scanner, site);
  await makeDue();
  await until(async () => new Date((await show(site)).next_run_at) > new Date());
  expect(await listed(site)).toHaveLength(1);
});

it('S3-01: a plan that finds the queue of its organization full comes again in ten minutes, not in a month', async () => {
  const busy = scanner.websites.addSite(OURS);
  await begin(scanner, busy);
  const { _id, ...scan } = (await scanner.connection.collection('scans').findOne()) ?? {};
  const copies = Array.from({ length: 99 }, (_, number) => ({
    ...scan,
    active_key: `a${number}`,
    target_key: `t${number}`,
  }));
  await scanner.connection.collection('scans').insertMany(copies);
  const site = scanner.websites.addSite(OURS);
  await save(site, MONTHLY);
  await makeDue();
  const inMinutes = async () => (new Date((await show(site)).next_run_at).getTime() - Date.now()) / 60_000;
  await until(async () => (await inMinutes()) > 0 && (await inMinutes()) <= 10);
  expect(await listed(site)).toHaveLength(0);
});

it('S-08: a clock that jumps ahead by months starts one scan, not one for each', async () => {
  const site = scanner.websites.addSite(OURS);
  await save(site, { ...MONTHLY, frequency: 'daily' });
  await scanner.connection
    .collection('scan_schedules')
    .updateMany({}, { $set: { next_run_at: new Date(Date.now() - 200 * 86_400_000) } });
  await until(
    async () => (await listed(site)).length > 0 && new Date((await show(site)).next_run_at) > new Date(),
  );
  expect(await listed(site)).toHaveLength(1);
});

it('a plan of a website that is gone or switched off starts nothing', async () => {
  const [gone, off] = [scanner.websites.addSite(OURS), scanner.websites.addSite(OURS)];
  await save(gone, MONTHLY);
  await save(off, MONTHLY);
  scanner.websites.sites.delete(gone.id);
  off.enabled = false;
  await makeDue();
  const plans = scanner.connection.collection('scan_schedules');
  await until(
    async () => (await plans.countDocuments()) === 1 && new Date((await show(off)).next_run_at) > new Date(),
  );
  expect(await scanner.connection.collection('scans').countDocuments()).toBe(0);
});
