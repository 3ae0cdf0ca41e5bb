import { randomUUID } from 'node:crypto';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { OPEN } from '../projection/DayCounter';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { lateVisitorsOf } from './overviews.service';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let viewer: string;

beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('overviews'), standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  site = standIns.addSite();
  viewer = standIns.addUser(site.organization_id, 1);
});

const one = (user = viewer) => consents.call(`/applications/${site.application_id}/overview`, { user });
const list = (ids: string[], user = viewer) =>
  consents.call(`/overviews?organization_id=${site.organization_id}&application_ids=${ids.join(',')}`, {
    user,
  });

it('a viewer gets eight checks and what visitors decided, each visitor once', async () => {
  const changing = randomUUID();
  await consents.decide(site, { client_id: changing });
  await consents.decide(site, { client_id: changing, categories: {}, method: 'modal_decline' });
  await consents.decide(site);
  const { status, body } = await one();
  const { checks, ...rest } = body as WebsiteOverview;
  expect(status).toBe(200);
  expect(checks).toHaveLength(8);
  expect(checks.find(({ key }) => key === 'dpo')).toMatchObject({ state: 'ok' });
  expect(rest).toEqual({
    application_id: site.application_id,
    default_language: 'th',
    visitors: { decided: 2, accepted: 1, before: { decided: 0, accepted: 0 } },
    scan_id: '6560000000000000000000c1',
  });
});

it('several websites come with one question each to the services around, and strangers are left out', async () => {
  const second = standIns.addSite({ organization_id: site.organization_id });
  const foreign = standIns.addSite();
  const facts = jest.spyOn(standIns.websites, 'listComplianceFacts');
  const contact = jest.spyOn(standIns.identity, 'organizationContact');
  const { body } = await list([second.application_id, foreign.application_id, site.application_id]);
  expect((body as WebsiteOverview[]).map(({ application_id }) => application_id).sort()).toEqual(
    [site.application_id, second.application_id].sort(),
  );
  expect([facts.mock.calls.length, contact.mock.calls.length]).toEqual([1, 1]);
});

it('who answers for personal data is not known while nobody can be asked, and the rest is', async () => {
  jest.spyOn(standIns.identity, 'organizationContact').mockRejectedValueOnce(new Error('down'));
  const { body } = await one();
  expect((body as WebsiteOverview).checks.at(-1)).toMatchObject({ key: 'dpo', state: 'unknown' });
  expect((body as WebsiteOverview).checks[0]).toMatchObject({ state: 'ok' });
});

it.each([
  ['no ids', ''],
  ['what is no id', 'abc'],
  ['too many', Array.from({ length: 101 }, (_, n) => n.toString(16).padStart(24, '0')).join(',')],
])('refuses %s', async (_what, ids) => {
  const { status } = await list([ids]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it('whoever decided again counts in the period of the latest decision of it', () => {
  const day = (name: string, latest: Record<string, object>) => ({ day: name, latest });
  const late = lateVisitorsOf(
    [
      // 60 days before the end with today are 25 September to 23 November; this day is outside.
      day('2026-09-24', { [OPEN]: { accept_all: 100 } }),
      day('2026-10-24', { [OPEN]: { accept_all: 5 }, '2026-11-01': { decline_all: 2 } }),
      day('2026-11-01', { [OPEN]: { accept_all: 2, decline_all: 1 } }),
    ],
    '2026-11-23',
  );
  expect(late).toEqual({ decided: 3, accepted: 2, before: { decided: 7, accepted: 5 } });
});
