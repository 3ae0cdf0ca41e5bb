import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import type { Sending } from '@yinyom/testing/serviceHarness';
import { OURS } from '@yinyom/testing/identityStandIn';
import { newLeak } from './testing/leakStory';
import { begin, ended, finds, foundItem } from './testing/scanStory';
import { startScanner, type Scanner } from './testing/startScanner';

let scanner: Scanner;
/** Of all calls: none of them takes away what another one names. */
let things: Things;
beforeAll(async () => {
  scanner = await startScanner();
  scanner.identity.deadSessions.add('session-of-ghost');
  scanner.identity.memberships.push({ userId: 'ghost', organizationId: OURS, role: 1000 });
  const banner = { kind: 'own' as const, name: null, before: Buffer.from('png'), after: null };
  const worker = await scanner.worker(finds([foundItem()], { banner }));
  things = await newThings();
  await worker.close();
});
afterAll(() => scanner.close());

/** A website with a scan that is over. */
const newThings = async () => {
  const site = scanner.websites.addSite(OURS);
  const { id } = await begin(scanner, site);
  await ended(scanner, site, id);
  return { site, scanId: id, findingId: await newLeak(scanner, site) };
};
type Things = Awaited<ReturnType<typeof newThings>>;

const SENDINGS: Record<string, Sending> = {
  startScan: { body: {} },
  allowFinding: { body: { code: 'canvas', host: null, reason: 'x' } },
  switchLeakWatch: { body: { enabled: true, confirmed: true } },
  decideLeakFinding: { body: { state: 'no_personal_data', reason: 'x' } },
  saveScanSchedule: { body: { enabled: false, frequency: 'daily', hour: 3, emails: [] } },
};
const QUERIES: Record<string, string> = { lookUpCookie: '?name=_ga' };

const send = (endpoint: AnyEndpoint, { site, scanId, findingId }: Things, user: string | null) => {
  const path =
    endpoint.path.replace(':id', site.id).replace(':scanId', scanId).replace(':findingId', findingId) +
    (QUERIES[endpoint.name] ?? '');
  const sending = SENDINGS[endpoint.name] ?? {};
  return user === null
    ? scanner.send(endpoint.method, path, sending)
    : scanner.as(user)(endpoint.method, path, sending);
};

const ROLE_OF = { reviewer: 0, viewer: 1, member: 10, admin: 1000 } as const;
/** Answers of somebody who may: the scan is over and was just now. */
const ALLOWED: Record<string, number> = { startScan: 429, cancelScan: 409 };
const calls = endpointsOf('scanner').filter(({ auth }) => auth === 'bearer');

describe.each(calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'T-04: %s',
  (_title, endpoint) => {
    it('needs a living session', async () => {
      expect((await send(endpoint, things, null)).status).toBe(401);
      expect((await send(endpoint, things, 'ghost')).status).toBe(401);
    });

    it('T-01: is not there for another organization, suspended members and the merely invited', async () => {
      const missing = { ...things, site: { ...things.site, id: '1'.repeat(24) } };
      for (const [user, which] of [
        ['foreigner', things],
        ['suspended', things],
        ['admin', missing],
      ] as const) {
        const { status, body } = await send(endpoint, which, user);
        expect({ user, status, code: body.code }).toEqual({ user, status: 404, code: 'not_found' });
      }
    });

    it.each(Object.entries(ROLE_OF))('judges a %s by the role it declares', async (user, role) => {
      const { status, body } = await send(endpoint, things, user);
      if (role >= Number(endpoint.role)) expect(status).toBe(ALLOWED[endpoint.name] ?? 200);
      else expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
    });
  },
);
