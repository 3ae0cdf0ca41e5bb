import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { verifyProof, type ProofPack } from 'yinyom-verify/verifyProof';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('policy'), standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const SHA = 'd4'.repeat(32);
const proofOf = async (site: TestSite, language: 'th' | 'en' = 'th') => {
  const { body } = await consents.decide(site, { language });
  const user = standIns.addUser(site.organization_id, 10);
  return (await consents.call(`/consents/${body.consent_id as string}/proof`, { user })).body;
};

it('a decision is recorded with the policy in force, its hash covers it, and the proof holds', async () => {
  const site = standIns.addSite({ policy: { version: 3, sha256: { th: SHA } } });
  const proof = await proofOf(site);
  expect(proof.hashed_content).toMatchObject({ policy_sha256: SHA, policy_version: 3 });
  expect(proof.consent.policy).toEqual({ policy_sha256: SHA, policy_version: 3 });
  expect(verifyProof(proof as ProofPack)).toMatchObject({ ok: true });
  const other = { ...proof.hashed_content, policy_sha256: 'e5'.repeat(32) };
  expect(verifyProof({ ...proof, hashed_content: other } as ProofPack).ok).toBe(false);
});

it('its receipt says where that text stays', async () => {
  const site = standIns.addSite({ policy: { version: 3, sha256: { th: SHA } } });
  const { body } = await consents.decide(site);
  const user = standIns.addUser(site.organization_id, 10);
  const receipt = await consents.call(`/consents/${body.consent_id as string}/receipt.json`, { user });
  expect(receipt.body.record.privacy_notice).toMatchObject({
    policy_address: expect.stringMatching(new RegExp(`/public/sites/${site.site_key}/policy/3\\.html$`)),
    policy_sha256: SHA,
  });
});

it('without a policy, or in a language that it does not have, nothing of one is recorded', async () => {
  const without = await proofOf(standIns.addSite());
  const elsewhere = await proofOf(standIns.addSite({ policy: { version: 3, sha256: { th: SHA } } }), 'en');
  for (const { hashed_content } of [without, elsewhere])
    expect(Object.keys(hashed_content as object).filter((field) => field.startsWith('policy'))).toEqual([]);
});

it('a chain of entries with and without a policy is whole', async () => {
  const site = standIns.addSite();
  await consents.decide(site);
  site.policy = { version: 1, sha256: { th: SHA } };
  site.marker = (site.marker ?? 0) + 1;
  await consents.decide(site);
  const user = standIns.addUser(site.organization_id, 1000);
  const verdict = await consents.call(`/consentLogs/verify?application_id=${site.application_id}`, { user });
  expect(verdict.body).toMatchObject({ ok: true });
});
