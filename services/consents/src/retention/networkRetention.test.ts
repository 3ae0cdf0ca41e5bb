import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createDatabaseClock } from '../database/databaseClock';
import { databaseOf } from '../database/databaseOf';
import { createLedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../record/LogRecord';
import { follows } from '../integrity/chainCheck';
import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { createNetworkStore } from './network.store';
import { createNetworkRetention } from './networkRetention';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(async () => {
  await server.close();
});

describe('addresses and browsers', () => {
  it('are forgotten after 90 days; the records stay whole', async () => {
    const connection = await server.connect('retention');
    const site = createStandIns().addSite({ store_ip: 'truncated', store_ua: 'family' });
    const start = Date.parse('2026-08-01T00:00:00Z');
    const day = 86_400_000;
    await createLedgerStore(connection).append(
      ledgerStory({ site, count: 10, clients: 5, start, stepMs: day }),
    );
    const retention = createNetworkRetention(
      createNetworkStore(connection),
      createDatabaseClock(connection, createLogger('silent')),
      createLogger('silent'),
    );
    const logs = databaseOf(connection).collection<LogRecord>('consent_logs');
    const kept = async () => (await logs.find({ network: { $exists: true } }).toArray()).length;

    expect(await retention.run(new Date(start + 90 * day))).toBe(0);
    expect(await kept()).toBe(10);
    expect(await retention.run(new Date(start + 93 * day))).toBe(3);
    expect(await retention.run(new Date(start + 93 * day))).toBe(0);
    expect(await kept()).toBe(7);
    await retention.close();

    const records = await logs.find({}).sort({ seq: 1 }).toArray();
    for (const [index, record] of records.entries())
      expect(follows(record, records[index - 1] ?? null)).toBe(true);
  });
});
