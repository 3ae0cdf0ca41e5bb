import { cnameTargetOf } from '../../lists/cnameTargets';
import { createFindingBook } from '../findings/findingBook';
import { cnameChain, systemCname, type ResolveCname } from './cnameChain';
import { createHostBook } from './hostBook';
import { lookBehindHosts, withOwners } from './lookBehindHosts';

/** A resolver of names that are written here. */
const named =
  (names: Record<string, string>): ResolveCname =>
  (name) => {
    const target = names[name];
    return target ? Promise.resolve([target]) : Promise.reject(new Error('queryCname ENOTFOUND'));
  };

const TARGETS = [
  ...[
    'eulerian.net',
    'at-o.net',
    '2o7.net',
    'sc.omtrdc.net',
    'data.adobedc.net',
    'dnsdelegation.io',
    'storetail.io',
  ],
  ...['tagcommander.com', 'k.keyade.com', 'webtrekk.net', 'wt-eu02.net', 'oghub.io', 'affex.org', 'a8.net'],
  ...[
    'ebis.ne.jp',
    'online-metrix.net',
    'go.pardot.com',
    't.eloqua.com',
    'custom.plausible.io',
    'parsely.com',
  ],
  ...['rdtk.io', 'wizaly.com', 'iocnt.net', 'thirdparty.bnc.lt'],
];

describe('the list of companies that are given names', () => {
  it.each(TARGETS)('%s is in it, under any name of its own', (domain) => {
    expect(cnameTargetOf(domain)).toMatchObject({ domain, company: expect.stringMatching(/\w/) });
    expect(cnameTargetOf(`school-ac-th.${domain}.`)?.domain).toBe(domain);
    expect([2, 3, 4]).toContain(cnameTargetOf(domain)?.category);
  });

  it('takes no name that only ends in the same letters', () => {
    expect(cnameTargetOf('noteulerian.net')).toBeUndefined();
    expect(cnameTargetOf('net')).toBeUndefined();
  });
});

