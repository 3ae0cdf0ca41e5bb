import type { FoundFinding } from '../engine/findings/FoundFinding';
import { OURS } from '@yinyom/testing/identityStandIn';
import { begin, ended, finds, forgetPause, foundItem } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
beforeEach(async () => {
  scanner = await startScanner();
});
afterEach(() => scanner.close());

it('what the latest scan met without consent is told, and what of it the scan before did not meet', async () => {
  const site = scanner.websites.addSite(OURS);
  const watched = () => scanner.service.internal.watchViolations({ application_id: site.id });
  expect(await watched()).toBeNull();
  for (const name of ['_old', '_fbp']) scanner.websites.decided.set(name, 4);
  const early = (name: string) => foundItem({ name, beforeConsent: true });
  let found = [early('_old')];
  await scanner.worker(async (...given) => finds(found)(...given));
  const first = await begin(scanner, site);
  await ended(scanner, site, first.id);
  // Before there was a scan nothing can be new.
  expect(await watched()).toMatchObject({
    scan_id: first.id,
    violations: [{ cookie: '_old', is_new: false }],
  });
  await forgetPause(scanner, site);
  found = [early('_old'), early('_fbp')];
  const second = await begin(scanner, site);
  await ended(scanner, site, second.id);
  expect(await watched()).toMatchObject({
    scan_id: second.id,
    violations: [
      { cookie: '_old', is_new: false },
      { cookie: '_fbp', is_new: true, category_type: 4 },
    ],
  });
});

it('vendors that were told another choice are named; a scan that was turned away takes nothing back', async () => {
  const site = scanner.websites.addSite(OURS);
  const watched = () => scanner.service.internal.watchSignals({ application_id: site.id });
  expect(await watched()).toBeNull();
  const told = (weight: 'violation' | 'warning', company: string): FoundFinding => ({
    kind: 'signal',
    code: 'default_granted',
    page: 'https://a.test/',
    pages: 1,
    passes: ['none'],
    beforeConsent: true,
    host: 'x.test',
    company,
    script: null,
    categoryType: 4,
    rule: null,
    weight,
    evidence: { gcd: '11t1t1t1t5', gcs: 'G111', hits: 2 },
  });
  let ending: object = { findings: [told('violation', 'Google'), told('warning', 'Microsoft')] };
  await scanner.worker(async (...given) => ({ ...(await finds([])(...given)), ...ending }));
  const scan = async () => {
    const { id } = await begin(scanner, site);
    await ended(scanner, site, id);
    await forgetPause(scanner, site);
    return id;
  };
  const first = await scan();
  const contradictions = [
    { code: 'default_granted', company: 'Google', page: 'https://a.test/', sent: 'gcd=11t1t1t1t5 gcs=G111' },
  ];
  expect(await watched()).toMatchObject({ scan_id: first, contradictions });
  ending = { state: 'partial', reason: 'blocked', findings: [] };
  await scan();
  expect(await watched()).toMatchObject({ scan_id: first, contradictions });
  ending = { findings: [] };
  const third = await scan();
  expect(await watched()).toMatchObject({ scan_id: third, contradictions: [] });
});
