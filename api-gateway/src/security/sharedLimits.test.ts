import type { Response } from 'express';
import { createShare } from '@yinyom/service-kit/limits/sharing';
import { createTallyStore } from '@yinyom/service-kit/limits/tallyStore';
import { setContext, type RequestContext } from '@yinyom/service-kit/request/requestContext';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { echo, logger } from '../testing/probe';
import { limitsFor, type Limit, type LimitName } from './limits';
import { createRateLimits, type RateLimits } from './rateLimits';

/** What is counted together is judged while the tally answers, however busy the machine is. */
const TALLY_ANSWERS_MS = 60_000;

let database: TestDatabase;
/** What the operator of these gateways takes from a network about a website. */
const DECISIONS = 30;
const LIMITS = limitsFor(DECISIONS);
/** Two gateways on one database. */
let gateways: RateLimits[];

beforeAll(async () => {
  database = await startTestDatabase();
  const start = async () =>
    createRateLimits(
      true,
      createShare(createTallyStore(await database.connect('identity')), logger, TALLY_ANSWERS_MS),
      DECISIONS,
    );
  gateways = [await start(), await start()];
});
afterAll(() => database.close());

/** How many of so many calls, by turns at both gateways and at once, pass. */
const passed = async (tries: number, call: (limits: RateLimits) => Promise<unknown>): Promise<number> => {
  const calls = Array.from({ length: tries }, (_, at) => call(gateways[at % 2] as RateLimits));
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
};

const callFrom = (name: LimitName, ip: string) => async (limits: RateLimits) => {
  const res = { locals: {}, once: () => undefined } as unknown as Response;
  setContext(res, { ip, caller: null, log: logger } as RequestContext);
  await limits.of({ ...echo, limit: name })({ params: {} } as never, res, () => undefined);
};

const NAMES = (Object.keys(LIMITS) as LimitName[]).filter((name) => LIMITS[name].by !== 'site');

it.each(NAMES)('O14 %s: two gateways let no more through than the limit says', async (name) => {
  const { points, exact }: Limit = LIMITS[name];
  const through = await passed(points * 2 + 40, callFrom(name, '203.0.113.5'));
  expect(through).toBeGreaterThanOrEqual(points);
  // decision 120: a tenth more where not every call asks, nothing more where guessing would pay.
  expect(through).toBeLessThanOrEqual(exact ? points : points + Math.max(1, points / 10));
});

it('O14 20 logins of one network in a minute stay 20', async () => {
  expect(await passed(60, callFrom('login', '198.51.100.20'))).toBe(20);
});

it('O14 30 decisions about one website in a minute are at most 33', async () => {
  const decide = (limits: RateLimits) => limits.decision('198.51.100.7', 'realwebsite');
  for (const limits of gateways) {
    await limits.decision('192.0.2.1', 'realwebsite');
    limits.decided('192.0.2.1', 'realwebsite', 201);
  }
  const through = await passed(120, decide);
  expect(through).toBeGreaterThanOrEqual(30);
  expect(through).toBeLessThanOrEqual(33);
});
