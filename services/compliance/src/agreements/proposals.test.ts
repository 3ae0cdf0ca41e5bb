import type { Scope } from '@yinyom/contracts/identity/scopes';
import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import type { ProcessorProposal } from '@yinyom/contracts/papers/processorProposals';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { sampleAgreement } from '../testing/sampleProcessors';
import { sampleWebsite } from '../testing/sampleFacts';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { hostsOfScans } from './knownProcessors';
import { isOpen } from './proposals.service';

const AT = `/organizations/${OURS}/processors`;
const ACCEPTED = { version: '1.2', sha256: 'a'.repeat(64), accepted_at: '2026-11-01T03:00:00.000Z' };
let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
  compliance.identity.client.acceptedAgreement = async () => ACCEPTED;
});
afterAll(() => compliance.close());

const list = async () => (await compliance.officer('GET', AT)).body;
const find = async (subject: string): Promise<ProcessorProposal> =>
  (await list()).proposals.find((one: ProcessorProposal) => one.subject === subject);
const decide = (body: object, etag: string) => compliance.officer('PUT', AT, body, { 'if-match': etag });

it('proposes hosts of scans and webhooks, and keys that write or export; the platform itself by the hash of its agreement', async () => {
  const { platform, proposals, open, unavailable } = await list();
  expect(platform).toEqual(ACCEPTED);
  expect(unavailable).toEqual([]);
  expect(proposals.map(({ source, title, names }: ProcessorProposal) => [source, title, names])).toEqual([
    ['webhook', 'crm.example.net', ['consent.recorded']],
    ['api_key', 'ERP', ['exports:write']],
    ['scan', 'analytics.example', ['_a', '_b']],
  ]);
  expect(open).toBe(3);
});

it('hosts of the own websites and of the platform are no processors', () => {
  const scanned = [
    {
      application_id: 'a',
      finished_at: '',
      hosts: ['example.ac.th', 'shop.example', 'yinyom.example', 'ads.example'].map((host) => ({
        host,
        names: ['n'],
      })),
    },
  ];
  const domains = new Map([
    ['a', 'www.example.ac.th/library'],
    ['b', 'shop.example'],
  ]);
  expect(hostsOfScans(scanned, domains, 'console.yinyom.example').map(({ subject }) => subject)).toEqual([
    'ads.example',
  ]);
});

it('a host of an own website is no processor, and a host is seen on each of them, however many there are', async () => {
  const many = Array.from({ length: MAX_PAPER_WEBSITES }, (_site, at) =>
    sampleWebsite(`9b${String(at).padStart(22, '0')}`, `site-${at}.example.org`),
  );
  const late = sampleWebsite('9d'.repeat(12), 'late.example.org');
  compliance.sites[OURS]?.push(...many, late);
  compliance.processors.hosts[late.id] = ['late.example.org', 'late-tracker.example'].map((host) => ({
    host,
    names: ['n'],
  }));
  const [own, tracker] = [await find('late.example.org'), await find('late-tracker.example')];
  compliance.sites[OURS]?.splice(-many.length - 1);
  delete compliance.processors.hosts[late.id];
  expect(own).toBeUndefined();
  expect(tracker.websites).toEqual(['late.example.org']);
});

it('a verdict closes a proposal, says who and why, and is taken back; none needs a reason', async () => {
  const source = { source: 'webhook', subject: 'crm.example.net' };
  const without = await decide({ ...source, verdict: 'none' }, '"0"');
  expect([without.status, without.body.errors[0].field]).toEqual([422, 'reason']);
  const { body: decided } = await decide(
    { ...source, verdict: 'none', who: 'CRM team', reason: 'gets totals only' },
    '"0"',
  );
  expect(decided).toMatchObject({
    verdict: 'none',
    who: 'CRM team',
    reason: 'gets totals only',
    etag: '"1"',
  });
  expect((await list()).open).toBe(2);
  expect((await decide({ ...source, verdict: 'ours' }, '"0"')).status).toBe(412);
  const { body: back } = await decide({ ...source, verdict: null }, '"1"');
  expect(back).toMatchObject({ verdict: null, who: '', reason: '', decided_by: null });
  expect((await list()).open).toBe(3);
});

