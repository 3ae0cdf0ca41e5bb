import { AppError } from '@yinyom/service-kit/AppError';
import { createClientLimits } from './clientLimits';

const refusal = (check: () => void): AppError | null => {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

describe('P-01: limits that only the body tells', () => {
  it('a website takes 6,000 decisions a minute, whoever sends them; other websites are not slowed down', () => {
    const check = createClientLimits(true);
    for (let client = 0; client < 6_000; client += 1) check('flooded', `client ${client}`);
    const refused = refusal(() => check('flooded', 'one more'));
    expect([refused?.status, refused?.code]).toEqual([429, 'rate_limited']);
    expect(refused?.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal(() => check('quiet', 'one more'))).toBeNull();
  });

  it('ten thousand websites at once are no flood', () => {
    const check = createClientLimits(true);
    for (let site = 0; site < 10_000; site += 1)
      for (let client = 0; client < 3; client += 1) check(`site ${site}`, `client ${client}`);
  });

  it('can be switched off', () => {
    const check = createClientLimits(false);
    for (let n = 0; n < 20; n += 1) check('site', 'the same client');
  });
});
