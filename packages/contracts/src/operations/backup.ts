import * as z from 'zod/mini';
import { byService, SERVICE_NAMES, SERVICES, type ServiceName } from '../service/services';

/** The services that keep data, each in a database of its own: all of them. */
export const DATA_SERVICES = SERVICE_NAMES;
export type DataService = ServiceName;

/** Number of the newest migration of each service's data; a backup says which it holds. */
export const DATA_VERSIONS: Readonly<Record<DataService, number>> = byService(
  (name) => SERVICES[name].dataVersion,
);

const dataVersions = z.record(z.string(), z.int().check(z.gte(0)));
const count = z.int().check(z.gte(0));

/** First in a backup: what it is of. */
export const backupAbout = z.object({
  /** Version of the backup's own form. */
  format: z.literal(1),
  /** Version of the product that made it. */
  product: z.string(),
  /** Its moment: everything acknowledged before is in it. */
  taken_at: z.iso.datetime(),
  /** How that moment was kept while others went on writing. */
  consistency: z.enum(['snapshot', 'stopped']),
  data_versions: dataVersions,
});
export type BackupAbout = z.infer<typeof backupAbout>;

/** Last in a backup: what must be there after it was restored. */
export const backupContents = z.object({
  /** Documents by `service.collection`. */
  collections: z.record(z.string(), count),
  /** Bytes by path below the data folder. */
  files: z.record(z.string(), count),
  /** The newest entry of each website's ledger, by application. */
  ledgers: z.record(z.string(), z.object({ seq: count, hash: z.string() })),
});
export type BackupContents = z.infer<typeof backupContents>;

/** What is known of this installation's backups: DATA_DIR/backups.json. Metrics are made of it. */
export const backupRecord = z.object({
  last_backup: z.optional(
    z.object({ at: z.iso.datetime(), bytes: count, documents: count, ledger_entries: count }),
  ),
  /** The last try to make a backup, where it failed and none was made since. */
  last_failed_backup: z.optional(z.object({ at: z.iso.datetime(), why: z.string() })),
  /** The newest backup that was restored for a try, and how that went. */
  last_check: z.optional(
    z.object({
      at: z.iso.datetime(),
      taken_at: z.nullable(z.iso.datetime()),
      ok: z.boolean(),
      why: z.string(),
      /** How long restoring and recomputing took. */
      seconds: z.optional(z.number().check(z.gte(0))),
      /** Of the file that was restored. */
      bytes: z.optional(count),
      /** Entries of ledgers that were recomputed. */
      ledger_entries: z.optional(count),
    }),
  ),
});
export type BackupRecord = z.infer<typeof backupRecord>;
