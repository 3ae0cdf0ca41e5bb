import { OURS } from '@yinyom/testing/identityStandIn';
import { createAllowedStore } from '../allowed-findings/allowed.store';
import { createLeakStore } from '../leak-watch/leak.store';
import { createScheduleStore } from '../schedule/schedule.store';
import { startScanner, type Scanner } from '../testing/startScanner';
import { purgeGone } from './purgeGone';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

it('D-31: what was allowed and planned goes when the website was purged, and not before', async () => {
  const [gone, kept] = [scanner.websites.addSite(OURS), scanner.websites.addSite(OURS)];
  const member = scanner.as('member');
  for (const { id } of [gone, kept]) {
    const body = { code: 'canvas', host: 'h.online-metrix.net', reason: 'ป้องกันบอต' };
    expect((await member('PUT', `/applications/${id}/allowedFindings`, { body })).status).toBe(200);
    const plan = { enabled: false, frequency: 'monthly', day: 1, hour: 2, emails: [] };
    expect(
      (await scanner.as('admin')('PUT', `/applications/${id}/scanSchedule`, { body: plan })).status,
    ).toBe(200);
  }
  const { connection, websites } = scanner;
  const allowed = createAllowedStore(connection);
  const schedules = createScheduleStore(connection);
  const leaks = createLeakStore(connection);
  const purge = () => purgeGone({ allowed, leaks, schedules, websites: websites.client });
  const left = async ({ id }: { id: string }) => [
    (await allowed.list(id)).length,
    (await schedules.find(id)) !== null,
  ];

  // Deleted, and for some weeks only that: its owner may have it back.
  websites.sites.delete(gone.id);
  expect(await purge()).toBe(0);
  expect(await left(gone)).toEqual([1, true]);

  websites.purged.add(gone.id);
  expect(await purge()).toBe(1);
  expect(await left(gone)).toEqual([0, false]);
  expect(await left(kept)).toEqual([1, true]);
  expect(await purge()).toBe(0);
});
