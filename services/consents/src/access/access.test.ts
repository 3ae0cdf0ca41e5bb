import { randomUUID } from 'node:crypto';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { exportsOf } from '../testing/exportsOf';
import { reportOf } from '../testing/reportOf';
import { requestOf, type About } from '../testing/requestOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let database: TestDatabase;
let connection: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let foreign: TestSite;
const consentIds = new Map<TestSite, string>();

beforeAll(async () => {
  database = await startTestDatabase();
  standIns = createStandIns();
  // A busy machine draws slowly; what happens when it takes long has tests of its own.
  const given = { patienceMs: 600_000 };
  connection = await database.connect('access');
  consents = await startConsents(connection, standIns, undefined, given);
  site = standIns.addSite();
  foreign = standIns.addSite();
  for (const each of [site, foreign])
    consentIds.set(each, (await consents.decide(each)).body.consent_id as string);
});
afterAll(async () => {
  await consents.close();
  await database.close();
});

/** Calls of people with a role: their rights are checked for every one of them, also those to come. */
const guarded = [...endpointsOf('consents'), ...endpointsOf('days')].filter(({ auth }) => auth === 'bearer');

const userWith = (role: 0 | 1 | 10 | 1000 | null): string =>
  role === null ? randomUUID().replace(/-/g, '').slice(0, 24) : standIns.addUser(site.organization_id, role);

/** A finished export of a user. */
const exportOf = async (at: TestSite, user: string): Promise<string> => {
  const { made } = exportsOf(() => ({ consents, site: at, user }));
  return (await made({ type: 'daily', format: 'csv' })).id;
};

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const least = typeof endpoint.role === 'number' ? endpoint.role : 1;
  const call = (about: About, user?: string, more = '') => {
    const { path, ...given } = requestOf(endpoint, about);
    const mark = path.includes('?') ? '&' : '?';
    return consents.call(more === '' ? path : `${path}${mark}${more}`, {
      ...given,
      ...(user !== undefined && { user }),
    });
  };
  const own = async (user: string): Promise<About> => ({
    site: site.application_id,
    organization: site.organization_id,
    consent: consentIds.get(site) ?? '',
    export: endpoint.resource === 'export' ? await exportOf(site, user) : '',
    ...(endpoint.resource === 'portfolio_report' && {
      report: await reportOf(connection, site.organization_id),
    }),
  });

  it.each([0, 1, 10, 1000] as const)(
    'T-04: role %i has exactly the rights of the role matrix',
    async (role) => {
      const user = userWith(role);
      // A reviewer makes no export: what an Admin made must stay out of reach.
      const about = await own(role === 0 ? userWith(1000) : user);
      const { status, body } = await call(about, user);
      if (role < least) expect([status, body.message]).toEqual([403, 'คุณไม่มีสิทธิ์เข้าถึงส่วนนี้']);
      else expect([200, 201, 202, 204]).toContain(status);
    },
  );

  it('T-04: without a token it answers 401', async () => {
    expect((await call(await own(userWith(1000)))).status).toBe(401);
  });

  it('T-05: the next call after a removal is refused', async () => {
    const user = userWith(1000);
    const about = await own(user);
    standIns.roles.delete(`${user} ${site.organization_id}`);
    expect((await call(about, user)).status).toBe(404);
  });

  it('a session that was ended answers 401', async () => {
    const user = userWith(1000);
    const about = await own(user);
    standIns.deadSessions.add(`s_${user}`);
    expect((await call(about, user)).status).toBe(401);
  });

  it('T-01 and T-15: a foreign website, one that never was and no id at all answer alike', async () => {
    const owner = standIns.addUser(foreign.organization_id, 1000);
    const known: About = {
      site: foreign.application_id,
      organization: foreign.organization_id,
      consent: consentIds.get(foreign) ?? '',
      export: endpoint.resource === 'export' ? await exportOf(foreign, owner) : '',
      ...(endpoint.resource === 'portfolio_report' && {
        report: await reportOf(connection, foreign.organization_id),
      }),
    };
    const user = userWith(1000);
    const odd = ['a'.repeat(24), 'abc', 'f'.repeat(25), '../..', 'ก', '\0'].map(encodeURIComponent);
    const answers = await Promise.all(
      [known, ...odd.map((id) => ({ site: id, consent: id, export: id }))].map((about) => call(about, user)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' });
    }
  });

  it('answers are never kept by a cache', async () => {
    const user = userWith(1000);
    const { headers } = await call(await own(user), user);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('J-03: a repeated and an unknown parameter are refused', async () => {
    const user = userWith(1000);
    const about = await own(user);
    expect((await call(about, user, 'nope=1')).status).toBe(400);
    expect((await call(about, user, 'from=2026-01-01&from=2026-01-02')).status).toBe(400);
  });
});

describe('what a Viewer sees', () => {
  it('client ids shortened, neither address nor browser', async () => {
    const keeping = standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
    const client_id = randomUUID();
    const { body } = await consents.decide(keeping, { client_id });
    const viewer = standIns.addUser(keeping.organization_id, 1);
    const seen = await Promise.all(
      [
        `/consents?application_id=${keeping.application_id}`,
        `/consentLogs?application_id=${keeping.application_id}`,
        `/consents/${body.consent_id as string}`,
      ].map((address) => consents.call(address, { user: viewer })),
    );
    for (const { body: shown } of seen) {
      const text = JSON.stringify(shown);
      expect(text).toContain(`${client_id.slice(0, 8)}…`);
      expect(text).not.toContain(client_id);
      expect(text).not.toMatch(/ip_truncated|ua_family/);
    }
  });
});
