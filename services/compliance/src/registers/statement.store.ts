import { Schema, trusted, type Connection, type Types } from 'mongoose';
import type { StatementPaper } from '@yinyom/contracts/papers/statement';
import { versionConflict } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { SavedBy } from '../processing-record/savedBy';

const { Mixed } = Schema.Types;

/** One version of what an organization states in a paper. No version is ever changed: a save adds the next one. */
export interface StatementRecord {
  _id: Types.ObjectId;
  organization_id: string;
  paper: StatementPaper;
  version: number;
  content: unknown;
  saved_at: Date;
  /** When all of it was looked through; absent: when it was saved. */
  reviewed_at?: Date;
  saved_by: SavedBy;
}

const schema = schemaOf<StatementRecord>()(
  {
    organization_id: { type: String, required: true },
    paper: { type: String, required: true } as never,
    version: { type: Number, required: true },
    content: { type: Mixed, required: true } as never,
    saved_at: { type: Date, required: true },
    reviewed_at: Date,
    saved_by: { type: Mixed, required: true } as never,
  },
  // A statement without any answer is an empty object.
  { minimize: false },
);
schema.index({ organization_id: 1, paper: 1, version: 1 }, { unique: true });

/** Versions of statements. The unique index lets one of two savers of the same version through. */
export const createStatementStore = (database: Connection) => {
  const statements = modelOf(database, 'paper_statements', schema);

  return {
    /** @throws AppError 412 version_conflict where the version exists */
    insert: async (draft: Omit<StatementRecord, '_id'>): Promise<StatementRecord> => {
      try {
        return (await statements.create(draft)).toObject();
      } catch (error) {
        throw isDuplicateKey(error) ? versionConflict() : error;
      }
    },

    /** The newest version that was saved before a moment; null where nothing was. */
    latest: (
      organization_id: string,
      paper: StatementPaper,
      before?: Date,
    ): Promise<StatementRecord | null> =>
      statements
        .findOne({ organization_id, paper, ...(before && { saved_at: trusted({ $lt: before }) }) })
        .sort({ version: -1 })
        .lean<StatementRecord>()
        .exec(),

    /** Versions, newest first. */
    versions: (
      organization_id: string,
      paper: StatementPaper,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<StatementRecord[]> =>
      statements
        .find({ organization_id, paper })
        .sort({ version: -1 })
        .skip(skip)
        .limit(limit)
        .lean<StatementRecord[]>()
        .exec(),

    /** Removes what an actor made. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await statements.deleteMany({ organization_id, 'saved_by.id': actorId });
    },
    organizations: (): Promise<string[]> =>
      statements.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organization_id: string): Promise<void> => {
      await statements.deleteMany({ organization_id });
    },
  };
};
export type StatementStore = ReturnType<typeof createStatementStore>;
