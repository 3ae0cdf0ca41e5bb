import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { createCounterStore } from '../figures/counter.store';
import type { LogRecord } from '../record/LogRecord';
import { ledgerStory } from '../testing/ledgerStory';
import { recount } from '../testing/recount';
import { createStandIns, type TestSite } from '../testing/standIns';
import { OPEN } from './DayCounter';
import { OPEN_DAYS, openIn } from './openDays';
import { createProjectionStore } from './projection.store';
import type { Watermark } from './Watermark';

let server: TestDatabase;
let connection: Connection;
let store: ReturnType<typeof createProjectionStore>;
let site: TestSite;
beforeAll(async () => {
  server = await startTestDatabase();
  connection = await server.connect('open_days');
  store = createProjectionStore(connection);
  await store.ensureIndexes();
});
afterAll(() => server.close());
beforeEach(() => {
  site = createStandIns().addSite();
});

/** Decisions of some clients, one every ten hours. */
const story = (count: number): LogRecord[] =>
  ledgerStory({ site, count, clients: 9, start: Date.parse('2026-01-01T10:00:00Z'), stepMs: 10 * 3_600_000 });
const watermark = async () => {
  const found = await databaseOf(connection)
    .collection<Watermark>('projection_watermarks')
    .findOne({ _id: site.application_id });
  if (!found) throw new Error('no watermark');
  return found;
};
const applyAll = async (records: readonly LogRecord[], step: number): Promise<void> => {
  for (let from = 0; from < records.length; from += step) {
    const applied = records[from - 1]?.seq ?? 0;
    expect(await store.apply(site.application_id, records.slice(from, from + step), applied)).toBe(true);
  }
};
/** Visitors by the day of their last decision, counted from the ledger alone. */
const direct = (records: readonly LogRecord[]): Map<string, number> =>
  new Map(
    [...recount(records)].map(([day, { latest }]) => [
      day,
      Object.values(latest[OPEN] ?? {}).reduce<number>((sum, count) => sum + count, 0),
    ]),
  );
const decidedLately = async (from: string, to: string): Promise<number> =>
  (await createCounterStore(connection).decidedLately([site.application_id], from, to)).get(
    site.application_id,
  ) ?? 0;

it.each([1, 7, 100, 1_000])('equals a count of the whole ledger, in batches of %i', async (step) => {
  const records = story(400);
  await applyAll(records, step);
  const { open, applied_seq } = await watermark();
  expect([open?.seq, applied_seq]).toEqual([400, 400]);
  expect(Object.keys(open?.days ?? {}).length).toBeLessThanOrEqual(OPEN_DAYS);
  for (const [day, count] of direct(records))
    if (Object.hasOwn(open?.days ?? {}, day)) expect([day, open?.days[day]]).toEqual([day, count]);
  expect(open && openIn(open, '2026-01-01', '2026-12-31')).toBe(9);
});

it('is counted again after an earlier version moved the watermark without it, and meanwhile the days are read', async () => {
  const records = story(60);
  await applyAll(records.slice(0, 40), 40);
  // As an earlier version leaves it.
  const watermarks = databaseOf(connection).collection<Watermark>('projection_watermarks');
  await watermarks.updateOne({ _id: site.application_id }, { $set: { 'open.seq': 20, 'open.days': {} } });
  const days = [...direct(records.slice(0, 40))];
  const [from, to] = [days[3]?.[0] ?? '', days.at(-2)?.[0] ?? ''];
  const wanted = (seen: readonly LogRecord[]) =>
    [...direct(seen)].reduce((sum, [day, count]) => (day >= from && day <= to ? sum + count : sum), 0);
  expect(await decidedLately(from, to)).toBe(wanted(records.slice(0, 40)));
  await store.apply(site.application_id, records.slice(40), 40);
  expect((await watermark()).open).toMatchObject({ seq: 60 });
  expect(await decidedLately(from, to)).toBe(wanted(records));
});

it('moves once where two processes apply the same records', async () => {
  const records = story(50);
  let moved = 0;
  while ((await store.appliedSeq(site.application_id)) < 50) {
    const tried = await Promise.all(
      Array.from({ length: 4 }, () => store.apply(site.application_id, records, 0)),
    );
    moved += tried.filter(Boolean).length;
  }
  expect(moved).toBe(1);
  const { open } = await watermark();
  expect(open && openIn(open, '2026-01-01', '2026-12-31')).toBe(9);
});