it('an agreement that names it closes a proposal as long as it has not ended', async () => {
  const sources = [{ source: 'scan', subject: 'analytics.example' }];
  const { body: made } = await compliance.officer(
    'POST',
    `/organizations/${OURS}/agreements`,
    sampleAgreement({ sources }),
  );
  const proposal = await find('analytics.example');
  expect(proposal.agreements).toEqual([
    { id: made.id, processor_name: 'บริษัท คลาวด์ตัวอย่าง จำกัด', standing: 'draft' },
  ]);
  expect((await list()).open).toBe(2);
  await compliance.officer('DELETE', `/organizations/${OURS}/agreements/${made.id}`);
  expect((await list()).open).toBe(3);
});

it('what was decided stays in the list when it is not seen any more; what is unknown cannot be decided on', async () => {
  const source = { source: 'api_key', subject: 'e'.repeat(24) };
  await decide({ ...source, verdict: 'ours' }, '"0"');
  const { keys } = compliance.processors;
  compliance.processors.keys = [];
  expect(await find(source.subject)).toMatchObject({ present: false, title: 'ERP', verdict: 'ours' });
  compliance.processors.keys = keys;
  const unknown = await decide({ source: 'scan', subject: 'unknown.example', verdict: 'ours' }, '"0"');
  expect(unknown.status).toBe(404);
});

it('says which source could not be asked instead of an empty list', async () => {
  compliance.processors.isScannerDown = true;
  const { unavailable, proposals } = await list();
  expect(unavailable).toEqual(['scan']);
  expect(proposals.some(({ source }: ProcessorProposal) => source === 'webhook')).toBe(true);
  compliance.processors.isScannerDown = false;
});

it('an API key is shown what it may read elsewhere, decides on nothing else, and names nothing else in an agreement', async () => {
  const { authorize } = compliance.identity.client;
  const asKey = async (scopes: Scope[]): Promise<string[]> => {
    compliance.identity.client.authorize = async (asked) => ({
      ...(await authorize(asked)),
      key: { scopes, application_ids: null },
    });
    const { proposals, open } = await list();
    expect(open).toBe(proposals.filter(isOpen).length);
    return proposals.map(({ source }: ProcessorProposal) => source);
  };
  expect(await asKey(['papers:read', 'papers:write'])).toEqual([]);
  const sources = [{ source: 'webhook', subject: 'crm.example.net' }];
  const begun = await compliance.officer(
    'POST',
    `/organizations/${OURS}/agreements`,
    sampleAgreement({ sources }),
  );
  expect([begun.status, begun.body.code]).toEqual([403, 'scope_missing']);
  const hidden = { source: 'webhook', subject: 'crm.example.net', verdict: 'ours' };
  expect((await decide(hidden, '"2"')).status).toBe(404);
  expect(await asKey(['papers:read', 'webhooks:read'])).toEqual(['webhook']);
  expect(await asKey(['papers:read', 'audit:read'])).toEqual(['api_key']);
  expect(await asKey(['papers:read', 'scans:read'])).toEqual(['scan']);
  compliance.identity.client.authorize = authorize;
});

it('another organization sees its own only', async () => {
  compliance.sites[THEIRS] = [sampleWebsite('d'.repeat(24), 'other.example.com')];
  compliance.processors.hosts['d'.repeat(24)] = [{ host: 'theirs.example', names: ['x'] }];
  compliance.identity.memberships.push({ userId: 'their-admin', organizationId: THEIRS, role: 1000 });
  const { body } = await compliance.as('their-admin')('GET', `/organizations/${THEIRS}/processors`);
  expect(body.proposals.map(({ subject }: ProcessorProposal) => subject)).toEqual(['theirs.example']);
  expect(JSON.stringify(await list())).not.toContain('theirs.example');
});
