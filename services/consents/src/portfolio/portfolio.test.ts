import { randomUUID } from 'node:crypto';
import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let first: TestSite;
let viewer: string;

beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('portfolio'), standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  first = standIns.addSite({ host: 'a.ac.th' });
  viewer = standIns.addUser(first.organization_id, 1);
});

const another = (host: string, more: Partial<TestSite> = {}) =>
  standIns.addSite({ organization_id: first.organization_id, host, ...more });
const list = async (more = '', user = viewer) => {
  const { status, body } = await consents.call(`/portfolio?organization_id=${first.organization_id}${more}`, {
    user,
  });
  expect(status).toBe(200);
  return body as { entities: PortfolioRow[]; total: number | null; has_more: boolean };
};
const hosts = ({ entities }: { entities: PortfolioRow[] }) => entities.map(({ domain_name }) => domain_name);
/** Decisions of so many visitors, of whom every second one accepts. */
const decide = async (site: TestSite, visitors: number) => {
  for (let visitor = 0; visitor < visitors; visitor += 1)
    await consents.decide(site, {
      client_id: randomUUID(),
      ...(visitor % 2 === 1 && { categories: {}, method: 'modal_decline' }),
    });
  // Reading one website's figures brings its counters up to date.
  await consents.call(`/applications/${site.application_id}/overview`, { user: viewer });
};

it('each website has its visitors of 30 days, and a share only where enough of them decided', async () => {
  const second = another('b.ac.th');
  another('c.ac.th');
  await decide(first, 30);
  await decide(second, 29);
  const { entities, total } = await list('&with_total=1');
  expect([hosts({ entities }), total]).toEqual([['a.ac.th', 'b.ac.th', 'c.ac.th'], 3]);
  expect(entities.map(({ decided, acceptance }) => [decided, acceptance])).toEqual([
    [30, 0.5],
    [29, null],
    [0, null],
  ]);
  expect(entities.map(({ decided_by_day: days }) => [days.length, days.at(-1)])).toEqual([
    [30, 30],
    [30, 29],
    [30, 0],
  ]);
});

it('sorts by decisions in both directions, on every page', async () => {
  const [second, third] = [another('b.ac.th'), another('c.ac.th')];
  await decide(second, 3);
  await decide(third, 1);
  expect(hosts(await list('&sort=decisions'))).toEqual(['b.ac.th', 'c.ac.th', 'a.ac.th']);
  expect(hosts(await list('&sort=decisions&order=asc'))).toEqual(['a.ac.th', 'c.ac.th', 'b.ac.th']);
  const page = await list('&sort=decisions&limit=2&page=2');
  expect([hosts(page), page.total, page.has_more]).toEqual([['a.ac.th'], 3, false]);
});

it('pages say whether there are more', async () => {
  another('b.ac.th');
  expect(await list('&limit=1')).toMatchObject({ total: null, has_more: true });
  expect(await list('&limit=1&page=2&with_total=1')).toMatchObject({ total: 2, has_more: false });
});

const csv = (more = '') =>
  consents.call(`/portfolio.csv?organization_id=${first.organization_id}${more}`, { user: viewer });

it('the file has everything that the filter matches, with cells that no spreadsheet runs', async () => {
  Array.from({ length: 105 }, (_, index) => another(`z${index}.ac.th`));
  another('y.ac.th', { name: '=HYPERLINK("http://evil.example")' });
  const answer = await csv();
  const lines = String(answer.body).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(1 + 107);
  expect(lines[0]).toMatch(/^id,domain,name,health,reason,.*,acceptance,group,deviations$/);
  expect(lines.find((line) => line.includes('y.ac.th'))).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(
    String((await csv('&q=y.ac')).body)
      .trim()
      .split('\r\n'),
  ).toHaveLength(2);
  expect(standIns.audited.at(-1)).toMatchObject({
    action: 'export.downloaded',
    target: { type: 'organization', id: first.organization_id },
  });
});

it('people of other organizations find nothing', async () => {
  const stranger = standIns.addUser(standIns.addSite().organization_id, 1000);
  for (const path of ['/portfolio', '/portfolio.csv'])
    for (const id of [first.organization_id, 'nobody']) {
      const { status } = await consents.call(`${path}?organization_id=${id}`, { user: stranger });
      expect(status).toBe(404);
    }
});

it.each(['sort=name', 'health=bad', 'order=up', 'limit=101', 'page=0', 'status=on', 'more=1'])(
  'refuses %s',
  async (asked) => {
    const { status } = await consents.call(`/portfolio?organization_id=${first.organization_id}&${asked}`, {
      user: viewer,
    });
    expect([400, 422]).toContain(status);
  },
);
