import type { Connection } from 'mongoose';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { TeamKey } from '../keys/teamKey';
import type { Pointer } from '../records';
import type { ReleaseStore, Step } from '../ReleaseStore';
import { createBuildDocuments } from './buildDocuments';
import { releaseModels, type KeyRecord } from './records';

const LIST = 'list';
/** The history of a room is one array of its document: years of deploys, and far below what a document may weigh. */
const KEPT_HISTORY = 2_000;
/** Whoever loses so often in a row has another problem. */
const TRIES = 20;

const keyOf = ({ _id, ...key }: KeyRecord): TeamKey => ({ id: _id, ...key });

/** Releases in a database (MongoDB or the embedded one), which any number of gateways read. */
export const createDatabaseStore = async (database: Connection): Promise<ReleaseStore> => {
  const models = releaseModels(database);
  const { rooms, lists, keys } = models;
  await ensureIndexes(database);

  /** @returns false when somebody else took a step meanwhile */
  const takeStep = async (room: string, revision: number, last: number, step: Step): Promise<boolean> => {
    const next = { revision: revision + 1, last_number: last, pointer: step.pointer };
    if (revision === 0)
      return rooms.create({ _id: room, ...next, history: [step.entry] }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicateKey(error)) return false;
          throw error;
        },
      );
    const { matchedCount } = await rooms.updateOne(
      { _id: room, revision },
      { $set: next, $push: { history: { $each: [step.entry], $slice: -KEPT_HISTORY } } },
    );
    return matchedCount === 1;
  };

  return {
    ...createBuildDocuments(models),
    place: `the database ${database.name}`,

    pointers: async () => {
      const found = await rooms.find({}, { pointer: 1 }).sort({ _id: 1 }).lean();
      return new Map(found.map(({ _id, pointer }) => [_id, pointer]));
    },
    pointer: async (room): Promise<Pointer | null> =>
      (await rooms.findOne({ _id: room }, { pointer: 1 }).lean())?.pointer ?? null,

    change: async (room, above, make) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const now = await rooms.findOne({ _id: room }, { history: 0 }).lean();
        const last = Math.max(now?.last_number ?? 0, above);
        const step = make({ pointer: now?.pointer ?? null, nextNumber: last + 1 });
        const reached = Math.max(last, step.entry.number);
        if (await takeStep(room, now?.revision ?? 0, reached, step)) return step;
      }
      throw new Error(`Somebody else changes the releases of ${room} all the time. Try again.`);
    },
    history: async (room) => {
      const found = await rooms.findOne({ _id: room }, { history: 1 }).lean();
      return [...(found?.history ?? [])].reverse();
    },

    list: async () => {
      const found = await lists.findOne({ _id: LIST }).lean();
      if (!found) return null;
      const { number, made_at, valid_until, signature, rows } = found;
      return { number, made_at, valid_until, signature, rows };
    },
    writeList: async (list, before) => {
      if (before === null)
        return lists.create({ _id: LIST, ...list }).then(
          () => true,
          (error: unknown) => {
            if (isDuplicateKey(error)) return false;
            throw error;
          },
        );
      const { matchedCount } = await lists.updateOne({ _id: LIST, number: before.number }, { $set: list });
      return matchedCount === 1;
    },

    keys: async () => (await keys.find().sort({ made_at: 1 }).lean()).map(keyOf),
    key: async (id) => {
      const found = await keys.findOne({ _id: id }).lean();
      return found && keyOf(found);
    },
    writeKey: async ({ id, ...key }) => {
      await keys.updateOne({ _id: id }, { $set: key }, { upsert: true });
    },

    close: () => database.close(),
  };
};
