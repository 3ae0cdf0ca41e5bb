import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { bannerSite } from '../engine/testing/bannerPages';
import { BRIEF_LIMITS, startTestSite, type TestSite } from '../engine/testing/testSite';
import { runScan } from '../engine/runScan';
import { askCheck, endedCheck, storedChecks } from '../testing/checkStory';
import { SELDOM, startScanner, type Scanner } from '../testing/startScanner';

const TRACKER = `document.cookie = '_ga=GA1.1.secret-value; path=/; max-age=63072000';`;

// A whole check with the real browser: three visitors and four more who try the banner out take half a minute.
let site: TestSite;
let inside: TestSite;
let scanner: Scanner;

beforeAll(async () => {
  inside = await startTestSite({ '/': 'The inside.' });
  const pages = bannerSite({ script: TRACKER });
  site = await startTestSite({
    ...pages,
    'leaves.school.ac.th/': (_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
    },
  });
  scanner = await startScanner(
    { PUBLIC_CHECKS: 'true', RATE_LIMITS: 'false', SCANNER_ALLOW: `127.0.0.1:${site.port}` },
    { pace: SELDOM },
  );
  const { limits } = site.setting;
  const quick = {
    ...limits,
    ...BRIEF_LIMITS,
    pageMs: 8_000,
    pageBytes: 2 ** 20,
  };
  const own = { ...site.setting, limits: quick, ownHosts: [] };
  await scanner.worker((order, hooks) => runScan(order, { ...own, ...hooks }));
});
afterAll(async () => {
  await scanner.close();
  await site.close();
  await inside.close();
});

const check = async (url: string): Promise<PublicCheck> => {
  const { status, body } = await askCheck(scanner, url);
  expect({ status, body }).toMatchObject({ status: 202 });
  return endedCheck(scanner, body.id);
};

it('CK-14 says which cookie was there before any choice, where and by whom, and how the banner did', async () => {
  const { status, result } = await check(site.at('/?from=somebody'));
  expect(status).toBe('done');
  expect(result).toMatchObject({
    banner: { kind: 'generic' },
    banner_score: { score: expect.any(Number) },
    choices: ['accept', 'decline'],
    items_total: 3,
  });
  expect(result?.violations).toEqual([
    expect.objectContaining({ cookie: '_ga', page: site.at('/'), pass: 'none', category_type: 3 }),
  ]);
  expect(result?.items.find(({ name }) => name === '_ads')).toMatchObject({ before_consent: false });
  expect(site.requests.some((line) => line.includes('from='))).toBe(false);
  const stored = JSON.stringify(await storedChecks(scanner).find({}).toArray());
  expect(stored).toContain('_ga');
  expect(stored).not.toContain('secret-value');
});

it('CK-03 CK-04 reaches no private address by a redirect or by a name, and does not say which of them it was', async () => {
  const byRedirect = await check(site.at('/', 'leaves.school.ac.th'));
  // Resolves to this machine, on a port that nobody allowed.
  const byName = await check('http://intranet.school.ac.th/');
  for (const one of [byRedirect, byName]) expect(one).toMatchObject({ status: 'unreachable', result: null });
  expect(inside.requests).toEqual([]);
  expect(JSON.stringify([byRedirect, byName])).not.toMatch(/not_public|literal|127\.0\.0\.1/);
});
