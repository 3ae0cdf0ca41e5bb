import type { ProjectionStore } from '../projection/projection.store';
import type { LedgerStore } from './ledger.store';
import type { LogDraft } from './LogDraft';
import { createSiteWriter, type SiteWriter, type Stored } from './siteWriter';

/** Appends decisions to the ledgers of all websites; websites do not wait for each other. */
export const createLedgerWriter = (ledger: LedgerStore, projection: ProjectionStore) => {
  const writers = new Map<string, SiteWriter>();
  const writerOf = (applicationId: string): SiteWriter => {
    const writer = writers.get(applicationId) ?? createSiteWriter(applicationId, ledger, projection);
    writers.set(applicationId, writer);
    return writer;
  };
  return {
    append: (draft: LogDraft): Promise<Stored> => writerOf(draft.application_id).append(draft),
    forget: (applicationId: string, seq: number): void => writers.get(applicationId)?.forget(seq),
    /** Resolves when nothing is being written. */
    idle: async (): Promise<void> => {
      await Promise.all([...writers.values()].map((writer) => writer.idle()));
    },
  };
};
export type LedgerWriter = ReturnType<typeof createLedgerWriter>;
