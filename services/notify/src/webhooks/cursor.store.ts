import mongoose, { type Connection } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** How far a webhook has read a website's ledger (collection `ledger_cursors`). */
interface Cursor {
  /** `{webhook}|{application}` */
  _id: string;
  webhook_id: string;
  seq: number;
}

const schema = schemaOf<Cursor>()({
  _id: { type: String, required: true },
  webhook_id: { type: String, required: true },
  seq: { type: Number, required: true },
});
schema.index({ webhook_id: 1 });

export const createCursorStore = (database: Connection) => {
  const cursors = modelOf(database, 'ledger_cursors', schema);
  const idOf = (webhookId: string, applicationId: string) => `${webhookId}|${applicationId}`;
  return {
    /** Positions by application; a website that is not there was made since: it is read from its beginning. */
    of: async (webhookId: string): Promise<Map<string, number>> => {
      const found = await cursors.find({ webhook_id: webhookId }).lean();
      return new Map(found.map(({ _id, seq }) => [_id.slice(_id.indexOf('|') + 1), seq]));
    },
    /** Never moves back. */
    move: async (webhookId: string, applicationId: string, seq: number): Promise<void> => {
      await cursors.updateOne(
        { _id: idOf(webhookId, applicationId) },
        { $max: { seq }, $setOnInsert: { webhook_id: webhookId } },
        { upsert: true },
      );
    },
    remove: async (webhookIds: readonly string[]): Promise<void> => {
      await cursors.deleteMany({ webhook_id: mongoose.trusted({ $in: [...webhookIds] }) });
    },
  };
};
export type CursorStore = ReturnType<typeof createCursorStore>;
