import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import type { EvidenceWords } from '@yinyom/texts/evidence/evidenceWords';
import { createCategoryNames, type CategoryNames } from '../category-names/categoryNames';
import type { CounterStore } from '../figures/counter.store';
import { seqRangeOf } from '../consents/seqRange';
import type { LedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../record/LogRecord';
import { hashedContent } from '../record/recordHash';
import type { BatchStore } from '../sealing/batch.store';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import type { RootStore } from '../sealing/root.store';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { ExportRow } from './exportFormat';
import type { ExportSource } from './exportSource';
import { logCells, logTitles } from './logTable';
import { proofLines } from './proofLines';

/** One record as a line: all that its hash was taken of and what its commitments hide. */
const lineOf = (record: LogRecord): object => ({
  kind: 'record',
  ...hashedContent(record),
  hash: record.hash,
  ...(record.identity && {
    client: { client_id: record.identity.client_id, salt: record.identity.salt },
  }),
  ...(record.network && { network: record.network }),
});

const toRow = (record: LogRecord, names: CategoryNames, words: EvidenceWords): ExportRow => ({
  get line() {
    return lineOf(record);
  },
  get cells() {
    return logCells(record, names, words);
  },
});

interface Stores {
  ledger: LedgerStore;
  counters: CounterStore;
  batches: BatchStore;
  roots: RootStore;
  keys: LedgerKeys;
  websites: WebsitesClient;
}

/** The log of a period, oldest first, with batches, signed days and keys for an offline check. */
export const logSource = async (
  { ledger, counters, batches, roots, keys, websites }: Stores,
  applicationId: string,
  period: { from?: string; to?: string; language?: Lang },
): Promise<ExportSource> => {
  const language = period.language ?? DEFAULT_LANGUAGE;
  const names = createCategoryNames(websites, applicationId, language);
  const words = EVIDENCE_WORDS[language];
  const asked = (await seqRangeOf(counters, applicationId, period)) ?? {
    first: 1,
    last: (await ledger.head(applicationId))?.seq ?? 0,
  };
  // Evidence whose time is over was removed from the beginning.
  const [begin] = await ledger.after(applicationId, asked.first - 1, 1);
  const range = { first: begin?.seq ?? asked.first, last: asked.last };
  return {
    columns: logTitles(words),
    range,
    page: async (after, limit) => {
      const records = await ledger.between(applicationId, after + 1, Math.min(range.last, after + limit));
      await names.learn(records.map(({ template_version }) => template_version));
      return {
        rows: records.map((record) => toRow(record, names, words)),
        position: Math.min(range.last, after + limit),
      };
    },
    extra: () =>
      proofLines({ ledger, keys, counters, batches, roots, websites }, applicationId, range, period),
  };
};
