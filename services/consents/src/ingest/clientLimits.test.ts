import { NETWORK_DECISIONS } from '@yinyom/contracts/consents/networkDecisions';
import { AppError } from '@yinyom/service-kit/AppError';
import { createShare } from '@yinyom/service-kit/limits/sharing';
import { createTallyStore } from '@yinyom/service-kit/limits/tallyStore';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createClientLimits } from './clientLimits';

/** What is counted together is judged while the tally answers, however busy the machine is. */
const TALLY_ANSWERS_MS = 60_000;

const site = (site_key: string, network_decisions: number = NETWORK_DECISIONS.usual) => ({
  site_key,
  network_decisions,
});
/** An address of its own network for each number. */
const network = (at: number) => `10.${(at >> 8) & 255}.${at & 255}.7`;

const refusal = async (check: Promise<void>): Promise<AppError | null> => {
  try {
    await check;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

describe('P-01: limits that only the body tells', () => {
  it('a website takes 6,000 decisions a minute, whoever sends them; other websites are not slowed down', async () => {
    const check = createClientLimits(true, null);
    for (let client = 0; client < 6_000; client += 1)
      await check(site('flooded'), `client ${client}`, network(client));
    const refused = await refusal(check(site('flooded'), 'one more', '192.0.2.1'));
    expect([refused?.status, refused?.code]).toEqual([429, 'rate_limited']);
    expect(refused?.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(await refusal(check(site('quiet'), 'one more', '192.0.2.1'))).toBeNull();
  });

  it('C-23 a campus of 300 behind one address decides in a minute, each browser ten times at most', async () => {
    const check = createClientLimits(true, null);
    for (let client = 0; client < 300; client += 1)
      await check(site('campus'), `client ${client}`, '203.0.113.9');
    for (let n = 1; n < 10; n += 1) await check(site('campus'), 'client 1', '203.0.113.9');
    expect(await refusal(check(site('campus'), 'client 1', '203.0.113.9'))).toMatchObject({ status: 429 });
    expect(await refusal(check(site('campus'), 'client 2', '203.0.113.9'))).toBeNull();
  });

  it.each([60, 600, 3_000])(
    'C-23 a network has the %d decisions a minute that the owner set, other networks and websites theirs',
    async (most) => {
      const check = createClientLimits(true, null);
      for (let client = 0; client < most; client += 1)
        await check(site('own', most), `client ${client}`, `203.0.113.${client % 250}`);
      expect(await refusal(check(site('own', most), 'one more', '203.0.113.251'))).toMatchObject({
        status: 429,
      });
      expect(await refusal(check(site('own', most), 'one more', '198.51.100.1'))).toBeNull();
      expect(await refusal(check(site('other'), 'one more', '203.0.113.251'))).toBeNull();
    },
  );

  it('ten thousand websites at once are no flood', async () => {
    const check = createClientLimits(true, null);
    for (let at = 0; at < 10_000; at += 1)
      for (let client = 0; client < 3; client += 1)
        await check(site(`site ${at}`), `client ${client}`, '192.0.2.1');
  });

  it('can be switched off', async () => {
    const check = createClientLimits(false, null);
    for (let n = 0; n < 20; n += 1) await check(site('site'), 'the same client', '192.0.2.1');
  });

  it('O14 two processes take ten decisions of a browser in a minute, eleven at most, and 6,600 of a website', async () => {
    const database = await startTestDatabase();
    const start = async () =>
      createClientLimits(
        true,
        createShare(
          createTallyStore(await database.connect('consents')),
          { warn: () => undefined },
          TALLY_ANSWERS_MS,
        ),
      );
    const checks = [await start(), await start()] as const;
    const taken = async (tries: number, client: (at: number) => string, key: string) => {
      const all = Array.from({ length: tries }, (_, at) =>
        refusal(checks[at % 2 === 0 ? 0 : 1](site(key), client(at), network(at))),
      );
      return (await Promise.all(all)).filter((refused) => refused === null).length;
    };
    const ofOne = await taken(60, () => 'one browser', 'site');
    expect(ofOne).toBeGreaterThanOrEqual(10);
    expect(ofOne).toBeLessThanOrEqual(11);
    const ofMany = await taken(9_000, (at) => `browser ${at}`, 'busy');
    expect(ofMany).toBeGreaterThanOrEqual(6_000);
    expect(ofMany).toBeLessThanOrEqual(6_600);
    await database.close();
  });
});
