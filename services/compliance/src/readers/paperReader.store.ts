import { Schema, trusted, type Connection } from 'mongoose';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** A reviewer who is invited to papers of a controller; `_id` is made of both, so that there is one for each. */
export interface PaperReaderRecord {
  _id: string;
  organization_id: string;
  user_id: string;
  papers: InspectionPaper[];
  invited_at: Date;
  /** When the invited person was added to the organization, as its service says it (ISO 8601); null: it does not say. */
  added_at: string | null;
  invited_by: PaperActor;
  revision: number;
}

const schema = schemaOf<PaperReaderRecord>()({
  _id: { type: String, required: true },
  organization_id: { type: String, required: true, index: true },
  user_id: { type: String, required: true },
  papers: { type: [String], required: true } as never,
  invited_at: { type: Date, required: true },
  added_at: { type: String, default: null },
  invited_by: { type: Schema.Types.Mixed, required: true } as never,
  revision: { type: Number, required: true },
});

const idOf = (organization_id: string, user_id: string): string => `${organization_id} ${user_id}`;

/** Who reads which papers. An invitation that was taken back stays as a record without papers, so that its revision goes on. */
export const createPaperReaderStore = (database: Connection) => {
  const readers = modelOf(database, 'paper_readers', schema);
  const find = (organization_id: string, user_id: string): Promise<PaperReaderRecord | null> =>
    readers.findById(idOf(organization_id, user_id)).lean<PaperReaderRecord>().exec();

  return {
    find,
    /** All who have papers, the newest first: as many as invitations have places. */
    list: (organization_id: string): Promise<PaperReaderRecord[]> =>
      readers
        .find({ organization_id, papers: trusted({ $ne: [] }) })
        .sort({ invited_at: -1, _id: 1 })
        .lean<PaperReaderRecord[]>()
        .exec(),
    /**
     * @param seen 0: that there is no invitation, also where one was taken back
     * @throws AppError 412 version_conflict where another revision is stored than was seen
     */
    save: async (
      record: Omit<PaperReaderRecord, '_id' | 'revision'>,
      seen: number,
    ): Promise<PaperReaderRecord> => {
      const _id = idOf(record.organization_id, record.user_id);
      const isSeen: Record<string, unknown> =
        seen === 0 ? { $or: [revisionIs(seen), { papers: trusted({ $size: 0 }) }] } : revisionIs(seen);
      return unlessNewer(() =>
        readers
          .findOneAndUpdate(
            { _id, ...isSeen },
            { $set: record, $inc: { revision: 1 } },
            { upsert: true, returnDocument: 'after' },
          )
          .lean<PaperReaderRecord>()
          .orFail()
          .exec(),
      );
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      await readers.deleteMany({ _id: trusted({ $in: [...ids] }) });
    },
    organizations: (): Promise<string[]> => readers.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await readers.deleteMany({ organization_id });
    },
  };
};
export type PaperReaderStore = ReturnType<typeof createPaperReaderStore>;
