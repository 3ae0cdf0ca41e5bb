import { OURS } from '@yinyom/testing/identityStandIn';
import type { FoundFinding } from '../engine/findings/FoundFinding';
import { begin, ended, forgetPause, foundItem, outcomeOf } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
let outcome = outcomeOf([]);
beforeAll(async () => {
  scanner = await startScanner();
  await scanner.worker(async () => outcome);
});
afterAll(() => scanner.close());

const finding = (more: Partial<FoundFinding> = {}): FoundFinding => ({
  kind: 'technique',
  code: 'canvas',
  page: 'https://www.site.ac.th/',
  pages: 2,
  passes: ['none'],
  beforeConsent: true,
  host: 'cdn.tracker.test',
  company: 'Tracker',
  script: 'https://cdn.tracker.test/f.js',
  categoryType: 3,
  evidence: { colours: 2, calls: ['fillText', 'toDataURL'] },
  rule: 'cdn.tracker.test',

  weight: 'by_consent',
  ...more,
});

it('shows what was found besides items, violations first, and counts them', async () => {
  const site = scanner.websites.addSite(OURS);
  const findings = [finding({ code: 'webgl', categoryType: 0 }), finding()];
  const bannerScore = { score: 75, reasons: [{ code: 'preticked' as const, points: 25 }], not_checked: [] };
  outcome = outcomeOf([foundItem()], { findings, bannerScore });
  const scan = await ended(scanner, site, (await begin(scanner, site)).id);
  expect(scan).toMatchObject({
    violations: 2,
    violations_list: [{ cookie: '_ga' }],
    banner_score: bannerScore,
  });
  expect(scan.findings).toEqual([
    {
      kind: 'technique',
      code: 'canvas',
      verdict: 'violation',
      page: 'https://www.site.ac.th/',
      pages: 2,
      passes: ['none'],
      host: 'cdn.tracker.test',
      company: 'Tracker',
      category_type: 3,
      script: 'https://cdn.tracker.test/f.js',
      rule: 'cdn.tracker.test',
      evidence: { colours: 2, calls: ['fillText', 'toDataURL'] },
      since: expect.any(String),
    },
    expect.objectContaining({ code: 'webgl', verdict: 'warning' }),
  ]);
});

it('a cookie of a name that somebody else answers under is that company’s, and a third party’s', async () => {
  const site = scanner.websites.addSite(OURS);
  const owner = { company: 'Eulerian', category: 4 as const };
  await forgetPause(scanner, site);
  outcome = outcomeOf([foundItem({ name: 'etuix_x', owner })]);
  const scan = await ended(scanner, site, (await begin(scanner, site)).id);
  expect(scan.items).toMatchObject([{ name: 'etuix_x', party: 'third', provider: 'Eulerian' }]);
  expect(scanner.websites.foundCookies.at(-1)?.items).toMatchObject([
    { provider: 'Eulerian', suggestion: { category_type: 4, confidence: 0.6 } },
  ]);
});
