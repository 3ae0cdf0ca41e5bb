import { randomUUID } from 'node:crypto';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { choiceKeyOf, signChoice } from '@yinyom/service-kit/auth/choiceToken';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

const KEY = choiceKeyOf(Buffer.alloc(32, 7));
const today = () => Math.floor(Date.now() / 86_400_000);

let database: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
beforeAll(async () => {
  database = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await database.connect('tokens'), standIns);
  site = standIns.addSite({ choice_key: KEY.toString('hex') });
});
afterAll(async () => {
  await consents.close();
  await database.close();
});

const tokenOf = (at: TestSite, { consent_id, receipt }: { consent_id: string; receipt: string }) =>
  consents.call(`/public/sites/${at.site_key}/consents/${consent_id}/token`, {
    headers: { [RECEIPT_HEADER]: receipt },
  });
const signed = (types: number[], at = site) =>
  signChoice(at.site_key, { types, version: at.version, day: today() }, KEY);

it('a decision is answered with the choice as the website’s servers read it, the same when it is repeated', async () => {
  const event_id = randomUUID();
  const client_id = randomUUID();
  const client_time = new Date().toISOString();
  const given = { event_id, client_id, client_time, categories: { statistics: true } };
  const { body } = await consents.decide(site, { ...given, method: 'modal_confirm' });
  expect(body.choice_token).toBe(signed([3]));
  expect((await consents.decide(site, { ...given, method: 'modal_confirm' })).body.choice_token).toBe(
    body.choice_token,
  );
  const refusal = await consents.decide(site, { categories: {}, method: 'banner_decline' });
  expect(refusal.body.choice_token).toBe(signed([]));
});

it('of several categories of one’s own one bit could say nothing: they are left out', async () => {
  const own = standIns.addSite({ choice_key: KEY.toString('hex') });
  standIns.publish(own, [
    ...own.categories,
    { id: 'own1', type: 5, title: {} },
    { id: 'own2', type: 5, title: {} },
  ]);
  const { body } = await consents.decide(own, { categories: { own1: true }, method: 'modal_confirm' });
  expect(body.choice_token).toBe(signed([], own));
});

it('a website whose servers read none gets none', async () => {
  const plain = standIns.addSite();
  const { body } = await consents.decide(plain);
  expect(body).not.toHaveProperty('choice_token');
  expect((await tokenOf(plain, body)).body).toEqual({ choice_token: null });
});

it('who decided earlier gets it for the receipt of the latest decision', async () => {
  const { body } = await consents.decide(site);
  expect((await tokenOf(site, body)).body).toEqual({ choice_token: signed([2, 3, 4]) });
});

it('SG-04 a receipt of before the withdrawal brings no signed grant, nor one of erased identifiers', async () => {
  const client_id = randomUUID();
  const granted = (await consents.decide(site, { client_id })).body;
  const withdrawn = (await consents.decide(site, { client_id, categories: {}, method: 'modal_decline' }))
    .body;
  expect((await tokenOf(site, granted)).status).toBe(404);
  expect((await tokenOf(site, withdrawn)).body).toEqual({ choice_token: signed([]) });
  await consents.call(`/public/sites/${site.site_key}/consents/${withdrawn.consent_id}/identifiers`, {
    method: 'DELETE',
    headers: { [RECEIPT_HEADER]: withdrawn.receipt },
  });
  expect((await tokenOf(site, granted)).status).toBe(404);
});

it('SG-04 a receipt of another website or another decision brings none', async () => {
  const [mine, others] = [(await consents.decide(site)).body, (await consents.decide(site)).body];
  const elsewhere = standIns.addSite({ choice_key: KEY.toString('hex') });
  const answers = await Promise.all([
    tokenOf(elsewhere, mine),
    tokenOf(site, { ...others, receipt: mine.receipt }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

describe('what counts now', () => {
  const stateOf = (consentId: string, user: string) =>
    consents.call(`/consents/${consentId}/state`, { user });

  it('SG-04 an old id leads to the latest decision: after a withdrawal nothing is granted', async () => {
    const user = standIns.addUser(site.organization_id, 1);
    const client_id = randomUUID();
    const granted = (await consents.decide(site, { client_id })).body;
    expect((await stateOf(granted.consent_id, user)).body).toMatchObject({
      consent_id: granted.consent_id,
      latest: true,
      valid: true,
      granted_types: [1, 2, 3, 4],
    });
    const { body } = await consents.decide(site, { client_id, categories: {}, method: 'modal_decline' });
    expect((await stateOf(granted.consent_id, user)).body).toMatchObject({
      consent_id: body.consent_id,
      latest: false,
      valid: true,
      granted_types: [1],
      granted_categories: ['necessary'],
    });
  });

  it('SG-08 nobody of another organization learns it', async () => {
    const stranger = standIns.addUser(standIns.addSite().organization_id, 1000);
    const { body } = await consents.decide(site);
    expect((await stateOf(body.consent_id, stranger)).status).toBe(404);
    expect((await stateOf('a'.repeat(24), stranger)).status).toBe(404);
  });
});
