import type { Connection } from 'mongoose';
import { KEPT_CALL_CHANGES } from '@yinyom/contracts/release/partCalls';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

interface StoredChange {
  at: Date;
  by: string;
  allowed: string[] | null;
}

/** What was decided about the calls of a part (collection `part_calls`), and what its team asks for. */
export interface StoredCalls {
  /** Container name. */
  _id: string;
  revision: number;
  allowed: string[] | null;
  asked: string[];
  /** Newest first. */
  changes: StoredChange[];
}

const schema = schemaOf<StoredCalls>()(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    allowed: { type: [String], default: null },
    asked: { type: [String], required: true },
    changes: { type: [Object], required: true } as never,
  },
  { versionKey: false },
);

/** Which calls parts may make. A decision and the line of the audit about it are one write. */
export const createCallStore = (database: Connection) => {
  const calls = modelOf(database, 'part_calls', schema);
  return {
    list: () => calls.find().sort({ _id: 1 }).lean<StoredCalls[]>().exec(),
    get: (part: string) => calls.findById(part).lean<StoredCalls>().exec(),
    /** @returns null when the decision has another revision than `seen` by now */
    decide: async (part: string, seen: number, change: StoredChange): Promise<StoredCalls | null> => {
      const { allowed } = change;
      if (seen === 0)
        try {
          const first = { _id: part, revision: 1, allowed, asked: [], changes: [change] };
          await calls.create(first);
          return first;
        } catch (error) {
          if (isDuplicateKey(error)) return null;
          throw error;
        }
      return calls
        .findOneAndUpdate(
          { _id: part, revision: seen },
          {
            $set: { allowed, asked: [] },
            $inc: { revision: 1 },
            $push: { changes: { $each: [change], $position: 0, $slice: KEPT_CALL_CHANGES } },
          },
          { returnDocument: 'after' },
        )
        .lean<StoredCalls>()
        .exec();
    },
    /** Notes what a team asks for, of a part about which something was decided. */
    ask: async (part: string, asked: string[]): Promise<void> => {
      await calls.updateOne({ _id: part }, { $set: { asked } });
    },
  };
};
export type CallStore = ReturnType<typeof createCallStore>;
