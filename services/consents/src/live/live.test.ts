import { ROLES } from '@yinyom/contracts/constants';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { exportsOf } from '../testing/exportsOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('live'), standIns);
});
beforeEach(() => {
  site = standIns.addSite();
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const today = () => bangkokDay(new Date());
const look = async (seen_seq: number | null = null) => {
  const sites = [{ application_id: site.application_id, seen_seq }];
  const [found] = await consents.service.internal.lookAtDay({ day: today(), sites });
  if (!found) throw new Error('nothing was told');
  return found;
};
/** Counting follows within a fraction of a second. */
const counted = async (total: number) => {
  for (const end = Date.now() + 60_000; ;) {
    const found = await look();
    if (found.row.total === total) return found;
    if (Date.now() > end) throw new Error(`${found.row.total} of ${total} were counted`);
  }
};

it('a website without anything has a day of zeros', async () => {
  expect(await look()).toMatchObject({ seq: 0, decisions: [], row: { date: today(), shown: 0, total: 0 } });
});

it('what is told while people decide is what the summary says, and nothing in it leads to anybody', async () => {
  await consents.decide(site);
  await consents.decide(site, { categories: {}, method: 'banner_decline', language: 'en' });
  const { row, seq, decisions } = await counted(2);
  const viewer = standIns.addUser(site.organization_id, 1);
  const { body } = await consents.call(`/applications/${site.application_id}/summary`, { user: viewer });
  expect(row).toEqual(body.trend.at(-1));
  expect(seq).toBe(2);
  expect(decisions.map(({ result, language }) => [result, language])).toEqual([
    ['accept_all', 'th'],
    ['decline_all', 'en'],
  ]);
  expect(Object.keys(decisions[0] ?? {}).sort()).toEqual(['device', 'language', 'result', 'time']);
});

it('only what is newer than what is known comes, and never more than ten', async () => {
  for (let more = 0; more < 12; more += 1) await consents.decide(site);
  const { decisions } = await counted(12);
  expect(decisions).toHaveLength(10);
  expect((await look(9)).decisions).toHaveLength(3);
  expect((await look(12)).decisions).toEqual([]);
});

it('files are told with the role that their rows need', async () => {
  const user = standIns.addUser(site.organization_id, ROLES.member);
  const { made } = exportsOf(() => ({ consents, site, user }));
  const { id } = await made({ type: 'consents', format: 'csv' });
  const ids = [site.application_id, standIns.addSite().application_id];
  expect(await consents.service.internal.lookAtExports({ application_ids: ids })).toEqual([
    {
      id,
      application_id: site.application_id,
      created_by: user,
      least: ROLES.member,
      type: 'consents',
      status: 'ready',
      progress: 1,
    },
  ]);
});
