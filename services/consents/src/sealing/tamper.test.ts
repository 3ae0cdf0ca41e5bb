import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { mongo, type Connection } from 'mongoose';
import { provesMembership } from 'yinyom-verify/merkleTree';
import { createDatabaseClock } from '../database/databaseClock';
import { databaseOf } from '../database/databaseOf';
import { createCounterStore } from '../figures/counter.store';
import { createChainCheck } from '../integrity/chainCheck';
import { createLedgerStore } from '../ledger/ledger.store';
import { createLedgerWriter } from '../ledger/ledgerWriter';
import type { LogRecord } from '../record/LogRecord';
import { recordHash } from '../record/recordHash';
import { createProjectionStore } from '../projection/projection.store';
import { createEvidenceStore } from '../retention/evidence.store';
import { createProjector } from '../ledger/projector';
import { ledgerStory } from '../testing/ledgerStory';
import { ledgerKeyParts } from '../testing/ledgerKeyParts';
import { createStandIns, DATA_SECRET, type TestSite } from '../testing/standIns';
import { createBatchStore, type LedgerBatch } from './batch.store';
import { storedBatchHash } from './storedBatchHash';
import { createMerkleProver } from './merkleProver';
import { createRootStore } from './root.store';
import { createSealer } from './sealer';
import type { LedgerKeys } from './ledgerKeys';
import { openLedgerKeys } from './openLedgerKeys';
import { newSigningKey } from './signingKey';

const COUNT = 60;
/** The story spans 1 to 8 November; on the 9th everything but the last day is signed. */
const START = Date.parse('2026-11-01T02:00:00Z');
const NOW = new Date('2026-11-08T12:00:00Z');

let server: TestDatabase;
let connection: Connection;
let site: TestSite;
let app: string;
let keys: LedgerKeys;

beforeAll(async () => {
  server = await startTestDatabase();
  connection = await server.connect('tamper');
  const { ensureIndexes } = createLedgerStore(connection);
  await ensureIndexes();
  keys = await openLedgerKeys(ledgerKeyParts(connection, DATA_SECRET));
});
afterAll(async () => {
  await server.close();
});

const parts = () => {
  const ledger = createLedgerStore(connection);
  const batches = createBatchStore(connection);
  const roots = createRootStore(connection);
  const projection = createProjectionStore(connection);
  const logger = createLogger('silent');
  const projector = createProjector(ledger, projection, logger);
  const clock = createDatabaseClock(connection, logger);
  const sealer = createSealer({ ledger, batches, roots, projection, projector, keys, clock, logger });
  const chain = createChainCheck({
    ledger,
    batches,
    counters: createCounterStore(connection),
    projector,
    projection,
    roots,
    evidence: createEvidenceStore(connection),
    keys,
  });
  return { ledger, batches, roots, projection, projector, sealer, chain };
};
const logs = () => databaseOf(connection).collection<LogRecord>('consent_logs');
const batchesOf = () => databaseOf(connection).collection<LedgerBatch>('ledger_batches');
const verify = async () => {
  const { ok, first_bad_seq } = await parts().chain.check(app, {});
  return ok ? 'whole' : first_bad_seq;
};
const at = async (seq: number): Promise<LogRecord> => {
  const record = await logs().findOne({ application_id: app, seq });
  if (!record) throw new Error(`no record ${seq}`);
  return record;
};

/** What an insider with the database can do after an edit: make the chain fit again, from there to its end. */
const rehash = async (from: number): Promise<void> => {
  let before = (await at(from - 1)).hash;
  for (let seq = from; seq <= COUNT; seq += 1) {
    const record = await at(seq);
    record.prev_hash = before;
    record.hash = recordHash(record);
    before = record.hash;
    await logs().updateOne({ _id: record._id }, { $set: { prev_hash: record.prev_hash, hash: record.hash } });
  }
};

beforeEach(async () => {
  site = createStandIns().addSite();
  app = site.application_id;
  const { ledger, projector, sealer } = parts();
  await ledger.append(ledgerStory({ site, count: COUNT, clients: 9, start: START, stepMs: 3 * 3_600_000 }));
  await projector.catchUp(app);
  await sealer.seal(app, NOW);
});

