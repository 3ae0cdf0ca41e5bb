import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../database/isDuplicateKey';
import { modelOf } from '../database/modelOf';
import { schemaOf } from '../database/schemaOf';
import type { Tally } from './Tally';

interface TallyRecord {
  _id: string;
  used: number;
  ends_at: Date;
  /** The database's clock when it was last added to. */
  added_at: Date;
}

const schema = schemaOf<TallyRecord>()(
  {
    _id: { type: String, required: true },
    used: { type: Number, required: true },
    ends_at: { type: Date, required: true },
    added_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ ends_at: 1 }, { expireAfterSeconds: 0 });

/** Counts of a moment need not survive a power cut. */
const QUICKLY = { writeConcern: { w: 1, j: false } } as const;

/** A tally in a service's database. Windows go by the database's clock, which is the same for every process. */
export const createTallyStore = (database: Connection): Tally => {
  const { collection } = modelOf(database, 'tallies', schema);
  /** How far the database's clock was ahead of this process's when it last answered. */
  let aheadMs = 0;
  const add: Tally['add'] = async (key, uses, ms) => {
    const isOpen = { $gt: ['$ends_at', '$$NOW'] };
    const endsAt = new Date(Date.now() + aheadMs + ms);
    const record = (await collection.findOneAndUpdate(
      { _id: key as never },
      [
        {
          $set: {
            used: { $cond: [isOpen, { $add: ['$used', uses] }, uses] },
            ends_at: { $cond: [isOpen, '$ends_at', endsAt] },
            added_at: '$$NOW',
          },
        },
      ],
      { upsert: true, returnDocument: 'after', ...QUICKLY },
    )) as TallyRecord | null;
    if (record === null) return { used: uses, ms_left: ms };
    aheadMs = record.added_at.getTime() - Date.now();
    return { used: record.used, ms_left: record.ends_at.getTime() - record.added_at.getTime() };
  };
  return {
    add: async (key, uses, ms) => {
      try {
        return await add(key, uses, ms);
      } catch (error) {
        // Two first uses at once: the other one made the row.
        if (isDuplicateKey(error)) return add(key, uses, ms);
        throw error;
      }
    },
  };
};
