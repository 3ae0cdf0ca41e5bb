import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { decision, startConsents, type Decision, type RunningConsents } from '../testing/startConsents';
import { createStandIns, INGEST_SECRET, type StandIns, type TestSite } from '../testing/standIns';

const [NOW, BETWEEN] = ['n'.repeat(40), 'b'.repeat(40)];
/** After two changes: the visitor's receipt is of the first secret. */
const CHANGED = keyRing(NOW, [BETWEEN, INGEST_SECRET.current.secret]);

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let site: TestSite;
let before: RunningConsents;
let after: RunningConsents;
let forgotten: RunningConsents;

const start = (ring = INGEST_SECRET) =>
  startConsents(database, standIns, { RATE_LIMITS: 'off' }, { secrets: { INGEST_SECRET: ring } });

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('changed');
  standIns = createStandIns();
  site = standIns.addSite();
  before = await start();
  after = await start(CHANGED);
  forgotten = await start(keyRing(NOW));
});
afterAll(async () => {
  for (const service of [before, after, forgotten]) await service?.close();
  await server.close();
});

const send = (service: RunningConsents, body: Decision) =>
  service.call(`/public/sites/${site.site_key}/consents`, {
    method: 'POST',
    body,
    headers: { origin: `https://${site.host}` },
  });
const own = (service: RunningConsents, id: string, receipt: string, method = 'GET') =>
  service.call(`/public/sites/${site.site_key}/consents/${id}${method === 'DELETE' ? '/identifiers' : ''}`, {
    method,
    headers: { [RECEIPT_HEADER]: receipt },
  });

describe('P-07 ASVS 11.1.1 INGEST_SECRET is changed', () => {
  it('a receipt of years ago still shows the own record, and still erases it', async () => {
    const { body } = await send(before, decision(site));
    expect((await own(after, body.consent_id, body.receipt)).body).toMatchObject({ id: body.consent_id });
    expect((await own(forgotten, body.consent_id, body.receipt)).status).toBe(404);
    const erased = await own(after, body.consent_id, body.receipt, 'DELETE');
    expect(erased.status).toBe(202);
    const { body: record } = await own(after, body.consent_id, body.receipt);
    expect(record.client_id ?? null).toBeNull();
  });

  it('the next decision of a visitor with an old receipt is one more of the same visitor', async () => {
    const first = decision(site);
    const { body } = await send(before, first);
    const next = await send(after, decision(site, { client_id: first.client_id, receipt: body.receipt }));
    expect(next.status).toBe(201);
    const history = (await own(after, next.body.consent_id, next.body.receipt)).body.history as unknown[];
    expect(history).toHaveLength(2);
  });

  it('what a browser sends again is the same decision, and its new receipt is of the new secret', async () => {
    const sent = decision(site);
    const first = await send(before, sent);
    const again = await send(after, sent);
    expect([again.status, again.body.consent_id]).toEqual([200, first.body.consent_id]);
    expect(again.body.receipt).not.toBe(first.body.receipt);
    expect((await own(forgotten, again.body.consent_id, again.body.receipt)).status).toBe(200);
    const other = await send(after, { ...sent, categories: {} });
    expect([other.status, other.body.code]).toEqual([409, 'event_conflict']);
  });

  it('configurations that browsers hold are taken as long as the secret is named, no longer', async () => {
    expect((await send(after, decision(site))).status).toBe(201);
    const { status, body } = await send(forgotten, decision(site));
    expect([status, body.code]).toEqual([422, 'config_token_invalid']);
  });
});
