import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { LogRecord } from '../record/LogRecord';
import { plainInsert } from '../database/plainInsert';
import { rowOf, type ConsentRow } from './ConsentRow';
import { countRecords, daysOf } from './countRecords';
import { dayCounterId, type DayCounter } from './DayCounter';
import { movedOn, oldestKept, openChange, openFrom } from './openDays';
import type { Watermark } from './Watermark';

/** A long write would make visitors' decisions wait behind it in the database. */
const ROWS_AT_ONCE = 100;
/** Writes of rows that are sent together: the database makes them durable together, too. */
const WRITES_AT_ONCE = 3;

/** What the next decision of a client needs of its row. */
type PriorRow = Pick<
  ConsentRow,
  'client_id' | 'seq' | 'consent_id' | 'day' | 'consent_type' | 'result' | 'categories'
>;

type Row = Omit<ConsentRow, '_id'>;

/** Moves a client's row forward, never back. */
const rowUpdate = (row: Row): mongo.AnyBulkWriteOperation<ConsentRow> => ({
  updateOne: {
    filter: { application_id: row.application_id, client_id: row.client_id, seq: { $lt: row.seq } },
    update: { $set: row },
  },
});

/** The only place that writes what is derived from the ledger. */
export const createProjectionStore = (database: Connection) => {
  const db = databaseOf(database);
  const rows = db.collection<ConsentRow>('consents');
  const counters = db.collection<DayCounter>('day_counters');
  const watermarks = db.collection<Watermark>('projection_watermarks');

  /** Inserts rows of new clients. @returns those that exist already: a batch that was interrupted is applied again */
  const insertRows = async (fresh: Row[]): Promise<Row[]> => {
    if (fresh.length === 0) return [];
    const { taken } = await plainInsert(db, rows.collectionName, fresh, { ordered: false });
    return taken.flatMap((index) => fresh[index] ?? []);
  };

  /** Brings the rows of clients to their last record of a batch; doing it again changes nothing. */
  const writeRows = async (records: readonly LogRecord[]): Promise<void> => {
    const last = new Map<string, { record: LogRecord; known: boolean }>();
    for (const record of records) {
      const client = record.identity?.client_id;
      if (client === undefined) continue;
      const known = last.get(client)?.known ?? record.prior !== null;
      last.set(client, { record, known });
    }
    const writes = [...last.values()];
    const writePart = async (part: typeof writes): Promise<void> => {
      const rowsOf = (known: boolean) =>
        part.filter((write) => write.known === known).map(({ record }) => rowOf(record));
      const forward = [...rowsOf(true), ...(await insertRows(rowsOf(false)))];
      if (forward.length > 0) await rows.bulkWrite(forward.map(rowUpdate), { ordered: false });
    };
    for (let from = 0; from < writes.length; from += WRITES_AT_ONCE * ROWS_AT_ONCE) {
      const starts = Array.from({ length: WRITES_AT_ONCE }, (_, index) => from + index * ROWS_AT_ONCE);
      await Promise.all(starts.map((start) => writePart(writes.slice(start, start + ROWS_AT_ONCE))));
    }
  };

  /** Adds a batch to the counters of the days it touches. @returns false when another process was faster */
  const writeCounters = async (applicationId: string, records: readonly LogRecord[]): Promise<boolean> => {
    const days = [...new Set(records.flatMap(daysOf))];
    const ids = days.map((day) => dayCounterId(applicationId, day));
    const found = await counters.find({ _id: { $in: ids } }, { projection: { seq: 1 } }).toArray();
    const counted = new Map(found.map(({ _id, seq }) => [_id, seq]));
    for (const day of days) {
      const _id = dayCounterId(applicationId, day);
      const before = counted.get(_id);
      const change = countRecords(day, before ?? 0, records);
      if (change.add.size === 0) continue;
      const update = {
        $inc: Object.fromEntries(change.add),
        $set: {
          seq: change.seq,
          ...Object.fromEntries(
            [...change.categoryTypes].map(([id, type]) => [`categories.${id}.type`, type]),
          ),
          ...(change.own && { last_seq: change.own.last }),
        },
        ...(change.own && { $min: { first_seq: change.own.first } }),
      };
      if (before === undefined) {
        const created = await insertCounter(applicationId, day, update);
        if (!created) return false;
        continue;
      }
      const { matchedCount } = await counters.updateOne(
        { _id, application_id: applicationId, seq: before },
        update,
      );
      if (matchedCount === 0) return false;
    }
    return true;
  };

  const insertCounter = async (
    applicationId: string,
    day: string,
    update: mongo.UpdateFilter<DayCounter>,
  ): Promise<boolean> => {
    try {
      await counters.updateOne(
        // The website stands in the filter, so that a cluster knows which shard is meant.
        { _id: dayCounterId(applicationId, day), application_id: applicationId, seq: 0 },
        { ...update, $setOnInsert: { day } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** @returns false when the watermark is not where it was any more, or is made by another process at this moment */
  const replaceWatermark = async (
    before: Pick<Watermark, '_id' | 'applied_seq'>,
    update: mongo.UpdateFilter<Watermark>,
  ): Promise<boolean> => {
    try {
      const { _id, applied_seq } = before;
      const upsert = applied_seq === 0;
      const { matchedCount, upsertedCount } = await watermarks.updateOne({ _id, applied_seq }, update, {
        upsert,
      });
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** Moves the watermark over records that are counted, and with it what the watermark counts itself. */
  const moveWatermark = async (
    _id: string,
    applied: number,
    records: readonly LogRecord[],
    last: number,
  ): Promise<boolean> => {
    const { day, amounts } = openChange(records);
    const changed = [...amounts].filter(([, amount]) => amount !== 0);
    const { matchedCount } = await watermarks.updateOne(
      { _id, applied_seq: applied, 'open.seq': applied, 'open.day': day },
      {
        $set: { applied_seq: last, 'open.seq': last },
        ...(changed.length > 0 && {
          $inc: Object.fromEntries(changed.map(([at, amount]) => [`open.days.${at}`, amount])),
        }),
      },
    );
    if (matchedCount > 0) return true;
    // The first records of a day, or nothing that could be counted on.
    const before = await watermarks.findOne({ _id });
    if (before && before.applied_seq !== applied) return false;
    const open =
      before?.open?.seq === applied
        ? movedOn(before.open, last, records)
        : openFrom(
            await counters
              .find({ application_id: _id, day: { $gte: oldestKept(day) } })
              .project<DayCounter>({ day: 1, seq: 1, latest: 1 })
              .toArray(),
            last,
          );
    return replaceWatermark(
      { _id, applied_seq: applied },
      open ? { $set: { applied_seq: last, open } } : { $set: { applied_seq: last }, $unset: { open: 1 } },
    );
  };

  return {
    ensureIndexes: async () => {
      await rows.createIndexes([
        {
          key: { application_id: 1, client_id: 1 },
          unique: true,
          partialFilterExpression: { client_id: { $exists: true } },
        },
        { key: { application_id: 1, seq: 1 } },
        // Few choose some only; who refuses what alone is asked of them.
        { key: { application_id: 1, result: 1, seq: 1 }, partialFilterExpression: { result: 'accept' } },
      ]);
      await counters.createIndexes([{ key: { application_id: 1, day: 1 }, unique: true }]);
    },

    appliedSeq: async (applicationId: string): Promise<number> =>
      (await watermarks.findOne({ _id: applicationId }, { projection: { applied_seq: 1 } }))?.applied_seq ??
      0,

    /** Makes a website known before its first record, so that nothing of it is ever overlooked. */
    register: async (applicationId: string): Promise<void> => {
      await watermarks
        .updateOne({ _id: applicationId }, { $max: { applied_seq: 0 } }, { upsert: true })
        .catch((error: unknown) => {
          // Another process has made it known.
          if (!isDuplicateKey(error)) throw error;
        });
    },

    /** Every website that has a ledger. */
    applications: async (): Promise<string[]> =>
      (await watermarks.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),

    /** Records of all ledgers, as far as they are counted. */
    recordsOfAll: async (): Promise<number> =>
      (await watermarks.find({}, { projection: { applied_seq: 1 } }).toArray()).reduce(
        (sum, { applied_seq }) => sum + applied_seq,
        0,
      ),

    /** Rows of clients, as far as the projection has come. */
    rowsOfClients: (applicationId: string, clientIds: string[]) =>
      rows
        .find({ application_id: applicationId, client_id: { $in: clientIds } })
        .project<PriorRow>({
          _id: 0,
          client_id: 1,
          seq: 1,
          consent_id: 1,
          day: 1,
          consent_type: 1,
          result: 1,
          categories: 1,
        })
        .toArray(),

    /**
     * Applies records that follow the watermark, in order. Every step may be repeated after a crash, in any
     * process, without counting twice.
     * @param applied where the watermark is
     * @returns false when another process moved in between; read the watermark again
     */
    apply: async (
      applicationId: string,
      records: readonly LogRecord[],
      applied: number,
    ): Promise<boolean> => {
      const last = records.at(-1);
      if (!last) return true;
      await writeRows(records);
      if (!(await writeCounters(applicationId, records))) return false;
      return moveWatermark(applicationId, applied, records, last.seq);
    },
  };
};
export type ProjectionStore = ReturnType<typeof createProjectionStore>;
