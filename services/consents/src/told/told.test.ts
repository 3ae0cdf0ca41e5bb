import { randomUUID } from 'node:crypto';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { createStores } from '../createStores';
import { createDatabaseClock } from '../database/databaseClock';
import { createProjector } from '../ledger/projector';
import { createSealer } from '../sealing/sealer';
import { exportsOf } from '../testing/exportsOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('told');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
});
beforeEach(() => {
  site = standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const internal = () => consents.service.internal;
const take = async () => {
  const events = await internal().listEvents({ limit: 100 });
  await internal().forgetEvents({ ids: events.map(({ id }) => id) });
  return events.filter(({ application_id }) => application_id === site.application_id);
};
const readLedger = (more: Partial<Parameters<ReturnType<typeof internal>['readLedger']>[0]> = {}) =>
  internal().readLedger({
    organization_id: site.organization_id,
    application_id: site.application_id,
    after_seq: 0,
    limit: 500,
    with_client_id: false,
    ...more,
  });

it('decisions are given out by their position, without anything that leads to a visitor', async () => {
  const client_id = randomUUID();
  await consents.decide(site, { client_id });
  await consents.decide(site, { client_id, categories: {}, method: 'modal_decline' });
  const positions = await internal().ledgerPositions({
    application_ids: [site.application_id, 'f'.repeat(24)],
  });
  expect(positions).toEqual({ [site.application_id]: 2, ['f'.repeat(24)]: 0 });
  const items = await readLedger();
  expect(items.map(({ seq, result, action }) => [seq, result, action])).toEqual([
    [1, 'accept_all', 'give'],
    [2, 'decline_all', 'withdraw'],
  ]);
  for (const secret of [client_id, '203.0.113', 'page_url'])
    expect(JSON.stringify(items)).not.toContain(secret);
  expect((await readLedger({ with_client_id: true }))[0]?.client_id).toBe(client_id);
  expect(await readLedger({ after_seq: 1, limit: 1 })).toHaveLength(1);
});

it('what was told a moment ago is told again from memory, and the same as the ledger says, with nothing left out', async () => {
  const { application_id } = site;
  const stored = () => database.collection('consent_logs');
  await consents.decide(site);
  // Nobody has listened yet: it is read from the ledger. From now on somebody does.
  const [first] = await readLedger({ limit: 1 });
  await consents.decide(site, { categories: {}, method: 'banner_decline' });
  await consents.decide(site, { language: 'en' });
  const fresh = await readLedger({ after_seq: 1, limit: 2 });
  expect(fresh.map(({ seq }) => seq)).toEqual([2, 3]);
  // With the visitor's id it always comes from the ledger, as does what goes back further than memory.
  const read = await readLedger({ after_seq: 1, limit: 2, with_client_id: true });
  expect(read.map(({ client_id, ...item }) => (client_id ? item : null))).toEqual(fresh);
  expect((await readLedger({ limit: 3 })).map((item) => item)).toEqual([first, ...fresh]);
  // The database is not asked for what memory holds.
  await stored().updateMany({ application_id }, { $set: { language: 'jp' } });
  expect((await readLedger({ after_seq: 1, limit: 2 })).map(({ language }) => language)).toEqual([
    'th',
    'en',
  ]);
  expect((await readLedger({ after_seq: 1, limit: 3 })).map(({ language }) => language)).toEqual([
    'jp',
    'jp',
  ]);
});

it('H-02 nor from memory', async () => {
  await consents.decide(site);
  await readLedger({ limit: 1 });
  await consents.decide(site);
  expect(await readLedger({ after_seq: 1, limit: 1 })).toHaveLength(1);
  expect(await readLedger({ after_seq: 1, limit: 1, organization_id: 'b'.repeat(24) })).toEqual([]);
});

it('H-02 the ledger of one organization is not given out in the name of another', async () => {
  await consents.decide(site);
  expect(await readLedger({ organization_id: 'b'.repeat(24) })).toEqual([]);
});

it('an erasure is told of once it is done, and not before', async () => {
  const { body } = await consents.decide(site);
  const stores = await createStores(database);
  // Noted, and the process died.
  await stores.erasureNotes.add(site.organization_id, site.application_id, body.consent_id);
  expect(await take()).toEqual([]);
  const address = `/public/sites/${site.site_key}/consents/${body.consent_id}/identifiers`;
  await consents.call(address, { method: 'DELETE', headers: { [RECEIPT_HEADER]: body.receipt } });
  expect((await take()).map(({ type, data }) => [type, data])).toEqual([
    ['consent.erased', { consent_id: body.consent_id }],
  ]);
  expect(await take()).toEqual([]);
  expect((await readLedger({ with_client_id: true }))[0]?.client_id).toBeNull();
});

it('an export is told of when it is ready', async () => {
  const user = standIns.addUser(site.organization_id, 1000);
  await consents.decide(site);
  const { id } = await exportsOf(() => ({ consents, site, user })).made({ type: 'consents', format: 'csv' });
  expect(await take()).toMatchObject([
    {
      type: 'export.ready',
      data: {
        export_id: id,
        type: 'consents',
        format: 'csv',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    },
  ]);
});

it('a signed day is told of with its whole root, which carries nothing of ours besides', async () => {
  await consents.decide(site);
  const stores = await createStores(database);
  const logger = createLogger('silent');
  const key = { id: 'k', sign: () => 'signature' };
  const sealer = createSealer({
    ...stores,
    projector: createProjector(stores.ledger, stores.projection, logger),
    keys: { current: async () => key as never },
    clock: createDatabaseClock(database, logger),
    logger,
  });
  await sealer.seal(site.application_id, new Date(Date.now() + 2 * 86_400_000));
  const [root] = await stores.roots.list(site.application_id);
  const [event] = await take();
  expect(root).not.toHaveProperty('untold');
  expect(event).toMatchObject({ type: 'ledger.day_signed', data: { ...root } });
});
