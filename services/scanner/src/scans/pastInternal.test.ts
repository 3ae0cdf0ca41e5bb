import { DAY_MS } from '@yinyom/contracts/durations';
import { OURS } from '@yinyom/testing/identityStandIn';
import { finds, foundItem, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import { createScanStore } from './scan.store';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

it('the last scan with a result that ended before a moment is found with what it met, and days of scans are known', async () => {
  const site = scanner.websites.addSite(OURS);
  const { internal } = scanner.service;
  const before = (moment: Date) =>
    internal.scanBefore({ application_id: site.id, before: moment.toISOString() });
  const started = await scanner.as('member')('POST', `/applications/${site.id}/scans`, { body: {} });
  const { id } = started.body as { id: string };
  const later = new Date(Date.now() + DAY_MS);
  // It runs: there is no result yet.
  expect(await before(later)).toBeNull();
  await scanner.worker(finds([foundItem()]));
  await until(() => before(later));
  const ended = new Date(Date.now() - 10 * DAY_MS);
  await createScanStore(scanner.connection).setFinished(id, ended);

  const { name, domain } = foundItem();
  expect(await before(later)).toMatchObject({
    id,
    status: 'succeeded',
    cookies_found: 1,
    violations: 1,
    finished_at: ended.toISOString(),
    violations_list: [{ cookie: name, domain }],
  });
  expect(await before(ended)).toBeNull();
  expect(
    await internal.scanBefore({ application_id: 'f'.repeat(24), before: later.toISOString() }),
  ).toBeNull();

  const ends = (from: Date, until: Date) =>
    internal.scanEnds({ application_id: site.id, from: from.toISOString(), until: until.toISOString() });
  expect(await ends(ended, later)).toEqual([ended.toISOString()]);
  expect(await ends(new Date(ended.getTime() - DAY_MS), ended)).toEqual([]);
});
