import { randomUUID } from 'node:crypto';
import { digestOf } from '@yinyom/service-kit/auth/bodyDigest';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import { decision, INTERNAL_SECRET, startConsents, type Decision } from '../testing/startConsents';
import { spawnConsents } from '../testing/spawnConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import type { DayCounter } from './DayCounter';
import { comparable, recount } from '../testing/recount';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('crash');
  standIns = createStandIns();
  site = standIns.addSite();
});
afterAll(async () => {
  await server.close();
});

const CLIENTS = Array.from({ length: 40 }, () => randomUUID());
const CHOICES: Record<string, boolean>[] = [
  { statistics: true },
  {},
  { preference: true, statistics: true, marketing: true },
];
const any = <T>(items: T[]): T => items[Math.floor(Math.random() * items.length)] as T;

/** What visitors sent and got a receipt for, by consent id. */
const receipts = new Map<string, { hash: string }>();
/** Sent without an answer: to be sent again, as the visitors' script does. */
const unanswered: Decision[] = [];

const post = (url: string, decided: Decision) => {
  const body = JSON.stringify(decided);
  const path = `/api/v1/public/sites/${site.site_key}/consents`;
  const use = { service: 'consents', method: 'POST', url: path, digest: digestOf(body) };
  return fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `https://${site.host}`,
      [PASS_HEADER]: signPass({ caller: null, ip: '203.0.113.1' }, use, INTERNAL_SECRET),
    },
    body,
  });
};

/** One visitor after the other until the service is gone. */
const visitors = async (url: string, answered: () => void): Promise<void> => {
  for (;;) {
    const sent = unanswered.pop() ?? decision(site, { client_id: any(CLIENTS), categories: any(CHOICES) });
    try {
      const response = await post(url, sent);
      if (response.status !== 201 && response.status !== 200) throw new Error(`answered ${response.status}`);
      const { consent_id, receipt } = (await response.json()) as { consent_id: string; receipt: string };
      receipts.set(consent_id, {
        hash: Buffer.from(receipt.split('.')[2] ?? '', 'base64url').toString('hex'),
      });
      answered();
    } catch {
      unanswered.push(sent);
      return;
    }
  }
};

describe('kill -9 of the service under load', () => {
  it('loses no acknowledged decision, stores none twice, and the counters equal a recount', async () => {
    for (const killAfter of [1, 40, 150, 333]) {
      const service = await spawnConsents(server.uri, database.name, site);
      let answers = 0;
      let enough: () => void = () => undefined;
      const reached = new Promise<void>((resolve) => {
        enough = resolve;
      });
      const load = Array.from({ length: 16 }, () =>
        visitors(service.url, () => {
          answers += 1;
          if (answers === killAfter) enough();
        }),
      );
      await reached;
      await service.kill();
      await Promise.all(load);
    }

    const consents = await startConsents(database, standIns);
    const viewer = standIns.addUser(site.organization_id, 10);
    for (const sent of unanswered) expect([200, 201]).toContain((await consents.decide(site, sent)).status);
    const daily = await consents.call(`/consentLogs/dailyReport?application_id=${site.application_id}`, {
      user: viewer,
    });
    const verdict = await consents.call(`/consentLogs/verify?application_id=${site.application_id}`, {
      user: viewer,
    });
    await consents.close();

    const db = databaseOf(database);
    const records = await db.collection<LogRecord>('consent_logs').find({}).sort({ seq: 1 }).toArray();
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
    const hashes = new Map(records.map(({ _id, hash }) => [_id.toHexString(), hash]));
    for (const [consentId, { hash }] of receipts) expect(hashes.get(consentId)).toBe(hash);
    expect(records.length).toBeGreaterThanOrEqual(receipts.size);
    expect(verdict.body).toMatchObject({ ok: true, checked: records.length });

    const counters = await db.collection<DayCounter>('day_counters').find({}).toArray();
    const expected = recount(records);
    expect(counters).toHaveLength(expected.size);
    for (const counter of counters) {
      const again = expected.get(counter.day);
      expect(again && comparable(again)).toEqual(comparable(counter));
    }
    expect(daily.body.totals.total).toBe(records.length);
    const rows = await db.collection('consents').find({}).toArray();
    const last = new Map(records.map((record) => [record.identity?.client_id, record._id.toHexString()]));
    expect(new Map(rows.map((row) => [row['client_id'], row['consent_id']]))).toEqual(last);
    expect(daily.body.totals.unique_clients).toBe(last.size);
  }, 120_000);
});
