import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import { createCategoryNames, type CategoryNames } from '../category-names/categoryNames';
import type { CounterStore } from '../figures/counter.store';
import { seqRangeOf } from '../consents/seqRange';
import type { LedgerStore } from '../ledger/ledger.store';
import type { LogRecord } from '../ledger/LogRecord';
import { hashedContent } from '../ledger/recordHash';
import type { BatchStore } from '../sealing/batch.store';
import type { RootStore } from '../sealing/root.store';
import type { WebsitesClient } from '../sites/siteDirectory';
import { bangkokTime } from './bangkokTime';
import type { ExportRow } from './exportFormat';
import type { ExportSource } from './exportSource';
import { proofLines } from './proofLines';

export const LOG_COLUMNS = [
  'seq',
  'consent_id',
  'client_id',
  'consent_time',
  'consent_time_bangkok',
  'consent_type',
  'result',
  'action',
  'method',
  'granted',
  'denied',
  'language',
  'device',
  'page_url',
  'referrer_url',
  'template_version',
  'notice_sha256',
  'expires_at',
  'gpc',
  'previous_consent_id',
  'ip_truncated',
  'ua_family',
  'hash',
] as const;

/** Categories by name, for people; an offline check reads the lines, which have their ids. */
const namesIn = (record: LogRecord, granted: boolean, names: CategoryNames): string =>
  record.categories
    .filter((category) => category.granted === granted)
    .map(({ id }) => names.of(id) ?? id)
    .join(' | ');

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

/** One record as a table row. */
const cellsOf = (record: LogRecord, names: CategoryNames): unknown[] => [
  record.seq,
  record._id.toHexString(),
  record.identity?.client_id,
  record.consent_time.toISOString(),
  bangkokTime(record.consent_time),
  record.consent_type,
  record.result,
  record.action,
  record.method,
  namesIn(record, true, names),
  namesIn(record, false, names),
  record.language,
  record.device,
  record.page_url,
  record.referrer_url,
  record.template_version,
  record.notice_sha256,
  record.expires_at.toISOString(),
  record.gpc,
  record.previous_consent_id,
  record.network?.ip,
  record.network?.ua,
  record.hash,
];

const toRow = (record: LogRecord, names: CategoryNames): ExportRow => ({
  get line() {
    return lineOf(record);
  },
  get cells() {
    return cellsOf(record, names);
  },
});

interface Stores {
  ledger: LedgerStore;
  counters: CounterStore;
  batches: BatchStore;
  roots: RootStore;
  websites: WebsitesClient;
}

/** The log of a period, oldest first, with batches, signed days and keys for an offline check. */
export const logSource = async (
  { ledger, counters, batches, roots, websites }: Stores,
  applicationId: string,
  period: { from?: string; to?: string; language?: Lang },
): Promise<ExportSource> => {
  const names = createCategoryNames(websites, applicationId, period.language ?? DEFAULT_LANGUAGE);
  const asked = (await seqRangeOf(counters, applicationId, period)) ?? {
    first: 1,
    last: (await ledger.head(applicationId))?.seq ?? 0,
  };
  // Evidence whose time is over was removed from the beginning.
  const [begin] = await ledger.after(applicationId, asked.first - 1, 1);
  const range = { first: begin?.seq ?? asked.first, last: asked.last };
  return {
    columns: LOG_COLUMNS,
    range,
    page: async (after, limit) => {
      const records = await ledger.between(applicationId, after + 1, Math.min(range.last, after + limit));
      await names.learn(records.map(({ template_version }) => template_version));
      return {
        rows: records.map((record) => toRow(record, names)),
        position: Math.min(range.last, after + limit),
      };
    },
    extra: () => proofLines({ counters, batches, roots, websites }, applicationId, range, period),
  };
};