describe('a chain of names', () => {
  it('is followed to its end', async () => {
    const resolve = named({
      'm.school.ac.th': 'School.Eulerian.NET.',
      'school.eulerian.net': 'pool.eulerian.net',
    });
    expect(await cnameChain('m.school.ac.th', resolve)).toEqual([
      { name: 'm.school.ac.th', target: 'school.eulerian.net' },
      { name: 'school.eulerian.net', target: 'pool.eulerian.net' },
    ]);
  });

  it('that is a circle, has no end or does not exist ends', async () => {
    const circle = named({ 'a.school.ac.th': 'b.school.ac.th', 'b.school.ac.th': 'a.school.ac.th' });
    expect(await cnameChain('a.school.ac.th', circle)).toHaveLength(2);
    let count = 0;
    const endless: ResolveCname = () => Promise.resolve([`${(count += 1)}.school.ac.th`]);
    expect(await cnameChain('x.school.ac.th', endless)).toHaveLength(8);
    expect(await cnameChain('x.school.ac.th', named({}))).toEqual([]);
  });

  it('that never answers costs two seconds', async () => {
    jest.useFakeTimers();
    try {
      const chain = cnameChain('x.school.ac.th', () => new Promise(() => undefined));
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await chain).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('no network is asked for names that the setting maps', async () => {
    expect(await systemCname(new Map([['*', '127.0.0.1']]))('m.school.ac.th')).toEqual([]);
  });
});

const SITE = 'school.ac.th';
const PAGE = 'https://www.school.ac.th/';
const PHASE = { pass: 'none', chosen: false } as const;

/** Meets requests and cookies of hosts and says what stands behind them. */
const lookAt = async (
  requests: [url: string, type: string][],
  names: Record<string, string>,
  cookies: { url: string; name: string; domain: string }[] = [],
  extra = new Map(),
) => {
  const hosts = createHostBook(() => SITE);
  const findings = createFindingBook();
  hosts.request(PAGE, 'Document', true, PAGE, PHASE);
  for (const [url, type] of requests) hosts.request(url, type, false, PAGE, PHASE);
  for (const { url, name, domain } of cookies)
    hosts.cookie({
      name,
      domain,
      kind: 'cookie',
      at: 0,
      page: PAGE,
      setterHost: SITE,
      setBy: { kind: 'header', url, line: null },
    });
  const owners = await lookBehindHosts(hosts, findings, { site: SITE, resolve: named(names), extra });
  return { found: findings.all(), owners };
};

describe('who stands behind a name of the website’s own domain', () => {
  it('a company of the list, with its cookies, before consent', async () => {
    const url = 'https://m.school.ac.th/e.js';
    const { found, owners } = await lookAt([[url, 'Script']], { 'm.school.ac.th': 'school.eulerian.net' }, [
      { url, name: 'etuix', domain: SITE },
    ]);
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'cname',
        code: 'cloaked',
        company: 'Eulerian',
        host: 'm.school.ac.th',
        rule: 'm.school.ac.th',
        script: url,
        beforeConsent: true,
        categoryType: 4,
        weight: 'by_consent',
        evidence: expect.objectContaining({
          chain: ['m.school.ac.th → school.eulerian.net'],
          cookies_set: ['etuix'],
        }),
      }),
    ]);
    const item = { domain: SITE, setBy: { kind: 'header', url, line: null } } as never;
    expect(withOwners([item], owners)).toEqual([
      expect.objectContaining({ owner: { company: 'Eulerian', category: 4 } }),
    ]);
  });

  it.each([
    [
      'the website’s own name',
      [['https://img.school.ac.th/x.js', 'Script']],
      { 'img.school.ac.th': 'cdn.school.ac.th' },
    ],
    ['no other name', [['https://img.school.ac.th/x.js', 'Script']], {}],
    [
      'a network',
      [['https://data.school.ac.th/track/x.js', 'Script']],
      { 'data.school.ac.th': 'd1.cloudfront.net' },
    ],
    [
      'somebody unknown who does nothing of a collector',
      [['https://shop.school.ac.th/x.js', 'Script']],
      { 'shop.school.ac.th': 'x.seller.com' },
    ],
    [
      'somebody of another website',
      [['https://m.other.com/collect', 'Ping']],
      { 'm.other.com': 'x.eulerian.net' },
    ],
  ] as [string, [string, string][], Record<string, string>][])(
    '%s: nothing is told',
    async (_what, requests, names) => {
      expect((await lookAt(requests, names)).found).toEqual([]);
    },
  );

  it('somebody unknown who behaves like a collector is told as possible', async () => {
    const { found, owners } = await lookAt([['https://stats.school.ac.th/collect', 'Ping']], {
      'stats.school.ac.th': 'in.unknown.io',
    });
    expect(found).toMatchObject([
      {
        code: 'delegated',
        weight: 'warning',
        evidence: { score: 2, signs: ['collector_path', 'collector_label'] },
      },
    ]);
    expect(owners.size).toBe(0);
    const byCookie = await lookAt(
      [['https://x.school.ac.th/a.js', 'Script']],
      { 'x.school.ac.th': 'in.unknown.io' },
      [{ url: 'https://x.school.ac.th/a.js', name: 'uid', domain: SITE }],
    );
    expect(byCookie.found).toMatchObject([{ code: 'delegated', evidence: { signs: ['cookie_for_domain'] } }]);
  });

  it.each([
    'https://sst.school.ac.th/g/collect?v=2&tid=G-ABC123',
    'https://www.school.ac.th/metrics/gtm.js?id=GTM-ABC',
    'https://sst.school.ac.th/gtag/js?id=G-ABC123',
  ])('Google’s tags at %s', async (url) => {
    const { found } = await lookAt([[url, 'Script']], {});
    expect(found).toMatchObject([{ code: 'own_domain_tagging', company: 'Google', categoryType: 3 }]);
  });

  it('a domain of the operator’s own lists', async () => {
    const target = { domain: 'secret.example', company: 'secret.example', category: 3, source: 'extra_list' };
    const { found } = await lookAt(
      [['https://m.school.ac.th/a.js', 'Script']],
      { 'm.school.ac.th': 'x.secret.example' },
      [],
      new Map([['secret.example', target]]),
    );
    expect(found).toMatchObject([{ code: 'cloaked', evidence: { list: 'extra_list' } }]);
  });
});
