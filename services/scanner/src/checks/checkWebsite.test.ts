import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { startTestSite, type TestSite } from '../engine/testing/testSite';
import { runScan } from '../engine/runScan';
import { askCheck, endedCheck } from '../testing/checkStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let site: TestSite;
let inside: TestSite;
let scanner: Scanner;

beforeAll(async () => {
  inside = await startTestSite({ '/': 'The inside.' });
  site = await startTestSite({
    'leaves.school.ac.th/': (_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
    },
  });
  scanner = await startScanner({
    PUBLIC_CHECKS: 'true',
    RATE_LIMITS: 'false',
    SCANNER_ALLOW: `127.0.0.1:${site.port}`,
  });
  const { limits } = site.setting;
  const quick = {
    ...limits,
    dwellMs: 800,
    quietMs: 600,
    noChoiceMs: 1_000,
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

it('CK-03 CK-04 reaches no private address by a redirect or by a name, and does not say which of them it was', async () => {
  const byRedirect = await check(site.at('/', 'leaves.school.ac.th'));
  // Resolves to this machine, on a port that nobody allowed.
  const byName = await check('http://intranet.school.ac.th/');
  for (const one of [byRedirect, byName]) expect(one).toMatchObject({ status: 'unreachable', result: null });
  expect(inside.requests).toEqual([]);
  expect(JSON.stringify([byRedirect, byName])).not.toMatch(/not_public|literal|127\.0\.0\.1/);
}, 120_000);
