import { Schema, type Connection, type Types } from 'mongoose';
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
    insert: async (applicationId: string, moves: UndoRecord['moves']): Promise<string> =>
      String((await undos.create({ application_id: applicationId, moves, created_at: new Date() }))._id),

    /** Takes one out, once; null when it is gone, too old or another website's. */
    take: async (id: string, applicationId: string): Promise<UndoRecord | null> => {
      const found = await undos.findOneAndDelete({ _id: id, application_id: applicationId }).lean();
      // The database removes old ones only now and then.
      return found && Date.now() - found.created_at.getTime() < UNDO_SECONDS * 1000 ? found : null;
    },
  };
};
export type UndoStore = ReturnType<typeof createUndoStore>;
