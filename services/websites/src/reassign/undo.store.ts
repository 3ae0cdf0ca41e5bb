import { Schema, Types, type Connection } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';

/** What one re-assignment did, so that it can be taken back. */
export interface UndoRecord {
  _id: Types.ObjectId;
  application_id: string;
  moves: { cookie_id: string; from: string; to: string }[];
  created_at: Date;
}

const UNDO_SECONDS = 600;

const schema = schemaOf<UndoRecord>()({
  application_id: { type: String, required: true },
  moves: { type: Schema.Types.Mixed, required: true },
  created_at: { type: Date, required: true },
});
schema.index({ created_at: 1 }, { expireAfterSeconds: UNDO_SECONDS });

/** Re-assignments of the last ten minutes. */
export const createUndoStore = (connection: Connection) => {
  const undos = modelOf(connection, 'reassign_undos', schema);
  return {
    /** For one that has to be named before it is there. */
    newId: (): string => String(new Types.ObjectId()),

    /** Keeps one under its id; a second time it stays as it was. */
    keep: async (id: string, applicationId: string, moves: UndoRecord['moves']): Promise<void> => {
      await undos.updateOne(
        { _id: id },
        { $setOnInsert: { application_id: applicationId, moves, created_at: new Date() } },
        { upsert: true },
      );
    },

    remove: async (id: string): Promise<void> => {
      await undos.deleteOne({ _id: id });
    },

    /** Null when it is gone, too old or another website's. */
    find: async (id: string, applicationId: string): Promise<UndoRecord | null> => {
      const found = await undos.findOne({ _id: id, application_id: applicationId }).lean();
      // The database removes old ones only now and then.
      return found && Date.now() - found.created_at.getTime() < UNDO_SECONDS * 1000 ? found : null;
    },
  };
};
export type UndoStore = ReturnType<typeof createUndoStore>;