describe('P-08: what an insider does to the ledger', () => {
  it('an untouched ledger is whole, in batches, and signed day by day', async () => {
    const { chain, roots } = parts();
    const verdict = await chain.check(app, {});
    expect(verdict).toMatchObject({ ok: true, checked: COUNT, head: { seq: COUNT } });
    expect(verdict.batches.at(-1)?.last_seq).toBe(COUNT);
    const signed = await roots.list(app);
    expect(signed.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
  });

  it.each<[string, Record<string, unknown>]>([
    ['another choice', { categories: [{ id: 'marketing', type: 4, granted: true }] }],
    ['another result', { result: 'accept_all', consent_type: 'accept_all' }],
    ['an earlier time', { consent_time: new Date('2026-10-01T00:00:00Z') }],
    ['another text that was shown', { notice_sha256: 'ff'.repeat(32) }],
    ['another version', { template_version: 2 }],
    ['another page', { page_url: 'https://site.ac.th/other' }],
    ['another visitor', { 'identity.client_id': '11111111-1111-4111-8111-111111111111' }],
  ])('an edit is named: %s', async (_title, change) => {
    await logs().updateOne({ application_id: app, seq: 31 }, { $set: change });
    expect(await verify()).toBe(31);
  });

  it('a deletion is named', async () => {
    await logs().deleteOne({ application_id: app, seq: 20 });
    expect(await verify()).toBe(20);
  });

  it('an insertion is named', async () => {
    await logs().deleteOne({ application_id: app, seq: COUNT });
    for (let seq = COUNT - 1; seq > 25; seq -= 1)
      await logs().updateOne({ application_id: app, seq }, { $set: { seq: seq + 1 } });
    const copy = await at(25);
    await logs().insertOne({ ...copy, _id: new mongo.ObjectId(), seq: 26 });
    expect(await verify()).toBe(26);
  });

  it('a change of order is named', async () => {
    await logs().updateOne({ application_id: app, seq: 40 }, { $set: { seq: 1_000 } });
    await logs().updateOne({ application_id: app, seq: 41 }, { $set: { seq: 40 } });
    await logs().updateOne({ application_id: app, seq: 1_000 }, { $set: { seq: 41 } });
    expect(await verify()).toBe(40);
  });

  it('a cut-off end is named', async () => {
    await logs().deleteMany({ application_id: app, seq: { $gt: 50 } });
    expect(await verify()).toBe(51);
  });

  it('an old state put back, counters and batches included, is found through the signed days', async () => {
    await logs().deleteMany({ application_id: app, seq: { $gt: 10 } });
    await batchesOf().deleteMany({ application_id: app, last_seq: { $gt: 10 } });
    await databaseOf(connection)
      .collection<{ _id: string }>('projection_watermarks')
      .updateOne({ _id: app }, { $set: { applied_seq: 10 } });
    expect(await verify()).toBe(11);
  });

  it('an edit with the whole chain made to fit again is found by its batch', async () => {
    await logs().updateOne({ application_id: app, seq: 31 }, { $set: { gpc: true } });
    await rehash(31);
    const bad = await verify();
    const batch = await batchesOf().findOne({
      application_id: app,
      first_seq: { $lte: 31 },
      last_seq: { $gte: 31 },
    });
    expect(bad).toBe(batch?.first_seq);
  });

  it('an edit with chain and batches made to fit again is found by the signed day', async () => {
    await logs().updateOne({ application_id: app, seq: 31 }, { $set: { gpc: true } });
    await rehash(31);
    const { sealer, roots } = parts();
    await batchesOf().deleteMany({ application_id: app });
    await sealer.seal(app, NOW);
    expect(await verify()).toBe((await roots.holding(app, 31, 31))?.first_seq);
  });

  it('a day signed with a foreign key is found', async () => {
    const { key: forged } = newSigningKey();
    const signed = await parts().roots.list(app);
    const roots = databaseOf(connection).collection<{ _id: string }>('daily_roots');
    await roots.updateOne(
      { _id: `${app}|2026-11-03` },
      { $set: { signature: forged.sign('anything'), key_id: forged.id } },
    );
    expect(await verify()).toBe(signed.find(({ day }) => day === '2026-11-03')?.first_seq);
  });

  it('a batch that was edited is found', async () => {
    const [first] = await batchesOf().find({ application_id: app, day: '2026-11-04' }).toArray();
    if (!first) throw new Error('no batch');
    const changed = { ...first, created_at: new Date('2020-01-01') };
    await batchesOf().updateOne(
      { _id: first._id },
      { $set: { created_at: changed.created_at, batch_hash: storedBatchHash(changed) } },
    );
    expect(await verify()).not.toBe('whole');
  });

  it('L2: a first batch or a first signed day that was taken out is found', async () => {
    await batchesOf().deleteOne({ application_id: app, number: 1 });
    expect(await verify()).not.toBe('whole');
    await parts().sealer.seal(app, NOW);
    const roots = databaseOf(connection).collection<{ _id: string }>('daily_roots');
    await roots.deleteOne({ _id: `${app}|2026-11-01` });
    expect(await verify()).not.toBe('whole');
  });

  it('L3: another day, or another decision before it, of a record is named', async () => {
    const later = await logs().findOne({ application_id: app, prior: { $ne: null } }, { sort: { seq: 1 } });
    if (!later?.prior) throw new Error('nobody decided twice');
    for (const change of [
      { day: '2026-10-31' },
      { prior: null },
      { 'prior.day': '2026-10-31' },
      { 'prior.result': later.prior.result === 'accept' ? 'decline_all' : 'accept' },
      { 'prior.consent_type': 'withdraw' },
    ]) {
      await logs().updateOne({ _id: later._id }, { $set: change } as object);
      expect({ change, verdict: await verify() }).toEqual({ change, verdict: later.seq });
      await logs().replaceOne({ _id: later._id }, later);
    }
    expect(await verify()).toBe('whole');
  });

  it('two writers race for places: no gap, no fork, nothing lost', async () => {
    const busy = createStandIns().addSite();
    const story = ledgerStory({ site: busy, count: 120, clients: 120, start: START, stepMs: 1 });
    const writers = [0, 1, 2].map(() => createLedgerWriter(parts().ledger, parts().projection));
    await Promise.all(
      story.map((record, index) =>
        writers[index % 3]?.append({ ...record, identity: record.identity!, proven: true, expiry_days: 365 }),
      ),
    );
    const verdict = await parts().chain.check(busy.application_id, {});
    expect(verdict).toMatchObject({ ok: true, checked: 120, head: { seq: 120 } });
  });
});

describe('membership', () => {
  it('every record of a signed day leads to its root by a few hashes', async () => {
    const { ledger, batches, roots } = parts();
    const prover = createMerkleProver(ledger, batches, roots);
    const record = await at(17);
    const proof = await prover.prove(record);
    expect(provesMembership(record.hash, proof.merkle_proof ?? [], proof.merkle_root ?? '')).toBe(true);
    expect(
      provesMembership(proof.merkle_root ?? '', proof.daily_proof ?? [], proof.daily_root?.merkle_root ?? ''),
    ).toBe(true);
    expect(proof.daily_root?.day).toBe(record.day);
  });
});
