import type { Connection } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** Until when the team of a part knows its errors (collection `part_tellings`). */
interface Telling {
  /** Container name. */
  _id: string;
  until: Date;
}

const schema = schemaOf<Telling>()(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { versionKey: false },
);

/** When teams were last mailed about new errors. */
export const createTellingStore = (database: Connection) => {
  const tellings = modelOf(database, 'part_tellings', schema);
  return {
    /** @returns null before the first time */
    until: async (name: string): Promise<Date | null> =>
      (await tellings.findById(name).lean<Telling>().exec())?.until ?? null,
    /** Never goes back. */
    keep: async (name: string, until: Date): Promise<void> => {
      await tellings.updateOne({ _id: name }, { $max: { until } }, { upsert: true });
    },
  };
};
export type TellingStore = ReturnType<typeof createTellingStore>;
