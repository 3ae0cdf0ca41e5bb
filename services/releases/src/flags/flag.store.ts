import type { Connection } from 'mongoose';
import { KEPT_FLAG_CHANGES, type FlagSetting } from '@yinyom/contracts/release/partFlags';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** A change of a flag: what it was set to, when and by whom. */
export interface StoredChange extends FlagSetting {
  at: Date;
  by: string;
}

/** What a flag is set to (collection `part_flags`), with its last changes, the newest first. */
export interface StoredFlag {
  /** Part and flag, with a blank between them. */
  _id: string;
  part: string;
  flag: string;
  revision: number;
  setting: FlagSetting;
  changes: StoredChange[];
}

const mixed = { type: Object, required: true } as never;

const schema = schemaOf<StoredFlag>()(
  {
    _id: { type: String, required: true },
    part: { type: String, required: true, index: true },
    flag: { type: String, required: true },
    revision: { type: Number, required: true },
    setting: mixed,
    changes: { type: [Object], required: true } as never,
  },
  { versionKey: false },
);

const idOf = (part: string, flag: string) => `${part} ${flag}`;

/** What flags are set to. A setting and the line of the audit about it are one write. */
export const createFlagStore = (database: Connection) => {
  const flags = modelOf(database, 'part_flags', schema);
  return {
    list: (part?: string) =>
      flags
        .find(part === undefined ? {} : { part })
        .sort({ _id: 1 })
        .lean<StoredFlag[]>()
        .exec(),
    get: (part: string, flag: string) => flags.findById(idOf(part, flag)).lean<StoredFlag>().exec(),
    /** @returns null when the flag has another revision than `seen` by now */
    set: async (
      { part, flag, seen }: { part: string; flag: string; seen: number },
      { at, by, ...setting }: StoredChange,
    ): Promise<StoredFlag | null> => {
      const change = { at, by, ...setting };
      if (seen === 0)
        try {
          const first = { _id: idOf(part, flag), part, flag, revision: 1, setting, changes: [change] };
          await flags.create(first);
          return first;
        } catch (error) {
          if (isDuplicateKey(error)) return null;
          throw error;
        }
      return flags
        .findOneAndUpdate(
          { _id: idOf(part, flag), revision: seen },
          {
            $set: { setting },
            $inc: { revision: 1 },
            $push: { changes: { $each: [change], $position: 0, $slice: KEPT_FLAG_CHANGES } },
          },
          { returnDocument: 'after' },
        )
        .lean<StoredFlag>()
        .exec();
    },
  };
};
export type FlagStore = ReturnType<typeof createFlagStore>;
