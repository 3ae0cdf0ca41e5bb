import { tampered } from '@yinyom/testing/tampered';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { mongo, type Connection } from 'mongoose';
import { createStores } from '../createStores';
import { databaseOf } from '../database/databaseOf';
import { createProjector } from '../ledger/projector';
import { applyErasures } from './applyErasures';
import { readErasures } from '@yinyom/service-kit/erasures/readErasures';
import { ERASURES_OF_TESTS, startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('own');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const own = (at: TestSite, consentId: string, receipt?: string, method = 'GET') =>
  consents.call(
    `/public/sites/${at.site_key}/consents/${consentId}${method === 'DELETE' ? '/identifiers' : ''}`,
    { method, headers: receipt === undefined ? {} : { [RECEIPT_HEADER]: receipt } },
  );

/** What the report of this month counts of visitors' own requests. */
const monthOf = async (): Promise<{ access: number; erasure: number }> => {
  const user = standIns.addUser(site.organization_id, 1000);
  const month = bangkokDay(new Date()).slice(0, 7);
  const path = `/reports/monthly?application_id=${site.application_id}&month=${month}`;
  return (await consents.call(path, { user })).body.own_requests;
};

describe('a visitor with a receipt', () => {
  it('sees the own record and history', async () => {
    const client_id = randomUUID();
    await consents.decide(site, { client_id });
    const { body } = await consents.decide(site, { client_id, categories: {}, method: 'modal_decline' });
    const record = await own(site, body.consent_id, body.receipt);
    expect(record.status).toBe(200);
    expect(record.body).toMatchObject({ id: body.consent_id, client_id, result: 'decline_all' });
    expect(record.body.history).toHaveLength(2);
  });

  it('reads it in words of a language, with the names of categories, and gets the same as data', async () => {
    const { body } = await consents.decide(site, { categories: { statistics: true } });
    const path = `/public/sites/${site.site_key}/consents/${String(body.consent_id)}`;
    const headers = { [RECEIPT_HEADER]: String(body.receipt) };
    const { in_words, ...record } = (await consents.call(`${path}?lang=en`, { headers })).body;
    expect(record).toEqual((await own(site, body.consent_id, body.receipt)).body);
    expect(in_words).toHaveLength(1);
    const value = (name: string) =>
      in_words[0].rows.find((row: { name: string }) => row.name === name)?.value as string | undefined;
    expect(in_words[0].title).toMatch(/^Decided for the first time · \d{2}\/\d{2}\/\d{4}/);
    expect([value('Result'), value('Status'), value('Decision ID')]).toEqual([
      'Accepted some',
      'Valid',
      body.consent_id,
    ]);
    expect(value('Hash of the entry')).toBe(record.history[0].integrity.hash);
    const thai = await consents.call(`${path}?lang=th`, { headers });
    expect(JSON.stringify(thai.body.in_words)).toContain('สถิติ');
    expect((await consents.call(`${path}?lang=xx`, { headers })).status).toBe(422);
  });

  it('P-07: without the right receipt nothing is there', async () => {
    const mine = (await consents.decide(site)).body;
    const others = (await consents.decide(site)).body;
    const elsewhere = standIns.addSite();
    const answers = await Promise.all([
      own(site, others.consent_id),
      own(site, others.consent_id, mine.receipt),
      own(site, others.consent_id, tampered(others.receipt as string)),
      own(elsewhere, others.consent_id, others.receipt),
      own(site, 'a'.repeat(24), mine.receipt),
      own(site, '..%2f..', mine.receipt),
      own(site, others.consent_id, mine.receipt, 'DELETE'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('P-09: erasing identifiers leaves the chain valid and the identifiers unrecoverable', async () => {
    const client_id = randomUUID();
    await consents.decide(site, { client_id });
    const { body } = await consents.decide(site, { client_id });
    const owner = standIns.addUser(site.organization_id, 1000);
    const daily = () =>
      consents.call(`/consents/dailyReport?application_id=${site.application_id}`, { user: owner });
    const before = (await daily()).body;

    const erased = await own(site, body.consent_id, body.receipt, 'DELETE');
    expect([erased.status, erased.body]).toEqual([202, { erased: 2 }]);
    expect((await own(site, body.consent_id, body.receipt, 'DELETE')).body).toEqual({ erased: 0 });

    for (const collection of await databaseOf(database).listCollections().toArray()) {
      const documents = await databaseOf(database).collection(collection.name).find({}).toArray();
      expect(JSON.stringify(documents)).not.toContain(client_id);
    }
    const raw = await databaseOf(database)
      .collection('consent_logs')
      .find({ client_commitment: { $exists: true }, identity: { $exists: false } })
      .toArray();
    expect(raw).toHaveLength(2);
    expect(raw.every((record) => !('network' in record))).toBe(true);

    const verdict = await consents.call(`/consentLogs/verify?application_id=${site.application_id}`, {
      user: owner,
    });
    expect(verdict.body.ok).toBe(true);
    expect((await daily()).body).toEqual(before);
    const entry = await consents.call(`/consentLogs/${body.consent_id as string}`, { user: owner });
    expect(entry.body).toMatchObject({ client_id: null, result: 'accept_all' });
    expect(
      (await consents.call(`/consents?application_id=${site.application_id}&q=${client_id}`, { user: owner }))
        .body.entities,
    ).toEqual([]);
  });

  it('V-05, D-53: a receipt opens and erases what was decided up to it, and nothing after', async () => {
    const client_id = randomUUID();
    const first = (await consents.decide(site, { client_id })).body;
    const second = (await consents.decide(site, { client_id })).body;
    const early = await own(site, first.consent_id, first.receipt);
    expect(early.body.history.map(({ log_id }: { log_id: string }) => log_id)).toEqual([first.consent_id]);
    expect((await own(site, second.consent_id, second.receipt)).body.history).toHaveLength(2);

    expect((await own(site, first.consent_id, first.receipt, 'DELETE')).body).toEqual({ erased: 1 });
    const left = await own(site, second.consent_id, second.receipt);
    expect(left.body).toMatchObject({ client_id, id: second.consent_id });
    expect(left.body.history).toHaveLength(1);
    // The newest receipt still proves who decides.
    expect((await consents.decide(site, { client_id, receipt: second.receipt })).body).toMatchObject({
      client_id,
    });
  });

  it('what a visitor had erased is erased again in a backup of before, whichever records it holds', async () => {
    const logs = databaseOf(database).collection('consent_logs');
    const rows = databaseOf(database).collection('consents');
    const client_id = randomUUID();
    await consents.decide(site, { client_id });
    const daily = () =>
      consents.call(`/consents/dailyReport?application_id=${site.application_id}`, {
        user: standIns.addUser(site.organization_id, 1000),
      });
    await daily();
    const backup = {
      logs: await logs.find({ 'identity.client_id': client_id }).toArray(),
      rows: await rows.find({ client_id }).toArray(),
    };
    expect([backup.logs.length, backup.rows.length]).toEqual([1, 1]);
    const second = (await consents.decide(site, { client_id })).body;
    await own(site, second.consent_id, second.receipt, 'DELETE');

    for (const record of backup.logs) await logs.replaceOne({ _id: record._id }, record);
    for (const row of backup.rows) await rows.replaceOne({ _id: row._id }, row, { upsert: true });
    await logs.deleteOne({ _id: new mongo.ObjectId(String(second.consent_id)) });
    const lines = readErasures(readFileSync(ERASURES_OF_TESTS, 'utf8'));
    const { erasure, ledger, projection } = await createStores(database);
    const projector = createProjector(ledger, projection, createLogger('silent'));
    expect(await applyErasures(lines, erasure, projector)).toMatchObject({ erased: 1 });
    expect(await applyErasures(lines, erasure, projector)).toMatchObject({ erased: 0 });
    await projector.close();
    for (const collection of [logs, rows])
      expect(JSON.stringify(await collection.find({}).toArray())).not.toContain(client_id);
    // The list itself leads to nobody.
    expect(readFileSync(ERASURES_OF_TESTS, 'utf8')).not.toContain(client_id);
  });
});

it('what visitors ask about their own records is logged once a day each, leads to no visitor, and is in the report', async () => {
  const client_id = randomUUID();
  const { body } = await consents.decide(site, { client_id });
  const ask = (path: string, method = 'GET') =>
    consents.call(`/public/sites/${site.site_key}/consents/${String(body.consent_id)}${path}`, {
      method,
      headers: { [RECEIPT_HEADER]: String(body.receipt) },
    });
  const { internal } = consents.service;
  const listed = () => internal.listOwnRequests({ limit: 100 });
  const known = (await listed()).map(({ id }) => id);
  await internal.forgetOwnRequests({ ids: known });
  // A page that only shows when the choice was made asks for nothing.
  await ask('');
  expect(await listed()).toEqual([]);
  expect((await ask('?asked=2')).status).toBe(422);
  const before = await monthOf();
  for (const path of ['?asked=1', '/receipt.json', '?asked=1']) expect((await ask(path)).status).toBe(200);
  await ask('/identifiers', 'DELETE');
  await ask('/identifiers', 'DELETE');
  const fresh = await listed();
  expect(fresh.map(({ right, application_id }) => [right, application_id])).toEqual([
    ['access', site.application_id],
    ['erasure', site.application_id],
  ]);
  expect(JSON.stringify(fresh)).not.toContain(client_id);
  expect(JSON.stringify(fresh)).not.toContain(body.consent_id);
  const after = await monthOf();
  expect([after.access - before.access, after.erasure - before.erasure]).toEqual([1, 1]);
  await internal.forgetOwnRequests({ ids: fresh.map(({ id }) => id) });
  expect(await listed()).toEqual([]);
});

describe('somebody who knows a client id', () => {
  const MODES = [
    ['no receipt', async () => null],
    ['one that is none', async () => 'x'.repeat(40)],
    ['one of a visitor of their own', async () => (await consents.decide(site)).body.receipt as string],
    [
      'one of another website',
      async (victim: string) => {
        const elsewhere = standIns.addSite();
        return (await consents.decide(elsewhere, { client_id: victim, receipt: null })).body
          .receipt as string;
      },
    ],
  ] as const;

  it.each(MODES)('V-05, IN-06: with %s is a new client and learns nothing', async (_what, receiptOf) => {
    const victim = randomUUID();
    const theirs = (await consents.decide(site, { client_id: victim })).body;
    const receipt = await receiptOf(victim);
    const forged = await consents.decide(site, {
      client_id: victim,
      categories: {},
      method: 'modal_decline',
      receipt,
    });
    // The decision is taken, but as somebody else's.
    expect(forged.status).toBe(201);
    expect(forged.body.client_id).not.toBe(victim);
    const seen = await own(site, forged.body.consent_id, forged.body.receipt);
    expect(seen.body).toMatchObject({ consent_type: 'decline_all' });
    expect(seen.body.history).toHaveLength(1);
    expect((await own(site, forged.body.consent_id, forged.body.receipt, 'DELETE')).body).toEqual({
      erased: 1,
    });
    const mine = await own(site, theirs.consent_id, theirs.receipt);
    expect(mine.body).toMatchObject({ client_id: victim, result: 'accept_all' });
    expect(mine.body.history).toHaveLength(1);
  });

  it('V-05: a repeated event is answered with the client that counted, whatever receipt comes with it', async () => {
    const client_id = randomUUID();
    await consents.decide(site, { client_id });
    const event_id = randomUUID();
    const sent = { client_id, event_id, client_time: new Date().toISOString() };
    const first = await consents.decide(site, { ...sent, receipt: null });
    expect(first.body.client_id).not.toBe(client_id);
    const again = await consents.decide(site, { ...sent, receipt: first.body.receipt });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const next = await consents.decide(site, {
      client_id: first.body.client_id,
      receipt: first.body.receipt,
    });
    expect(next.body.client_id).toBe(first.body.client_id);
  });

  it('V-05: two decisions at once for a new client id are two clients unless one shows a receipt', async () => {
    const client_id = randomUUID();
    const both = await Promise.all([1, 2].map(() => consents.decide(site, { client_id, receipt: null })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => String(body.client_id))).size).toBe(2);
  });
});
