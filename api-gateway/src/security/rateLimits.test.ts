import type { Request, Response } from 'express';
import { canonicalAddress } from '@yinyom/service-kit/request/canonicalAddress';
import { setContext, type RequestContext } from '@yinyom/service-kit/request/requestContext';
import { echo, logger } from '../testing/probe';
import { limitsFor, WIDE, type LimitName } from './limits';
import { createRateLimits } from './rateLimits';

/** What the operator takes from a network about a website. */
const DECISIONS = 30;
const LIMITS = limitsFor(DECISIONS);
const NAMES = Object.keys(LIMITS) as LimitName[];

/** Addresses that one client can show, by what it does. */
const DISGUISES: Record<string, (at: number) => string> = {
  'IPv6 addresses of one /64': (at) => `2001:db8:1:2::${(at + 1).toString(16)}`,
  'mapped and plain': (at) => (at % 2 ? '203.0.113.99' : '::ffff:203.0.113.99'),
  'other spellings': (at) => ['2001:db8::1', '2001:0db8::0001', '2001:DB8:0:0:0::1'][at % 3] ?? '',
  ports: (at) => `203.0.113.99:${1_024 + at}`,
  junk: (at) => `unknown-${at}`,
};

const refusedAfter = async (most: number, call: (at: number) => Promise<void>): Promise<number> => {
  for (let at = 0; at <= most; at += 1) {
    const refused = await call(at).then(
      () => false,
      (error: unknown) => (error as { status?: number }).status === 429,
    );
    if (refused) return at;
  }
  return Infinity;
};

/** Counts as the middleware does for a call of that limit, by a caller who is not signed in. */
const callOf = (limits: ReturnType<typeof createRateLimits>, name: LimitName) => {
  const count = limits.of({ ...echo, limit: name });
  return async (address: string, siteKey?: string): Promise<void> => {
    const res = { locals: {}, once: () => undefined } as unknown as Response;
    setContext(res, { ip: canonicalAddress(address), caller: null, log: logger } as RequestContext);
    const req = { params: siteKey === undefined ? {} : { site_key: siteKey } } as unknown as Request;
    await count(req, res, () => undefined);
  };
};

describe.each(NAMES)('V-07 the limit %s', (name) => {
  it.each(Object.entries(DISGUISES))('PR-05 counts %s as one client', async (_what, address) => {
    const call = callOf(createRateLimits(true, null, DECISIONS), name);
    expect(await refusedAfter(LIMITS[name].points, (at) => call(address(at)))).toBe(LIMITS[name].points);
  });

  it('PR-05 lets a /48 have no more than some subscribers have', async () => {
    if (LIMITS[name].by === 'site') return;
    const call = callOf(createRateLimits(true, null, DECISIONS), name);
    const most = LIMITS[name].points * WIDE;
    expect(await refusedAfter(most, (at) => call(`2001:db8:7:${at.toString(16)}::1`))).toBe(most);
  });
});

describe('V-12 keys of websites', () => {
  const random = (at: number) => `nobody${String(at).padStart(10, '0')}`;

  it('IN-08d random ones are refused after a few, also when they come at once', async () => {
    const limits = createRateLimits(true, null, DECISIONS);
    const tries = Array.from({ length: 40 }, (_, at) => limits.decision('203.0.113.5', random(at)));
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(LIMITS.unknown_key.points);
  });

  it('IN-13 a website that is known is there for everybody, whatever was tried beside', async () => {
    const limits = createRateLimits(true, null, DECISIONS);
    await limits.decision('198.51.100.7', 'realwebsite');
    limits.decided('198.51.100.7', 'realwebsite', 201);
    for (let at = 0; at < LIMITS.unknown_key.points; at += 1) {
      await limits.decision('203.0.113.5', random(at));
      limits.decided('203.0.113.5', random(at), 404);
    }
    await expect(limits.decision('203.0.113.5', random(99))).rejects.toMatchObject({ status: 429 });
    await expect(limits.decision('203.0.113.5', 'realwebsite')).resolves.toBeUndefined();
  });

  it('a real one that was not known yet costs nothing', async () => {
    const limits = createRateLimits(true, null, DECISIONS);
    for (let at = 0; at < 2 * LIMITS.unknown_key.points; at += 1) {
      await limits.decision('203.0.113.5', `real${random(at)}`);
      limits.decided('203.0.113.5', `real${random(at)}`, 201);
    }
  });

  it('V-04 IN-09c reports of one network are counted over all websites together, apart from decisions', async () => {
    const limits = createRateLimits(true, null, DECISIONS);
    const report = callOf(limits, 'discovery');
    const sites = (at: number) => `real${random(at % 3)}`;
    for (const at of [0, 1, 2]) {
      await limits.decision('198.51.100.7', sites(at));
      limits.decided('198.51.100.7', sites(at), 201);
    }
    const most = LIMITS.discovery.points;
    expect(await refusedAfter(most, (at) => report('203.0.113.5', sites(at)))).toBe(most);
    await expect(limits.decision('203.0.113.5', sites(0))).resolves.toBeUndefined();
  });

  it('decisions of one network are counted over all websites together', async () => {
    const limits = createRateLimits(true, null, DECISIONS);
    const decide = async (at: number) => {
      await limits.decision('203.0.113.5', `real${random(at)}`);
      limits.decided('203.0.113.5', `real${random(at)}`, 201);
    };
    expect(await refusedAfter(LIMITS.ingest_all.points, decide)).toBe(LIMITS.ingest_all.points);
  });
});
