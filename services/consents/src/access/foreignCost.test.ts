import { randomUUID } from 'node:crypto';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { exportsOf } from '../testing/exportsOf';
import { reportOf } from '../testing/reportOf';
import { requestOf, type About } from '../testing/requestOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let consents: RunningConsents;
let foreign: About;
let stranger: string;

/** What the service does to answer: questions to other services and commands to the database, in order. */
const steps: string[] = [];
const noted = <C extends object>(client: C): C =>
  new Proxy(client, {
    get: (target, name, receiver) => {
      steps.push(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

/** Everything that can be asked for of a website, finished and counted, so that nothing is under way any more. */
const thingsOf = async (site: TestSite, owner: string): Promise<About> => {
  const { consent_id: consent } = (await consents.decide(site)).body as { consent_id: string };
  const { made } = exportsOf(() => ({ consents, site, user: owner }));
  const { id } = await made({ type: 'daily', format: 'csv' });
  const report = await reportOf(database, site.organization_id);
  return { site: site.application_id, organization: site.organization_id, consent, export: id, report };
};

beforeAll(async () => {
  server = await startTestDatabase();
  const uri = `${server.uri}${server.uri.includes('?') ? '&' : '?'}monitorCommands=true`;
  database = await connectDatabase(uri, `cost_${randomUUID()}`, createLogger('silent'));
  database.getClient().on('commandStarted', ({ commandName, command }) => {
    steps.push(`${commandName} ${String((command as Record<string, unknown>)[commandName])}`);
  });
  const standIns = createStandIns();
  const { identity, websites } = standIns;
  consents = await startConsents(database, { identity: noted(identity), websites: noted(websites) });
  const site = standIns.addSite();
  foreign = await thingsOf(site, standIns.addUser(site.organization_id, 1000));
  stranger = standIns.addUser(standIns.addSite().organization_id, 1000);
});
afterAll(async () => {
  await consents.close();
  await database.dropDatabase();
  await database.close();
  await server.close();
});

const guarded = [...endpointsOf('consents'), ...endpointsOf('days')].filter(({ auth }) => auth === 'bearer');

it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  'T-15: %s takes the very same steps for a foreign website as for one that never was',
  async (_name, endpoint) => {
    const stepsFor = async (about: About): Promise<string[]> => {
      steps.length = 0;
      const { path, ...given } = requestOf(endpoint, about);
      expect((await consents.call(path, { ...given, user: stranger })).status).toBe(404);
      return [...steps];
    };
    /** Work in the background may fall into one try, not into all. */
    const quietest = async (about: About): Promise<string[]> => {
      const tries = [];
      for (let n = 0; n < 5; n += 1) tries.push(await stepsFor(about));
      return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
    };
    const missing = 'a'.repeat(24);
    const expected = await quietest({ site: missing, consent: missing, export: missing });
    expect(expected).toContain('authorize');
    expect(await quietest(foreign)).toEqual(expected);
  },
);
