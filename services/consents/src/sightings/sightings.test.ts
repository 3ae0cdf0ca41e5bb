import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { configTokenOf, createStandIns, type TestSite } from '../testing/standIns';
import { decision, startConsents, type RunningConsents } from '../testing/startConsents';
import { createSightings } from './sightings';

let database: TestDatabase;
let consents: RunningConsents;
const standIns = createStandIns();
let site: TestSite;

beforeAll(async () => {
  database = await startTestDatabase();
  consents = await startConsents(await database.connect('consents'), standIns);
});
afterAll(async () => {
  await consents.close();
  await database.close();
});
beforeEach(() => {
  site = standIns.addSite({ host: 'site.ac.th', marker: 1 });
});

const show = (origin: string, ip?: string) =>
  consents.call(`/public/sites/${site.site_key}/served`, {
    method: 'POST',
    body: { config_token: configTokenOf(site), items: [{ version: 1, language: 'th', count: 1 }] },
    headers: { origin },
    ...(ip && { ip }),
  });
const seen = () => standIns.seen.filter((line) => line.startsWith(site.application_id));
const foreign = () => standIns.foreign.filter((line) => line.startsWith(site.application_id));

describe('where browsers meet the script', () => {
  it('H2: a banner that is shown is told at once, before anybody decides', async () => {
    expect((await show('https://www.site.ac.th')).status).toBe(204);
    expect(seen()).toEqual([`${site.application_id} www.site.ac.th`]);
  });

  it('is told once in a while, not with each visitor', async () => {
    for (let count = 0; count < 3; count += 1) await show('https://site.ac.th');
    await consents.decide(site);
    expect(seen()).toHaveLength(1);
  });

  it('is not told of a request that names no page', async () => {
    await consents.call(`/public/sites/${site.site_key}/consents`, { method: 'POST', body: decision(site) });
    expect(seen()).toEqual([]);
  });

  it('H3: a website on a new domain is told anew at once', async () => {
    let time = 0;
    const told: string[] = [];
    const markSeen = async ({ host }: { host: string }) => {
      told.push(host);
      return null;
    };
    const sightings = createSightings({ markSeen, markForeign: async () => null }, () => time);
    sightings.own(site, 'site.ac.th');
    time += 1_000;
    sightings.own({ ...site, host: 'new.ac.th', marker: 2 }, 'new.ac.th');
    // And back again: what was remembered of the first time is void, too.
    sightings.own({ ...site, marker: 3 }, 'site.ac.th');
    expect(told).toEqual(['site.ac.th', 'new.ac.th', 'site.ac.th']);
  });

  it('is told again when telling failed', async () => {
    let tries = 0;
    const markSeen = () => Promise.reject(new Error(`away ${(tries += 1)}`));
    const sightings = createSightings({ markSeen, markForeign: async () => null });
    sightings.own(site, 'site.ac.th');
    await Promise.resolve();
    await Promise.resolve();
    sightings.own(site, 'site.ac.th');
    expect(tries).toBe(2);
  });
});

describe('H20: on a host that is not the registered one', () => {
  it('the shown banner is refused readably, and the platform is told the host', async () => {
    const { status, body, headers } = await show('http://localhost:4711');
    expect([status, body.code]).toEqual([403, 'origin_not_allowed']);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4711');
    expect(foreign()).toEqual([`${site.application_id} localhost:4711`]);
    expect(seen()).toEqual([]);
  });

  it('a scan of ours, an unknown page and a deleted website are not told', async () => {
    await show('null');
    await consents.call(`/public/sites/${site.site_key}/served`, {
      method: 'POST',
      body: { config_token: configTokenOf(site), items: [{ version: 1, language: 'th', count: 1 }] },
      headers: { origin: 'https://other.ac.th', 'user-agent': 'Chrome/140 YinyomScanner/1.0 (+https://c)' },
    });
    site = standIns.addSite({ deleted: true });
    await show('https://other.ac.th');
    expect(foreign()).toEqual([]);
  });

  it('one network names few hosts, all together not many', async () => {
    for (let count = 0; count < 8; count += 1)
      await show(`https://made-up-${count}.example`, `203.0.113.${count}`);
    expect(foreign()).toHaveLength(5);
    for (let count = 0; count < 40; count += 1)
      await show(`https://flood-${count}.example`, `198.51.${count}.1`);
    expect(foreign()).toHaveLength(20);
  });
});
