import { OURS } from '@yinyom/testing/identityStandIn';
import { finds, foundItem, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

it('the end of a scan is told of, with what it violates, once and in the write that ends it', async () => {
  const site = scanner.websites.addSite(OURS);
  const started = await scanner.as('member')('POST', `/applications/${site.id}/scans`, { body: {} });
  await scanner.worker(finds([foundItem()]));
  const events = await until(async () => {
    const listed = await scanner.service.internal.listEvents({ limit: 10 });
    return listed.length > 0 && listed;
  });
  const { id } = started.body;
  expect(events.map(({ id: name, type }) => [name, type])).toEqual([
    [`scan.finished:${id}`, 'scan.finished'],
    [`scan.violation_found:${id}`, 'scan.violation_found'],
  ]);
  expect(events[0]).toMatchObject({
    organization_id: OURS,
    application_id: site.id,
    data: { scan_id: id, status: 'succeeded', cookies_found: 1, violations: 1 },
  });
  const scan = await scanner.as('member')('GET', `/applications/${site.id}/scans/${id}`);
  expect([scan.body.status, 'untold' in scan.body]).toEqual(['succeeded', false]);
  await scanner.service.internal.forgetEvents({ ids: events.map((event) => event.id) });
  expect(await scanner.service.internal.listEvents({ limit: 10 })).toEqual([]);
});
