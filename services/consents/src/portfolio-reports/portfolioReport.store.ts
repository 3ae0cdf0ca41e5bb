import { mongo, type Connection } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import { KEPT_REPORT_MONTHS } from '@yinyom/contracts/consents/portfolioReport';
import { versionConflict } from '@yinyom/service-kit/AppError';
import { databaseOf } from '../database/databaseOf';

interface MadeMonth {
  month: string;
  made_at: Date;
  sent: number;
  websites: number;
}

export interface PortfolioReportRecord {
  _id: mongo.ObjectId;
  organization_id: string;
  group_id: string | null;
  recipients: string[];
  language: Lang;
  months: MadeMonth[];
  /** The newest month that is over with, YYYY-MM: it was made, or was before the report was ordered. */
  done_month: string;
  /** Until when a process works on it. */
  leased_until: Date;
  created_at: Date;
  revision: number;
}

interface StoredDocument {
  /** `{report id}|{month}` */
  _id: string;
  report_id: mongo.ObjectId;
  data: mongo.Binary;
}

const LEASE_MS = 10 * 60_000;
const FREE = new Date(0);

/** Monthly reports and the documents that were made. */
export const createPortfolioReportStore = (database: Connection) => {
  const reports = databaseOf(database).collection<PortfolioReportRecord>('portfolio_reports');
  const documents = databaseOf(database).collection<StoredDocument>('portfolio_report_files');
  const nameOf = (id: mongo.ObjectId, month: string): string => `${id.toHexString()}|${month}`;
  const seen = (revision: number) => ({ revision });

  return {
    ensureIndexes: async (): Promise<void> => {
      await reports.createIndexes([
        { key: { organization_id: 1 } },
        { key: { done_month: 1, leased_until: 1 } },
      ]);
      await documents.createIndexes([{ key: { report_id: 1 } }]);
    },

    list: (organizationId: string) =>
      reports.find({ organization_id: organizationId }).sort({ _id: 1 }).toArray(),
    all: (): AsyncIterable<PortfolioReportRecord> => reports.find().sort({ _id: 1 }),
    get: (id: string) => reports.findOne({ _id: new mongo.ObjectId(id) }),

    create: async (
      given: Pick<
        PortfolioReportRecord,
        'organization_id' | 'group_id' | 'recipients' | 'language' | 'done_month'
      >,
      now: Date,
    ): Promise<PortfolioReportRecord> => {
      const made = {
        ...given,
        _id: new mongo.ObjectId(),
        months: [],
        leased_until: FREE,
        created_at: now,
        revision: 0,
      };
      await reports.insertOne(made);
      return made;
    },

    /** @throws AppError 412 */
    update: async (
      id: mongo.ObjectId,
      change: Partial<Pick<PortfolioReportRecord, 'recipients' | 'language'>>,
      revision: number,
    ): Promise<PortfolioReportRecord> => {
      const changed = await reports.findOneAndUpdate(
        { _id: id, ...seen(revision) },
        { $set: change, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      );
      if (!changed) throw versionConflict();
      return changed;
    },

    remove: async (id: mongo.ObjectId): Promise<void> => {
      await reports.deleteOne({ _id: id });
      await documents.deleteMany({ report_id: id });
    },

    /** Takes a report whose month is not made: of all processes one gets it, and another one after the lease. */
    takeDue: (month: string, now: Date) =>
      reports.findOneAndUpdate(
        { done_month: { $lt: month }, leased_until: { $lte: now } },
        { $set: { leased_until: new Date(now.getTime() + LEASE_MS) } },
        { sort: { _id: 1 }, returnDocument: 'after' },
      ),

    putDocument: async (id: mongo.ObjectId, month: string, pdf: Buffer): Promise<void> => {
      const file = { report_id: id, data: new mongo.Binary(pdf) };
      await documents.updateOne({ _id: nameOf(id, month) }, { $setOnInsert: file }, { upsert: true });
    },
    getDocument: async (id: mongo.ObjectId, month: string): Promise<Buffer | null> => {
      const found = await documents.findOne({ _id: nameOf(id, month) });
      return found && Buffer.from(found.data.buffer);
    },

    /** Remembers that a month is over with, and forgets documents that are not listed any more. */
    finish: async (id: mongo.ObjectId, made: MadeMonth): Promise<void> => {
      await reports.updateOne(
        { _id: id, done_month: { $lt: made.month } },
        {
          $set: { done_month: made.month, leased_until: FREE },
          $push: { months: { $each: [made], $position: 0, $slice: KEPT_REPORT_MONTHS } },
        },
      );
      const kept = await reports.findOne({ _id: id }, { projection: { months: 1 } });
      const names = (kept?.months ?? []).map(({ month }) => nameOf(id, month));
      await documents.deleteMany({ report_id: id, _id: { $nin: names } });
    },
  };
};
export type PortfolioReportStore = ReturnType<typeof createPortfolioReportStore>;
