import { LANGUAGES } from '@yinyom/contracts/constants';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import type { PaperOriginal, PaperScope } from '../binder/PaperSource';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { createPaperFileStore } from '../signed-scans/paperFile.store';
import { OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';
import { sampleAgreement } from '../testing/sampleProcessors';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { createAgreementStore } from './agreement.store';
import { createAgreementsSource } from './createAgreementsSource';
import { createKnownProcessors } from './knownProcessors';
import { createProposals } from './proposals.service';
import { createVerdictStore } from './verdict.store';

const AT = `/organizations/${OURS}/agreements`;
const SCAN = Buffer.from('%PDF-1.7\nsigned\n%%EOF');
const SITE = 'c'.repeat(24);
let compliance: Compliance;
let now = new Date('2026-11-30T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, patienceMs: 60_000 });
});
afterAll(() => compliance.close());

const clock = () => now;
/** The source over the stores of the service, as the binder gets it. */
const sourceOf = () => {
  const { connection, identity } = compliance;
  const agreements = createAgreementStore(connection);
  const verdicts = createVerdictStore(connection);
  const scans = createSignedScans({
    files: createPaperFileStore(connection),
    ring: testSecrets.DATA_SECRET,
    now: clock,
  });
  const readKnown = createKnownProcessors({
    identity: identity.client,
    websites: compliance.calls.websites,
    scanner: compliance.calls.scanner,
    notify: compliance.calls.notify,
    platformHost: 'console.example',
    logger: createLogger('silent'),
  });
  const proposals = createProposals({
    agreements,
    verdicts,
    readKnown,
    identity: identity.client,
    now: clock,
  });
  return createAgreementsSource({ agreements, scans, proposals, identity: identity.client, now: clock });
};
const scope = (changes: Partial<PaperScope> = {}): PaperScope => ({
  organizationId: OURS,
  organizationName: 'โรงเรียนเดโม',
  applications: null,
  from: new Date('2026-10-01T00:00:00Z'),
  until: new Date('2027-01-01T00:00:00Z'),
  ...changes,
});
const bytesOf = async ({ content }: PaperOriginal): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};
const signed = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const { body: made } = await compliance.officer('POST', AT, sampleAgreement(changes));
  const { body: sent } = await compliance.officer('POST', `${AT}/${made.id}/send`, undefined, {
    'if-match': made.etag,
  });
  await compliance.send('POST', `${AT}/${made.id}/scans`, {
    token: compliance.tokenFor(OFFICER, `session-of-${OFFICER}`),
    raw: new Uint8Array(SCAN),
    headers: { 'content-type': 'application/pdf', 'if-match': sent.etag },
  });
  return made.id;
};

it('counts what is done, never what is only there: the platform, each agreement, and each proposal without a word on it', async () => {
  const source = sourceOf();
  compliance.identity.client.acceptedAgreement = async () => null;
  expect(await source.readiness(OURS)).toMatchObject({ state: 'empty', fields: 4, filled: 0 });
  compliance.identity.client.acceptedAgreement = async () => ({
    version: '1.2',
    sha256: 'a'.repeat(64),
    accepted_at: '2026-11-01T03:00:00.000Z',
  });
  await signed({ sources: [{ source: 'scan', subject: 'analytics.example' }] });
  const after = await source.readiness(OURS);
  expect(after).toMatchObject({ state: 'partly', fields: 4, filled: 2 });
  expect(after.missing.map(({ field }) => field)).toEqual(['agreement_proposal', 'agreement_proposal']);
  now = new Date('2028-01-01T03:00:00Z');
  const overdue = await source.readiness(OURS);
  expect(overdue.missing[0]).toEqual({
    field: 'agreement_review',
    who: 'dpo',
    due_at: '2027-11-29T17:00:00.000Z',
  });
  // One whose last day is over is missing, until an extension or its end is recorded.
  const stored = compliance.connection.collection('processor_agreements');
  await stored.updateMany({}, { $set: { 'content.until': '2027-12-31' } });
  const expired = await source.readiness(OURS);
  await stored.updateMany({}, { $set: { 'content.until': null } });
  now = new Date('2026-11-30T03:00:00Z');
  expect(expired.missing[0]).toEqual({
    field: 'agreement_expired',
    who: 'dpo',
    due_at: '2027-12-31T17:00:00.000Z',
  });
});

it('gives the register as CSV and every paper as it was sent and signed', async () => {
  const id = await signed({ service: '=HYPERLINK("x")' });
  const originals = await sourceOf().originals(scope());
  const csv = (await bytesOf(originals[0] as PaperOriginal)).toString('utf8');
  expect(originals[0]?.name).toBe('agreements.csv');
  // A spreadsheet runs nothing of it.
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  const files = originals.filter(({ name }) => name.includes(id));
  expect(files.map(({ name }) => name.replace(/-[0-9a-f]{24}\.pdf$/, '-ID.pdf'))).toEqual([
    `agreement-${id}-sent.pdf`,
    `agreement-${id}-signed-ID.pdf`,
  ]);
  expect((await bytesOf(files[0] as PaperOriginal)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await bytesOf(files[1] as PaperOriginal)).equals(SCAN)).toBe(true);
});

it('is about the period: what ended before it or began after it is not in it', async () => {
  const until = new Date('2026-11-01T00:00:00Z');
  expect(await sourceOf().originals(scope({ until }))).toHaveLength(1);
  // Readiness of a period counts those of it alone, and open proposals of now.
  const stored = await compliance.connection.collection('processor_agreements').countDocuments();
  const fieldsOf = async (changes: Partial<PaperScope>) =>
    (await sourceOf().readiness(OURS, scope(changes))).fields;
  expect((await fieldsOf({})) - (await fieldsOf({ until }))).toBe(stored);
});

it('is about the chosen websites: agreements and proposals of others are not in it, nor what is about all', async () => {
  const source = sourceOf();
  const own = await source.document(scope({ applications: [SITE] }), 'en');
  expect(own).toContain('คลาวด์ตัวอย่าง');
  expect(own).not.toContain('crm.example.net');
  const other = await source.document(scope({ applications: ['f'.repeat(24)] }), 'en');
  expect(other).not.toContain('คลาวด์ตัวอย่าง');
  expect(other).toContain(AGREEMENT_WORDS.en.register.none);
});

it.each(LANGUAGES)(
  'in %s the document names what is open, what could not be asked, and escapes every text',
  async (lang) => {
    compliance.processors.isScannerDown = true;
    const page = await sourceOf().document(scope(), lang);
    compliance.processors.isScannerDown = false;
    const words = AGREEMENT_WORDS[lang];
    for (const text of [
      PAPER_NAME_WORDS[lang].agreements,
      words.draft,
      words.sources.scan,
      'crm.example.net',
      'a'.repeat(64),
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('=HYPERLINK("x")');
    expect(page).not.toMatch(/\{\w+\}/);
  },
);
