import { OURS } from '@yinyom/testing/identityStandIn';
import { finds, foundItem, until } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import { hostsOf } from './scannedHosts';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

it('the latest scan names domains of others: those of cookies, and those of scripts that set them', async () => {
  const site = scanner.websites.addSite(OURS);
  const { internal } = scanner.service;
  const asked = () => internal.scannedHosts({ application_ids: [site.id, 'f'.repeat(24)] });
  expect(await asked()).toEqual([]);
  await scanner.as('member')('POST', `/applications/${site.id}/scans`, { body: {} });
  await scanner.worker(
    finds([
      foundItem({
        domain: site.domain_name,
        setBy: { kind: 'script', url: 'https://cdn.tags.example.com/a.js', line: 1 },
      }),
      foundItem({
        name: 'IDE',
        domain: '.ads.example.net',
        party: 'third',
        setBy: { kind: 'header', url: null, line: null },
      }),
    ]),
  );
  const [seen] = await until(async () => {
    const found = await asked();
    return found.length > 0 && found;
  });
  expect(seen).toMatchObject({
    application_id: site.id,
    hosts: [
      { host: 'example.com', names: ['_ga'] },
      { host: 'example.net', names: ['IDE'] },
    ],
  });
});

it('the own domain is none of them, and a hostile website names no more than a hundred', () => {
  const item = (domain: string) => ({
    name: 'x',
    domain,
    set_by: { kind: 'header' as const, url: null, line: null },
  });
  expect(hostsOf('site.ac.th', [item('www.site.ac.th'), item('site.ac.th')])).toEqual([]);
  const many = Array.from({ length: 150 }, (_, index) => item(`host${index}.example`));
  expect(hostsOf('site.ac.th', many)).toHaveLength(100);
});
