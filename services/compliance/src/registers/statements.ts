import {
  MAX_STATEMENT_VERSIONS,
  STATEMENT_REVIEW_MONTHS,
  type StatementPaper,
} from '@yinyom/contracts/papers/statement';
import { conflict, versionConflict } from '@yinyom/service-kit/AppError';
import { monthsAfter } from '../processing-record/monthsAfter';
import type { SavedBy } from '../processing-record/savedBy';
import type { StatementRecord, StatementStore } from './statement.store';

/** A statement as papers show it; version 0 where nothing was saved yet. */
export interface Statement<Content> {
  content: Content;
  version: number;
  saved_at: string | null;
  saved_by: SavedBy | null;
  review_due_at: string | null;
}

interface Deps {
  statements: StatementStore;
  now(): Date;
}

const toStatement = <Content>({
  content,
  version,
  saved_at,
  reviewed_at = saved_at,
  saved_by,
}: StatementRecord): Statement<Content> => ({
  content: content as Content,
  version,
  saved_at: saved_at.toISOString(),
  saved_by,
  review_due_at: monthsAfter(reviewed_at, STATEMENT_REVIEW_MONTHS).toISOString(),
});

/**
 * The statements of one paper.
 * @param empty what a paper states before its first version
 */
export const createStatements = <Content>(
  { statements, now }: Deps,
  paper: StatementPaper,
  empty: Content,
) => {
  /** @param before the version that was the newest at this moment; absent: the newest */
  const current = async (organizationId: string, before?: Date): Promise<Statement<Content>> => {
    const found = await statements.latest(organizationId, paper, before);
    return found
      ? toStatement(found)
      : { content: empty, version: 0, saved_at: null, saved_by: null, review_due_at: null };
  };
  return {
    current,

    /**
     * @param seen version that the caller read
     * @param isReview whether all of it was looked through; the first version always is
     * @throws AppError 409 paper_full, 412 version_conflict
     */
    save: async (
      organization_id: string,
      content: Content,
      saved_by: SavedBy,
      seen: number,
      isReview = true,
    ): Promise<Statement<Content>> => {
      const before = await statements.latest(organization_id, paper);
      const version = before?.version ?? 0;
      if (version !== seen) throw versionConflict();
      if (version >= MAX_STATEMENT_VERSIONS) throw conflict('paper_full');
      const saved_at = now();
      return toStatement(
        await statements.insert({
          organization_id,
          paper,
          version: version + 1,
          content,
          saved_at,
          reviewed_at: isReview || !before ? saved_at : (before.reviewed_at ?? before.saved_at),
          saved_by,
        }),
      );
    },

    /** A page of versions, newest first. */
    versions: async (organizationId: string, { page, limit }: { page: number; limit: number }) => {
      const { version: total } = await current(organizationId);
      const skip = (page - 1) * limit;
      const found = await statements.versions(organizationId, paper, { skip, limit });
      return {
        entities: found.map((record) => toStatement<Content>(record)),
        page,
        limit,
        total,
        has_more: skip + found.length < total,
        next_cursor: null,
      };
    },
  };
};
export type Statements<Content> = ReturnType<typeof createStatements<Content>>;
