import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { createLedgerStore } from '../ledger/ledger.store';
import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import type { ConsentRow } from './ConsentRow';
import type { DayCounter } from './DayCounter';
import { createProjectionStore } from './projection.store';
import { latestResults } from '../figures/tally';
import { createProjector } from '../ledger/projector';
import { oldestKept, openIn } from './openDays';
import type { Watermark } from './Watermark';
import { comparable, recount } from '../testing/recount';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(async () => {
  await server.close();
});

const WRITES = new Set(['updateOne', 'bulkWrite', 'insertOne', 'insertMany']);
class Crash extends Error {}

/** The database for a process that ends at its n-th write: before it reaches the server, or after, unanswered. */
const endingAt = (connection: Connection, n: number, when: 'before' | 'after'): Connection => {
  let writes = 0;
  const wrap = (collection: mongo.Collection) =>
    new Proxy(collection, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (!WRITES.has(String(name))) return value.bind(target) as unknown;
        return async (...given: unknown[]) => {
          writes += 1;
          if (writes === n && when === 'before') throw new Crash();
          const result: unknown = await value.apply(target, given);
          if (writes === n && when === 'after') throw new Crash();
          return result;
        };
      },
    });
  const db = databaseOf(connection);
  return { db: { collection: (name: string) => wrap(db.collection(name)) } } as unknown as Connection;
};

const site = createStandIns().addSite();
const records = ledgerStory({
  site,
  count: 60,
  clients: 7,
  start: Date.parse('2026-11-01T10:00:00Z'),
  stepMs: 3 * 3_600_000,
});

const rebuild = async (connection: Connection): Promise<void> => {
  const logger = createLogger('silent');
  const projector = createProjector(createLedgerStore(connection), createProjectionStore(connection), logger);
  await projector.catchUp(site.application_id);
};

describe.each(['before', 'after'] as const)('a process that ends %s any one of its writes', (when) => {
  it('leaves counters and rows that the next process completes, with nothing counted twice', async () => {
    const connection = await server.connect(`crash_${when}`);
    const db = databaseOf(connection);
    const ledger = createLedgerStore(connection);
    await createProjectionStore(connection).ensureIndexes();
    let ended = true;
    let n = 1;
    for (; ended; n += 1) {
      for (const name of ['consent_logs', 'consents', 'day_counters', 'projection_watermarks'])
        await db.collection(name).deleteMany({});
      // A part was applied before, as in life; then a process meets its end at write n.
      await ledger.append(records.slice(0, 23));
      await rebuild(connection);
      await ledger.append(records.slice(23, 50));
      ended = await rebuild(endingAt(connection, n, when)).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Crash)) throw error;
          return true;
        },
      );
      await ledger.append(records.slice(50));
      await rebuild(connection);

      const counters = await db.collection<DayCounter>('day_counters').find({}).toArray();
      const expected = recount(records);
      expect(counters).toHaveLength(expected.size);
      for (const counter of counters) {
        const again = expected.get(counter.day);
        expect({ n, counter: again && comparable(again) }).toEqual({ n, counter: comparable(counter) });
      }
      const to =
        counters
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? '';
      const from = oldestKept(to);
      const decided = latestResults(
        counters.filter(({ day }) => day >= from),
        to,
      );
      const [watermark] = await db.collection<Watermark>('projection_watermarks').find({}).toArray();
      expect({ n, open: watermark?.open && openIn(watermark.open, from, to) }).toEqual({
        n,
        open: Object.values(decided).reduce((sum, count) => sum + count, 0),
      });
      const rows = await db.collection<ConsentRow>('consents').find({}).toArray();
      const last = new Map(records.map((record) => [record.identity?.client_id, record.seq]));
      expect(new Map(rows.map((row) => [row.client_id, row.seq]))).toEqual(last);
    }
    // Rows, one counter for each day touched, watermark: there must be something to interrupt.
    expect(n).toBeGreaterThan(6);
  });
});
