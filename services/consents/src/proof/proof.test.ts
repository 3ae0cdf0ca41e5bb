import { getConsentProof } from '@yinyom/contracts/consents/proof';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import { verifyProof, type ProofPack } from 'yinyom-verify/verifyProof';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { sampleLook } from '../testing/sampleNotice';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('proof'), standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  site = standIns.addSite();
});

const proofOf = async () => {
  const { body: given } = await consents.decide(site, { categories: { statistics: true } });
  const user = standIns.addUser(site.organization_id, 10);
  const answer = await consents.call(`/consents/${given.consent_id as string}/proof`, { user });
  return { given, answer, proof: answer.body };
};

describe('proof of a decision', () => {
  it('H22: says who (with the data protection officer), when, what was shown, what was chosen and how, and carries the visitor’s receipt', async () => {
    const { given, answer, proof } = await proofOf();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`consent-${given.consent_id as string}.json`);
    expect(proof).toMatchObject({
      controller: {
        organization_id: site.organization_id,
        organization_name: 'องค์กรทดสอบ',
        domain_name: 'site.ac.th',
        site_key: site.site_key,
        // H22: what the organization's settings promise.
        dpo: { name: 'สมศรี คุ้มครอง', email: 'dpo@site.ac.th' },
      },
      consent: {
        id: given.consent_id,
        consent_time: given.consent_time,
        method: 'banner_accept',
        result: 'accept',
        snapshot: { format: 1, language: 'th' },
      },
      receipt: given.receipt,
    });
    expect(proof.keys).toHaveLength(1);
  });

  it('its hash can be recomputed from what it holds', async () => {
    const { proof } = await proofOf();
    expect(sha256(canonicalJson(proof.hashed_content))).toBe(proof.consent.integrity.hash);
    expect(proof.hashed_content).toMatchObject({ consent_id: proof.consent.id, result: 'accept' });
    expect(verifyProof(proof as ProofPack).proved).toContain('record');
  });

  it('tells when the kept notice is the one that was shown, and when it is not', async () => {
    expect((await proofOf()).proof.snapshot_matches).toBe(true);
    site = standIns.addSite({ notice_sha256: { th: 'b2'.repeat(32) } });
    expect((await proofOf()).proof.snapshot_matches).toBe(false);
  });

  it('B2: draws the banner again from the recorded texts and the look of that version, with a hash of its own', async () => {
    const { proof } = await proofOf();
    const { content, sha256: hash } = proof.drawing;
    expect(content).toMatchObject({
      method: 'yinyom-drawing-6',
      version: 1,
      published_at: sampleLook.published_at,
      language: 'th',
      layout: 0,
      colors: { background: '#ffffff' },
      texts: { title: 'เว็บไซต์นี้ใช้คุกกี้', powered_by: expect.stringContaining('Yinyom') },
      categories: [{ id: 'necessary' }, { id: 'statistics' }],
    });
    expect(sha256(canonicalJson(content))).toBe(hash);
    expect(getConsentProof.answer?.safeParse(proof).success).toBe(true);
    expect(verifyProof(proof as ProofPack).ok).toBe(true);
  });

  it('B2: names what the drawing leaves out', async () => {
    const logo = { sha256: 'c3'.repeat(32), width: 90 };
    const design = { layout: 10, theme: 'auto' as const, show_powered_by: false };
    site = standIns.addSite({ look: { ...sampleLook, design, logo, font_family: 'Sarabun' } });
    const { not_drawn, texts } = (await proofOf()).proof.drawing.content;
    expect(not_drawn).toEqual(expect.arrayContaining(['page', 'browser', 'logo', 'font', 'dark']));
    expect(texts).not.toHaveProperty('powered_by');
  });

  it('B2: draws nothing where the look is not known or the text is not the recorded one', async () => {
    site = standIns.addSite({ look: null });
    expect((await proofOf()).proof).not.toHaveProperty('drawing');
    site = standIns.addSite({ notice_sha256: { th: 'b2'.repeat(32) } });
    expect((await proofOf()).proof).not.toHaveProperty('drawing');
  });

  it('says where the organization is reached, and that a sample website’s decision was made up', async () => {
    expect((await proofOf()).proof.controller).toMatchObject({ contact_email: 'office@site.ac.th' });
    expect((await proofOf()).proof.controller).not.toHaveProperty('sample');
    site = standIns.addSite({ sample: true });
    expect((await proofOf()).proof.controller).toMatchObject({ sample: true });
  });

  it('is recorded in the audit log', async () => {
    const { given } = await proofOf();
    expect(standIns.audited).toContainEqual(
      expect.objectContaining({
        action: 'consent.proof',
        target: expect.objectContaining({ id: given.consent_id }),
      }),
    );
  });
});
