import { OURS } from '@yinyom/testing/identityStandIn';
import type { FoundFinding } from '../engine/findings/FoundFinding';
import { begin, ended, finds, foundItem } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
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
  await scanner.worker(finds([foundItem()], { findings, bannerScore }));
  const scan = await ended(scanner, site, (await begin(scanner, site)).id);
  expect(scan).toMatchObject({
    violations: 2,
    violations_list: [{ cookie: '_ga' }],
    banner_score: bannerScore,
  });
  expect(scan.findings).toEqual([
    {
      ...{
        kind: 'technique',
        code: 'canvas',
        verdict: 'violation',
        page: 'https://www.site.ac.th/',
        pages: 2,
      },
      ...{ passes: ['none'], host: 'cdn.tracker.test', company: 'Tracker', category_type: 3 },
      ...{ script: 'https://cdn.tracker.test/f.js', rule: 'cdn.tracker.test' },
      evidence: { colours: 2, calls: ['fillText', 'toDataURL'] },
    },
    expect.objectContaining({ code: 'webgl', verdict: 'warning' }),
  ]);
});
