import { AppError } from '@yinyom/service-kit/AppError';
import { createShare } from '@yinyom/service-kit/limits/sharing';
import { createTallyStore } from '@yinyom/service-kit/limits/tallyStore';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createClientLimits } from './clientLimits';

/** What is counted together is judged while the tally answers, however busy the machine is. */
const TALLY_ANSWERS_MS = 60_000;

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
    for (let client = 0; client < 6_000; client += 1) await check('flooded', `client ${client}`);
    const refused = await refusal(check('flooded', 'one more'));
    expect([refused?.status, refused?.code]).toEqual([429, 'rate_limited']);
    expect(refused?.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(await refusal(check('quiet', 'one more'))).toBeNull();
  });

  it('ten thousand websites at once are no flood', async () => {
    const check = createClientLimits(true, null);
    for (let site = 0; site < 10_000; site += 1)
      for (let client = 0; client < 3; client += 1) await check(`site ${site}`, `client ${client}`);
  });

  it('can be switched off', async () => {
    const check = createClientLimits(false, null);
    for (let n = 0; n < 20; n += 1) await check('site', 'the same client');
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
    const taken = async (tries: number, client: (at: number) => string, site: string) => {
      const all = Array.from({ length: tries }, (_, at) =>
        refusal(checks[at % 2 === 0 ? 0 : 1](site, client(at))),
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
