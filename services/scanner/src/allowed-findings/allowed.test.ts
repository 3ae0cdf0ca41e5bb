import { OURS } from '@yinyom/testing/identityStandIn';
import { MAX_ALLOWED_FINDINGS } from '@yinyom/contracts/scanner/allowedFinding';
import { begin, ended, finds, foundItem } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { FoundFinding } from '../engine/findings/FoundFinding';

let scanner: Scanner;
beforeAll(async () => {
  scanner = await startScanner();
});
afterAll(() => scanner.close());

const finding = (more: Partial<FoundFinding>): FoundFinding => ({
  kind: 'technique',
  code: 'canvas',
  page: 'https://www.site.ac.th/',
  pages: 1,
  passes: ['none'],
  beforeConsent: true,
  host: 'h.online-metrix.net',
  company: 'LexisNexis',
  script: null,
  categoryType: 3,
  evidence: { colours: 2 },
  rule: null,
  weight: 'by_consent',
  ...more,
});

it('an allowed finding is a notice with its reason, at once and in the next scan, until it is taken back', async () => {
  const site = scanner.websites.addSite(OURS);
  const path = `/applications/${site.id}/allowedFindings`;
  const member = scanner.as('member');
  await scanner.worker(
    finds([foundItem({ name: 'sid' })], { findings: [finding({}), finding({ host: 'other.test' })] }),
  );
  const { id } = await begin(scanner, site);
  const scan = await ended(scanner, site, id);
  expect(scan.findings.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'violation',
    'violation',
  ]);
  const { headers } = await member('GET', `/applications/${site.id}/scans/${id}`);

  const body = { code: 'canvas', host: 'H.Online-Metrix.net', reason: ' ป้องกันบอต ' };
  const allowed = await member('PUT', path, { body });
  expect(allowed).toMatchObject({
    status: 200,
    body: {
      entities: [
        { code: 'canvas', host: 'h.online-metrix.net', reason: 'ป้องกันบอต', allowed_by: { id: 'member' } },
      ],
    },
  });
  const shown = await member('GET', `/applications/${site.id}/scans/${id}`, {
    headers: { 'If-None-Match': String(headers.get('etag')) },
  });
  expect(shown.status).toBe(200);
  expect(shown.body.findings).toMatchObject([
    { host: 'other.test', verdict: 'violation' },
    { host: 'h.online-metrix.net', verdict: 'notice', evidence: { colours: 2, allowed_reason: 'ป้องกันบอต' } },
  ]);
  expect(scanner.identity.audit.map(({ action }: { action: string }) => action)).toContain(
    'scan.finding_allowed',
  );

  expect((await member('PUT', path, { body: { ...body, reason: null } })).body.entities).toEqual([]);
  expect((await member('GET', `/applications/${site.id}/scans/${id}`)).body.findings).toMatchObject([
    { verdict: 'violation' },
    { verdict: 'violation' },
  ]);
});

it.each([
  ['a banner’s fault', { code: 'preticked', host: null, reason: 'x' }],
  ['no reason', { code: 'canvas', host: null, reason: ' ' }],
  ['a host that is none', { code: 'canvas', host: 'a b', reason: 'x' }],
  ['a reason without end', { code: 'canvas', host: null, reason: 'x'.repeat(501) }],
  ['something else', { code: 'canvas', host: null, reason: 'x', verdict: 'notice' }],
])('%s is refused, and nothing is kept', async (_what, body) => {
  const site = scanner.websites.addSite(OURS);
  const path = `/applications/${site.id}/allowedFindings`;
  expect((await scanner.as('member')('PUT', path, { body })).status).toBe(422);
  expect((await scanner.as('member')('GET', path)).body.entities).toEqual([]);
});

it('a website answers for so many and no more; the same twice is one', async () => {
  const site = scanner.websites.addSite(OURS);
  const path = `/applications/${site.id}/allowedFindings`;
  const allow = (host: string) =>
    scanner.as('member')('PUT', path, { body: { code: 'webgl', host, reason: 'x' } });
  await scanner.connection.collection('allowed_findings').insertMany(
    Array.from({ length: MAX_ALLOWED_FINDINGS - 1 }, (_unused, at) => ({
      application_id: site.id,
      organization_id: OURS,
      code: 'canvas',
      host: `h${at}.test`,
      reason: 'x',
      allowed_by: { id: 'a', name: 'a' },
      allowed_at: new Date(),
    })),
  );
  expect((await allow('last.test')).status).toBe(200);
  expect((await allow('last.test')).body.total).toBe(MAX_ALLOWED_FINDINGS);
  expect(await allow('more.test')).toMatchObject({ status: 409, body: { code: 'too_many_allowed' } });
});
