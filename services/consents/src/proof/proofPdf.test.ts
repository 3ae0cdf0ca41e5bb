import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import type { VersionReview } from '@yinyom/contracts/evidence/versionReview';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { proofDocument } from '../documents/proofDocument';
import { readQr } from '../testing/readQr';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns } from '../testing/standIns';
import { createProofPdf } from './proofPdf';

const REVIEW: VersionReview = {
  version: 1,
  content_sha256: 'c'.repeat(64),
  at: '2026-01-02T03:04:05.000Z',
  by: { id: 'lawyer', name: 'วิภา ทนาย', role: 0, external: true },
  note: 'ข้อความ <ถูกต้อง>',
};

let server: TestDatabase;
let consents: RunningConsents;
let proof: ConsentProof;

beforeAll(async () => {
  server = await startTestDatabase();
  const standIns = createStandIns();
  consents = await startConsents(await server.connect('proof_pdf'), standIns);
  const site = standIns.addSite({ reviews: [REVIEW, { ...REVIEW, version: 2 }] });
  const { body } = await consents.decide(site);
  const user = standIns.addUser(site.organization_id, 10);
  proof = (await consents.call(`/consents/${body.consent_id as string}/proof`, { user }))
    .body as ConsentProof;
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

/** A maker whose drawings end when the test says so. */
const heldMaker = () => {
  const drawings: { finish(pdf: Buffer): void; fail(error: Error): void }[] = [];
  const make: PdfMaker['make'] = () =>
    new Promise((finish, fail) => {
      drawings.push({ finish, fail });
    });
  return { drawings, pdfs: { make, isOpen: () => true, close: async () => undefined } };
};
const later = { status: 503, code: 'timeout', details: { retryAfterSeconds: 3 } };
const file = Buffer.from('%PDF');

it('tells who waits too long to ask again, and whoever does gets the file of the same drawing', async () => {
  const { drawings, pdfs } = heldMaker();
  const proofPdf = createProofPdf(pdfs, 1, 'https://consent.example');
  await expect(proofPdf(proof, 'th')).rejects.toMatchObject(later);
  await expect(proofPdf({ ...proof, generated_at: new Date(0).toISOString() }, 'th')).rejects.toMatchObject(
    later,
  );
  expect(drawings).toHaveLength(1);
  drawings[0]?.finish(file);
  expect(await proofPdf(proof, 'th')).toBe(file);
  expect(drawings).toHaveLength(1);
});

it('draws anew for another language, and when the record has changed', async () => {
  const { drawings, pdfs } = heldMaker();
  const proofPdf = createProofPdf(pdfs, 1, 'https://consent.example');
  await expect(proofPdf(proof, 'th')).rejects.toMatchObject(later);
  await expect(proofPdf(proof, 'en')).rejects.toMatchObject(later);
  await expect(proofPdf({ ...proof, snapshot_matches: false }, 'th')).rejects.toMatchObject(later);
  expect(drawings).toHaveLength(3);
});

it('a drawing that failed is not kept', async () => {
  const { drawings, pdfs } = heldMaker();
  const proofPdf = createProofPdf(pdfs, 60_000, 'https://consent.example');
  const first = proofPdf(proof, 'th');
  drawings[0]?.fail(new Error('no browser'));
  await expect(first).rejects.toThrow('no browser');
  const second = proofPdf(proof, 'th');
  drawings[1]?.finish(file);
  expect(await second).toBe(file);
});

it('B2: the paper leads to the page that checks it, and names this proof', () => {
  const { id, integrity } = proof.consent;
  const paper = proofDocument(proof, 'en', 'https://consent.example');
  expect(readQr(paper)).toBe(`https://consent.example/verify#id=${id}&hash=${integrity.hash}`);
});

it('says of a sample website that nobody made the decision, and of no other', () => {
  const paper = (sample?: true) =>
    proofDocument({ ...proof, controller: { ...proof.controller, sample } }, 'en', 'https://consent.example');
  expect(paper(true)).toContain(DOCUMENT_WORDS.en.sample);
  expect(paper()).not.toContain(DOCUMENT_WORDS.en.sample);
});

it('names who reviewed the version that was shown, as a statement of that person', () => {
  expect(proof.reviews).toEqual([REVIEW]);
  const paper = proofDocument(proof, 'th', 'https://consent.example');
  for (const told of ['วิภา ทนาย (ภายนอก)', 'ข้อความ &lt;ถูกต้อง&gt;', REVIEW.content_sha256])
    expect(paper).toContain(told);
  expect(paper).toContain(DOCUMENT_WORDS.th.reviewed_note);
  expect(proofDocument({ ...proof, reviews: [] }, 'th', 'https://consent.example')).not.toContain(
    DOCUMENT_WORDS.th.reviewed_note,
  );
});
