import { randomUUID } from 'node:crypto';
import { consentsEndpoints } from '@yinyom/contracts/consents/endpoints';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let database: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let foreign: TestSite;
const consentIds = new Map<TestSite, string>();

beforeAll(async () => {
  database = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await database.connect('access'), standIns);
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
const guarded = consentsEndpoints.filter(({ auth }) => auth === 'bearer');

/** An address that asks a call about a website, with everything it needs. */
const addressOf = (endpoint: AnyEndpoint, about: { site: string; consent: string }): string => {
  const path = endpoint.path.replace(/:(\w+)/g, () =>
    endpoint.resource === 'application' ? about.site : about.consent,
  );
  const shape = (endpoint.query?.def as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  const query = new URLSearchParams();
  if ('application_id' in shape) query.set('application_id', about.site);
  if (endpoint.name === 'getMonthlyReport') query.set('month', '2026-01');
  return query.size > 0 ? `${path}?${query.toString()}` : path;
};
const ownAddress = (endpoint: AnyEndpoint) =>
  addressOf(endpoint, { site: site.application_id, consent: consentIds.get(site) ?? '' });

const userWith = (role: 1 | 10 | 1000 | null): string =>
  role === null ? randomUUID().replace(/-/g, '').slice(0, 24) : standIns.addUser(site.organization_id, role);

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const call = (address: string, user?: string) =>
    consents.call(address, { method: endpoint.method, ...(user !== undefined && { user }) });
  const least = typeof endpoint.role === 'number' ? endpoint.role : 1;

  it.each([1, 10, 1000] as const)('T-04: role %i has exactly the rights of the role matrix', async (role) => {
    const { status, body } = await call(ownAddress(endpoint), userWith(role));
    if (role < least) expect([status, body.message]).toEqual([403, 'คุณไม่มีสิทธิ์เข้าถึงส่วนนี้']);
    else expect([200, 202]).toContain(status);
  });

  it('T-04: without a token it answers 401', async () => {
    expect((await call(ownAddress(endpoint))).status).toBe(401);
  });

  it('T-05: the next call after a removal is refused', async () => {
    const user = userWith(1000);
    standIns.roles.delete(`${user} ${site.organization_id}`);
    expect((await call(ownAddress(endpoint), user)).status).toBe(404);
  });

  it('a session that was ended answers 401', async () => {
    const user = userWith(1000);
    standIns.deadSessions.add(`s_${user}`);
    expect((await call(ownAddress(endpoint), user)).status).toBe(401);
  });

  it('T-01 and T-15: a foreign website, one that never was and no id at all answer alike', async () => {
    const user = userWith(1000);
    const known = { site: foreign.application_id, consent: consentIds.get(foreign) ?? '' };
    const nothing = 'a'.repeat(24);
    const answers = await Promise.all(
      [
        known,
        { site: nothing, consent: nothing },
        { site: 'abc', consent: 'abc' },
        { site: 'f'.repeat(25), consent: 'f'.repeat(25) },
        { site: encodeURIComponent('../..'), consent: encodeURIComponent('../..') },
        { site: encodeURIComponent('ก'), consent: encodeURIComponent('ก') },
        { site: '%00', consent: '%00' },
      ].map((about) => call(addressOf(endpoint, about), user)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' });
    }
  });

  it('answers are never kept by a cache', async () => {
    const { headers } = await call(ownAddress(endpoint), userWith(1000));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('J-03: a repeated and an unknown parameter are refused', async () => {
    const address = ownAddress(endpoint);
    const mark = address.includes('?') ? '&' : '?';
    expect((await call(`${address}${mark}nope=1`, userWith(1000))).status).toBe(400);
    expect((await call(`${address}${mark}from=2026-01-01&from=2026-01-02`, userWith(1000))).status).toBe(400);
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
