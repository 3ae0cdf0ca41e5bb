import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { choiceKeyOf, signChoice } from '@yinyom/service-kit/auth/choiceToken';
import { NOTHING_TAKEN_OVER } from '@yinyom/contracts/websites/takeOver';
import { proofDocument } from '../documents/proofDocument';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { verifyProof, type ProofPack } from 'yinyom-verify/verifyProof';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('taken_over'), standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const day = (inDays: number): string => new Date(Date.now() + inDays * DAY).toISOString().slice(0, 10);
const SHA = 'ab'.repeat(32);
const take_over = { ...NOTHING_TAKEN_OVER, from: ['cookiebot' as const], until: day(30), consents: true };
const origin = (given: object = {}) => ({
  product: 'cookiebot' as const,
  decided_at: daysAgo(100),
  sha256: SHA,
  ...given,
});
const NOTHING = { necessary: true, preference: false, statistics: false, marketing: false };
const SOME = { ...NOTHING, statistics: true };

const taken = (site: TestSite, given: object = {}) =>
  consents.decide(site, {
    event_id: randomUUID(),
    client_id: randomUUID(),
    method: 'taken_over',
    categories: NOTHING,
    origin: origin(),
    ...given,
  });
const proofOf = async (site: TestSite, id: string) => {
  const user = standIns.addUser(site.organization_id, 10);
  return (await consents.call(`/consents/${id}/proof`, { user })).body;
};

it('a choice of another product is recorded as what it is, and its hash covers where it came from', async () => {
  const site = standIns.addSite({ take_over });
  const given = origin();
  const { status, body } = await taken(site, { categories: SOME, origin: given });
  expect(status).toBe(201);
  const proof = await proofOf(site, body.consent_id as string);
  expect(proof.consent).toMatchObject({
    action: 'take_over',
    method: 'taken_over',
    result: 'accept',
    origin: given,
    previous_consent_id: null,
  });
  expect(proof.hashed_content).toMatchObject({ origin: given });
  expect(verifyProof(proof as ProofPack)).toMatchObject({ ok: true });
  const other = { ...proof.hashed_content, origin: { ...given, product: 'klaro' } };
  expect(verifyProof({ ...proof, hashed_content: other } as ProofPack).ok).toBe(false);
});

it('its validity counts from when it was made, or from now where nobody noted that', async () => {
  const site = standIns.addSite({ take_over, consent_expiry_days: 180 });
  const known = await taken(site);
  const unknown = await taken(site, { origin: origin({ decided_at: null, sha256: null }) });
  const left = ({ body }: typeof known): number =>
    Math.round((Date.parse(body.expires_at as string) - Date.now()) / DAY);
  expect([left(known), left(unknown)]).toEqual([80, 180]);
});

it('the document says that this website’s notice was not shown then', async () => {
  const site = standIns.addSite({ take_over });
  const { body } = await taken(site);
  const proof = await proofOf(site, body.consent_id as string);
  const document = proofDocument(proof as never, 'en', 'https://consent.example');
  expect(document).toMatch(/Cookiebot[\s\S]*was not shown when it was made/);
  const own = await consents.decide(site);
  const other = await proofOf(site, own.body.consent_id as string);
  expect(proofDocument(other as never, 'en', 'https://consent.example')).not.toMatch('was not shown');
});

it('the receipt names the product, and that the consent was not given here', async () => {
  const site = standIns.addSite({ take_over });
  const { body } = await taken(site, { categories: SOME });
  const user = standIns.addUser(site.organization_id, 10);
  const receipt = await consents.call(`/consents/${body.consent_id as string}/receipt.json`, { user });
  expect(receipt.body.record.event).toMatchObject({
    event_type: 'taken_over',
    origin: { product: 'cookiebot' },
  });
});

it('it is no answer to the banner: the funnel does not count it', async () => {
  const site = standIns.addSite({ take_over });
  await taken(site);
  await consents.decide(site);
  const user = standIns.addUser(site.organization_id, 10);
  const answers = `/consentLogs?application_id=${site.application_id}&action=answer`;
  expect((await consents.call(answers, { user })).body.entities).toHaveLength(1);
});

describe('what is not taken over', () => {
  it.each<[string, object, object]>([
    ['nothing is', NOTHING_TAKEN_OVER, {}],
    ['it is another product’s', take_over, { origin: origin({ product: 'klaro' }) }],
    ['the last day is over', { ...take_over, until: day(-2) }, {}],
    ['no last day is stated', { ...take_over, until: '' }, {}],
    ['it accepts and only refusals are', { ...take_over, consents: false }, { categories: SOME }],
    ['it names no origin', take_over, { origin: undefined }],
    ['it names an origin, but was decided here', take_over, { method: 'banner_decline' }],
  ])('TK-01 where %s', async (_why, setting, given) => {
    const site = standIns.addSite({ take_over: setting as typeof take_over });
    const { status, body } = await taken(site, given);
    expect([status, body.code]).toEqual([422, 'take_over_refused']);
  });

  it('TK-02 one that was made after it was taken over', async () => {
    const { status } = await taken(standIns.addSite({ take_over }), {
      origin: origin({ decided_at: daysAgo(-1) }),
    });
    expect(status).toBe(422);
  });

  it('a refusal is, also where acceptances are not', async () => {
    const site = standIns.addSite({ take_over: { ...take_over, consents: false } });
    expect((await taken(site)).status).toBe(201);
  });
});

it('TK-03 it cannot continue what a client has decided here: a receipt makes it no later decision', async () => {
  const site = standIns.addSite({ take_over });
  const client_id = randomUUID();
  const own = await consents.decide(site, { client_id, categories: NOTHING, method: 'banner_decline' });
  const { status, body } = await taken(site, { client_id, categories: SOME, receipt: own.body.receipt });
  expect(status).toBe(201);
  expect(body.client_id).not.toBe(client_id);
  const user = standIns.addUser(site.organization_id, 10);
  const first = await consents.call(`/consents/${own.body.consent_id as string}`, { user });
  expect(first.body).toMatchObject({ result: 'decline_all', status: 'valid' });
});

it('the website’s servers count its days from when it was made, too', async () => {
  const key = choiceKeyOf(Buffer.alloc(32, 7));
  const site = standIns.addSite({ take_over, choice_key: key.toString('hex') });
  const given = origin();
  const { body } = await taken(site, { categories: SOME, origin: given });
  const made = Math.floor(Date.parse(given.decided_at) / DAY);
  expect(body.choice_token).toBe(
    signChoice(site.site_key, { types: [3], version: site.version, day: made }, key),
  );
});
