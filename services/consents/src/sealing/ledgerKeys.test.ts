import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { createDatabaseClock } from '../database/databaseClock';
import { databaseOf } from '../database/databaseOf';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { createLedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../record/LogRecord';
import { recordHash } from '../record/recordHash';
import { createProjectionStore } from '../projection/projection.store';
import { createProjector } from '../ledger/projector';
import { derivedKey, rememberDerivedKey } from '../testing/derivedKey';
import { ledgerKeyParts } from '../testing/ledgerKeyParts';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import {
  createStandIns,
  DATA_SECRET,
  INGEST_SECRET,
  type StandIns,
  type TestSite,
} from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';
import { createBatchStore } from './batch.store';
import type { StoredLedgerKey } from './ledgerKey.store';
import { changeLedgerKey, openLedgerKeys } from './openLedgerKeys';
import { createRootStore } from './root.store';
import { createSealer } from './sealer';
import type { SigningKey } from './signingKey';

const COUNT = 40;
const START = Date.parse('2026-10-01T02:00:00Z');
const SEALED_AT = new Date(START + 20 * 86_400_000);
const LEAKED = derivedKey(INGEST_SECRET);
const NEXT = keyRing('another-data-secret-with-more-than-32-characters');

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let site: TestSite;
let user: string;
let running: RunningConsents[] = [];
let count = 0;

beforeAll(async () => {
  server = await startTestDatabase();
});
beforeEach(async () => {
  database = await server.connect(`keys${(count += 1)}`);
  standIns = createStandIns();
  site = standIns.addSite();
  user = standIns.addUser(site.organization_id, 10);
});
afterEach(async () => {
  for (const service of running) await service.close();
  running = [];
});
afterAll(() => server.close());

const keysOf = () => databaseOf(database).collection<StoredLedgerKey>('ledger_keys');
const parts = (ring = DATA_SECRET) => ledgerKeyParts(database, ring);
const story = { count: COUNT, clients: 9, start: START, stepMs: 3 * 3_600_000, sealedAt: SEALED_AT };

const start = async (secrets: Parameters<typeof startConsents>[3] = {}): Promise<RunningConsents> => {
  const service = await startConsents(database, standIns, { RATE_LIMITS: 'off' }, secrets);
  running.push(service);
  return service;
};
const verdict = async (service: RunningConsents) => {
  const { status, body } = await service.call(`/consentLogs/verify?application_id=${site.application_id}`, {
    user,
  });
  return status === 200 ? (body as { ok: boolean }).ok : status;
};
const publicKeys = async (service: RunningConsents) =>
  (
    (await service.call('/public/transparency/keys.json')).body as {
      keys: { key_id: string; until: string | null }[];
    }
  ).keys;

/** An installation of a version that derived the key from INGEST_SECRET, with its days signed. */
const oldInstallation = async (): Promise<void> => {
  await rememberDerivedKey(database, LEAKED);
  await storeLedger(database, site, { ...story, signWith: { current: async () => LEAKED } });
};

/** Another past that fits itself, signed with a key: what somebody can write who has it and the database. */
const forge = async (key: SigningKey, from: number): Promise<void> => {
  const logs = databaseOf(database).collection<LogRecord>('consent_logs');
  const at = async (seq: number): Promise<LogRecord> =>
    (await logs.findOne({ application_id: site.application_id, seq }))!;
  let before = (await at(from - 1)).hash;
  for (let seq = from; seq <= COUNT; seq += 1) {
    const record = await at(seq);
    const next = { ...record, gpc: seq === from ? !record.gpc : record.gpc, prev_hash: before };
    before = next.hash = recordHash(next);
    await logs.replaceOne({ _id: record._id }, next);
  }
  for (const name of ['ledger_batches', 'daily_roots'])
    await databaseOf(database).collection(name).deleteMany({ application_id: site.application_id });
  const ledger = createLedgerStore(database);
  const projection = createProjectionStore(database);
  const logger = createLogger('silent');
  const sealer = createSealer({
    ledger,
    projection,
    batches: createBatchStore(database),
    roots: createRootStore(database),
    projector: createProjector(ledger, projection, logger),
    keys: { current: async () => key },
    clock: createDatabaseClock(database, logger),
    logger,
  });
  await sealer.seal(site.application_id, SEALED_AT);
};

describe('ASVS 11.2 the ledger has a key of its own', () => {
  it('which nobody can derive, and on which several processes agree that start at once', async () => {
    const name = `keys${count}`;
    const connections = await Promise.all([1, 2, 3, 4, 5].map(() => server.connect(name)));
    const opened = await Promise.all(
      connections.map((one) => openLedgerKeys(ledgerKeyParts(one, DATA_SECRET))),
    );
    const ids = await Promise.all(opened.map(async (keys) => (await keys.current()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await keysOf().countDocuments()).toBe(1);
    expect(ids[0]).not.toBe(LEAKED.id);
    const [stored] = await keysOf().find().toArray();
    expect(stored).toMatchObject({ _id: 1, key_id: ids[0], retired: [], took_over: true });
    expect(stored?.sealed).toMatch(/^v1\.[\w-]{80,}$/);
  });

  it('an installation of an earlier version gets it at its start, and its old days verify as before', async () => {
    await oldInstallation();
    const service = await start();
    expect(await verdict(service)).toBe(true);
    const keys = await publicKeys(service);
    expect(keys).toMatchObject([
      { key_id: LEAKED.id, until: bangkokDay(new Date()) },
      { until: null, algorithm: 'Ed25519' },
    ]);
    // What is decided from now on is signed with the new one, after the old days.
    await storeLedger(database, standIns.addSite(), story);
    const roots = databaseOf(database).collection<{ key_id: string }>('daily_roots');
    expect(new Set(await roots.distinct('key_id'))).toEqual(new Set(keys.map(({ key_id }) => key_id)));
    expect(await verdict(await start())).toBe(true);
    expect(await keysOf().countDocuments()).toBe(1);
  });
});

describe('P-08 ASVS 11.2 who has INGEST_SECRET and the database cannot write another past', () => {
  const takeovers = () => databaseOf(database).collection('ledger_takeovers');

  it.each([2, COUNT - 1])('with the old key, from record %i on', async (from) => {
    await oldInstallation();
    const service = await start();
    await forge(LEAKED, from);
    expect(await verdict(service)).toBe(false);
  });

  it('nor by taking away what the new key signed of the old days, or writing it anew', async () => {
    await oldInstallation();
    const service = await start();
    const [takeover] = await takeovers().find().toArray();
    await forge(LEAKED, 3);
    await takeovers().deleteMany({});
    expect(await verdict(service)).toBe(false);
    const last = await createRootStore(database).last(site.application_id);
    await takeovers().insertOne({ ...takeover!, root_hash: last?.root_hash });
    expect(await verdict(service)).toBe(false);
    // A start does not sign again what it finds.
    expect(await verdict(await start())).toBe(false);
  });

  it('nor a website that had no signed day', async () => {
    await rememberDerivedKey(database, LEAKED);
    const service = await start();
    await storeLedger(database, site, { ...story, signWith: { current: async () => LEAKED } });
    expect(await verdict(service)).toBe(false);
  });

  it.each<[string, (stored: StoredLedgerKey) => Partial<StoredLedgerKey>]>([
    [
      'a longer time for the old key',
      ({ retired }) => ({ retired: retired.map((key) => ({ ...key, until: '2099-01-01' })) }),
    ],
    ['another key beside it', ({ retired }) => ({ retired: [...retired, { ...retired[0]!, key_id: 'k' }] })],
    ['another public key', () => ({ public_key: LEAKED.publicPem })],
    ['that it did not take over yet', () => ({ took_over: false })],
  ])('nor by storing %s', async (_what, change) => {
    await oldInstallation();
    const service = await start();
    expect(await verdict(service)).toBe(true);
    const stored = (await keysOf().findOne({}))!;
    await keysOf().updateOne({ _id: stored._id }, { $set: change(stored) });
    expect(await verdict(service)).toBe(500);
    await expect(start()).rejects.toThrow('DATA_SECRET');
  });

  it('nor by taking the keys away: their days are known, and no other key is made', async () => {
    const service = await start();
    await storeLedger(database, site, story);
    await keysOf().deleteMany({});
    expect(await verdict(service)).toBe(500);
    await expect(start()).rejects.toThrow('ledger_keys is empty');
    expect(await keysOf().countDocuments()).toBe(0);
  });
});

describe('ASVS 11.1.1 DATA_SECRET is changed', () => {
  it('the key of the ledger is encrypted anew at the next start', async () => {
    const { id } = await (await openLedgerKeys(parts())).current();
    const before = (await keysOf().findOne({}))!.sealed;
    const during = keyRing(NEXT.current.secret, [DATA_SECRET.current.secret]);
    await Promise.all([openLedgerKeys(parts(during)), openLedgerKeys(parts(during))]);
    const after = (await keysOf().findOne({}))!.sealed;
    expect(after).not.toBe(before);
    expect((await (await openLedgerKeys(parts(NEXT))).current()).id).toBe(id);
    await expect(openLedgerKeys(parts())).rejects.toThrow('DATA_SECRET');
  });

  it('to a wrong one: the start says so, and nothing is overwritten', async () => {
    await openLedgerKeys(parts());
    const before = await keysOf().find().toArray();
    await expect(start({ secrets: { DATA_SECRET: NEXT } })).rejects.toThrow(
      /cannot be opened.*DATA_SECRET.*Nothing was overwritten/,
    );
    expect(await keysOf().find().toArray()).toEqual(before);
  });

  it('because it was lost: a new key follows, and what was signed verifies on', async () => {
    await storeLedger(database, site, story);
    // Who only mistook it locks nobody out.
    await expect(changeLedgerKey(parts(NEXT))).rejects.toThrow('DATA_SECRET');
    expect(await keysOf().countDocuments()).toBe(1);
    await changeLedgerKey(parts(NEXT), { lost: true });
    expect(await verdict(await start({ secrets: { DATA_SECRET: NEXT } }))).toBe(true);
  });
});

describe('ASVS 11.1.1 the key of the ledger is changed', () => {
  it('while processes run: they take the new one, and old days verify with the old one', async () => {
    const service = await start();
    await storeLedger(database, site, story);
    const [first] = await publicKeys(service);
    const changed = await changeLedgerKey(parts());
    expect(changed.before).toBe(first?.key_id);
    expect(await publicKeys(service)).toMatchObject([
      { key_id: changed.before, until: bangkokDay(new Date()) },
      { key_id: changed.now, until: null },
    ]);
    expect(await verdict(service)).toBe(true);
    await changeLedgerKey(parts());
    expect(await publicKeys(service)).toHaveLength(3);
    expect(await verdict(service)).toBe(true);
  });

  it('at the same moment by two operators: once', async () => {
    await expect(changeLedgerKey(parts())).rejects.toThrow('no key yet');
    await openLedgerKeys(parts());
    const both = await Promise.allSettled([changeLedgerKey(parts()), changeLedgerKey(parts())]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      (await keysOf().countDocuments()) - 1,
    );
    const numbers = (await keysOf().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
