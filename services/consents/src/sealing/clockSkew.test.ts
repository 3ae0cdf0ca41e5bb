import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import type { Connection } from 'mongoose';
import { provesMembership } from 'yinyom-verify/merkleTree';
import { verifyLedger } from 'yinyom-verify/verifyLedger';
import { createDatabaseClock } from '../database/databaseClock';
import { databaseOf } from '../database/databaseOf';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { createLedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../record/LogRecord';
import type { DayCounter } from '../projection/DayCounter';
import { createProjectionStore } from '../projection/projection.store';
import { createProjector } from '../ledger/projector';
import { comparable, recount } from '../testing/recount';
import { exportsOf } from '../testing/exportsOf';
import { ledgerStory } from '../testing/ledgerStory';
import { spawnConsents } from '../testing/spawnConsents';
import { type callerOf, decision, startConsents, type RunningConsents } from '../testing/startConsents';
import { ledgerKeyParts } from '../testing/ledgerKeyParts';
import { createStandIns, DATA_SECRET, type StandIns, type TestSite } from '../testing/standIns';
import { createBatchStore } from './batch.store';
import { createMerkleProver } from './merkleProver';
import { createRootStore } from './root.store';
import { createSealer } from './sealer';
import { openLedgerKeys } from './openLedgerKeys';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let user: string;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('skew');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  site = standIns.addSite();
  user = standIns.addUser(site.organization_id, 1000);
});

const recordsOf = () =>
  databaseOf(database)
    .collection<LogRecord>('consent_logs')
    .find({ application_id: site.application_id })
    .sort({ seq: 1 })
    .toArray();
const verdict = async () =>
  (await consents.call(`/consentLogs/verify?application_id=${site.application_id}`, { user })).body;

describe('D-T4: clocks differ', () => {
  it('decisions that processes with different clocks take stay in order, and every day is counted as it stands', async () => {
    const slow = await spawnConsents(server.uri, database.name, site, { clockMs: -20 * 3_600_000 });
    const clients = [1, 2, 3].map(() => randomUUID());
    /** As the visitors' script: a busy machine's 503 is answered by sending the very same again. */
    const deliver = async (call: ReturnType<typeof callerOf>, n: number): Promise<void> => {
      const body = decision(site, {
        client_id: clients[n % 3],
        categories: n % 2 ? {} : { statistics: true },
      });
      const path = `/public/sites/${site.site_key}/consents`;
      let status = 503;
      while (status === 503)
        ({ status } = await call(path, { method: 'POST', body, headers: { origin: 'https://site.ac.th' } }));
      expect([200, 201]).toContain(status);
    };
    // First the slow clock alone, then both in turns.
    for (let n = 0; n < 4; n += 1) await deliver(slow.call, n);
    for (let n = 0; n < 12; n += 1) await deliver(n % 2 ? slow.call : consents.call, n);
    await slow.kill();

    const records = await recordsOf();
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
    const times = records.map(({ consent_time }) => consent_time.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { day, consent_time } of records) expect(day).toBe(bangkokDay(consent_time));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(19 * 3_600_000);
    expect(await verdict()).toMatchObject({ ok: true, checked: 16 });

    const about = `application_id=${site.application_id}`;
    const { body } = await consents.call(`/consentLogs/dailyReport?${about}`, { user });
    expect(body.totals).toMatchObject({ total: 16, unique_clients: 3 });
    const counters = await databaseOf(database)
      .collection<DayCounter>('day_counters')
      .find({ application_id: site.application_id })
      .toArray();
    const expected = recount(records);
    expect(counters).toHaveLength(expected.size);
    for (const counter of counters) {
      const again = expected.get(counter.day);
      expect(again && comparable(again)).toEqual(comparable(counter));
    }
  });

  it('a process whose clock runs days ahead neither closes a batch nor signs a day before its time', async () => {
    await consents.decide(site);
    const about = `application_id=${site.application_id}`;
    await consents.call(`/consentLogs/dailyReport?${about}`, { user });
    const sealedOf = async (name: string) =>
      (await databaseOf(database).collection(name).find({ application_id: site.application_id }).toArray())
        .length;
    const due = standIns.addSite();
    const story = { site: due, count: 20, clients: 5, start: Date.now() - 3 * 86_400_000, stepMs: 60_000 };
    await createLedgerStore(database).append(ledgerStory(story));
    await createProjectionStore(database).register(due.application_id);
    const fast = await spawnConsents(server.uri, database.name, site, { clockMs: 3 * 86_400_000 });
    // It seals as it starts: what is due is signed, what is not stays open.
    const signed = () =>
      databaseOf(database).collection('daily_roots').findOne({ application_id: due.application_id });
    await until(async () => (await signed()) !== null, 'the day is signed');
    await fast.kill();
    expect([await sealedOf('ledger_batches'), await sealedOf('daily_roots')]).toEqual([0, 0]);
  });

  it('what comes late for a signed day is signed with the next one, and every proof of both holds', async () => {
    const ledger = createLedgerStore(database);
    const batches = createBatchStore(database);
    const roots = createRootStore(database);
    const projection = createProjectionStore(database);
    const logger = createLogger('silent');
    const sealer = createSealer({
      ledger,
      batches,
      roots,
      projection,
      projector: createProjector(ledger, projection, logger),
      keys: await openLedgerKeys(ledgerKeyParts(database, DATA_SECRET)),
      clock: createDatabaseClock(database, logger),
      logger,
    });
    const start = Date.parse('2026-11-02T03:00:00Z');
    const records = ledgerStory({ site, count: 40, clients: 8, start, stepMs: 3_600_000 });
    const late = records.findIndex(({ day }) => day === '2026-11-03');
    // The first day is signed while its last three decisions are still on their way.
    await ledger.append(records.slice(0, late - 3));
    await sealer.seal(site.application_id, new Date('2026-11-02T17:06:00Z'));
    await ledger.append(records.slice(late - 3));
    await sealer.seal(site.application_id, new Date('2026-11-09T00:00:00Z'));

    const signed = await roots.list(site.application_id);
    expect(signed.map(({ last_seq }) => last_seq)).toEqual([late - 3, 38, 40]);
    const prover = createMerkleProver(ledger, batches, roots);
    for (const record of records) {
      const { merkle_proof, merkle_root = '', daily_proof, daily_root } = await prover.prove(record);
      expect(provesMembership(record.hash, merkle_proof ?? [], merkle_root)).toBe(true);
      expect(provesMembership(merkle_root, daily_proof ?? [], daily_root?.merkle_root ?? '')).toBe(true);
    }
    expect(await verdict()).toMatchObject({ ok: true, checked: 40 });

    const { made } = exportsOf(() => ({ consents, site, user }));
    const { text } = await made({ type: 'consent_logs', format: 'ndjson' });
    const whole = await verifyLedger(Readable.from(text.trimEnd().split('\n')));
    expect(whole).toMatchObject({ ok: true, records: 40, days: 3 });
  });
});
