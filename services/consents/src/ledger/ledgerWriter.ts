import type { ProjectionStore } from '../projection/projection.store';
import type { LedgerStore } from './ledger.store';
import type { LogDraft } from '../record/LogDraft';
import type { LogRecord } from '../record/LogRecord';
import { createSiteWriter, type SiteWriter, type Stored } from './siteWriter';

/**
 * Appends decisions to the ledgers of all websites; websites do not wait for each other.
 * @param onStored gets each record once it is durable on a majority, in the order of its ledger
 */
export const createLedgerWriter = (
  ledger: LedgerStore,
  projection: ProjectionStore,
  onStored: (record: LogRecord) => void = () => undefined,
) => {
  const writers = new Map<string, SiteWriter>();
  const writerOf = (applicationId: string): SiteWriter => {
    const writer =
      writers.get(applicationId) ?? createSiteWriter(applicationId, ledger, projection, onStored);
    writers.set(applicationId, writer);
    return writer;
  };
  return {
    append: (draft: LogDraft, at?: number): Promise<Stored> =>
      writerOf(draft.application_id).append(draft, at),
    /** Told how far a website's records have been counted. */
    forget: (applicationId: string, seq: number): void => writers.get(applicationId)?.forget(seq),
    /** Records after a position that are still in memory here. */
    after: (applicationId: string, seq: number, limit: number): LogRecord[] =>
      writers.get(applicationId)?.after(seq, limit) ?? [],
    /** How many decisions of all websites wait to be written. */
    waiting: (): number => [...writers.values()].reduce((sum, writer) => sum + writer.waiting(), 0),
    /** Resolves when nothing is being written. */
    idle: async (): Promise<void> => {
      await Promise.all([...writers.values()].map((writer) => writer.idle()));
    },
  };
};
export type LedgerWriter = ReturnType<typeof createLedgerWriter>;
