import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { begin, forgetPause, pathOf } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
const start = async () => {
  scanner = await startScanner();
};
const close = () => scanner.close();

const member = (method: string, path: string, body?: object) =>
  scanner.as('member')(method, path, body ? { body } : {});

describe('who starts too many', () => {
  beforeEach(start);
  afterEach(close);

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
    await withinOneHour();
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

  it('S3-01: has a fifth of the queue, and leaves the rest to others', async () => {
    const site = scanner.websites.addSite(OURS);
    await begin(scanner, site);
    const { _id, ...scan } = (await scanner.connection.collection('scans').findOne()) ?? {};
    const copies = Array.from({ length: 99 }, (_, number) => ({
      ...scan,
      active_key: `a${number}`,
      target_key: `t${number}`,
    }));
    await scanner.connection.collection('scans').insertMany(copies);
    const answer = await member('POST', pathOf(scanner.websites.addSite(OURS)), {});
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_tasks']);
    expect(answer.headers.get('retry-after')).toBe('600');
    const theirs = await scanner.as('foreigner')('POST', pathOf(scanner.websites.addSite(THEIRS)), {
      body: {},
    });
    expect(theirs.status).toBe(202);
  });
});

// What is refused leaves nothing behind, so all of these ask one service.
describe('an address', () => {
  beforeAll(start);
  afterAll(close);

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
