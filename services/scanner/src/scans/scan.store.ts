import { randomUUID } from 'node:crypto';
import mongoose, { Types, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { countWhole, listWhole } from '@yinyom/service-kit/database/wholeDocuments';
import { endEvents } from './endEvents';
import { LEASE_MS, QUEUE_LENGTH } from './scanRules';
import type { ScanRecord } from './ScanRecord';
import { scanSchema } from './scanSchema';

type Progress = Pick<ScanRecord, 'pages_done' | 'pages_total' | 'cookies_found'>;
type Ending = Partial<
  Pick<
    ScanRecord,
    'cookies_found' | 'new' | 'removed' | 'changed' | 'violations' | 'errors_met' | 'pages_done'
  >
>;

/** A scan in the queue, as far as workers choose by it. */
export interface WaitingScan {
  id: string;
  organization_id: string;
}

/** Scans: what is asked for, how far it is, how it ended. Every change is one conditional write. */
export const createScanStore = (connection: Connection) => {
  const scans = modelOf(connection, 'scans', scanSchema);
  const after = { returnDocument: 'after' } as const;

  return {
    /** @returns null when the website has a scan that is not over */
    insert: async (
      record: Omit<ScanRecord, '_id' | 'active_key' | 'target_key'>,
    ): Promise<ScanRecord | null> => {
      const _id = new Types.ObjectId();
      try {
        const keys = { active_key: record.application_id, target_key: String(_id) };
        return (await scans.create({ ...record, ...keys, _id })).toObject();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    find: (id: string, applicationId: string): Promise<ScanRecord | null> =>
      scans.findOne({ _id: id, application_id: applicationId }).lean(),

    countQueued: (): Promise<number> => scans.countDocuments({ status: 'queued' }),

    byId: (id: string): Promise<ScanRecord | null> => scans.findOne({ _id: id }).lean(),

    list: async (applicationId: string, page: number, limit: number) => {
      const where = { application_id: applicationId };
      const [records, total] = await Promise.all([
        listWhole(
          scans
            .find(where)
            .sort({ created_at: -1, _id: -1 })
            .skip((page - 1) * limit)
            .limit(limit)
            .lean(),
        ),
        countWhole(scans, where),
      ]);
      return { records, total };
    },

    latest: (applicationId: string): Promise<ScanRecord | null> =>
      scans.findOne({ application_id: applicationId }).sort({ created_at: -1, _id: -1 }).lean(),

    /** The latest scan of each website that was asked for since a moment. */
    latestSince: async (applicationIds: readonly string[], time: Date): Promise<ScanRecord[]> => {
      const found: ScanRecord[] = await scans
        .find({
          application_id: mongoose.trusted({ $in: [...applicationIds] }),
          created_at: mongoose.trusted({ $gte: time }),
        })
        .sort({ created_at: 1, _id: 1 })
        .lean();
      return [...new Map(found.map((record) => [record.application_id, record])).values()];
    },

    /** The newest two with a result that were taken over, newest first. */
    latestResults: (applicationId: string): Promise<ScanRecord[]> =>
      scans
        .find({
          application_id: applicationId,
          status: mongoose.trusted({ $in: ['succeeded', 'partial'] }),
        })
        .sort({ created_at: -1, _id: -1 })
        .limit(2)
        .lean(),

    /** The last scan with a result that ended before a moment. */
    endedBefore: (applicationId: string, before: Date): Promise<ScanRecord | null> =>
      scans
        .findOne({
          application_id: applicationId,
          status: mongoose.trusted({ $in: ['succeeded', 'partial'] }),
          finished_at: mongoose.trusted({ $lt: before }),
        })
        .sort({ finished_at: -1, _id: -1 })
        .lean(),

    /** When scans with a result ended, from a moment to before another one, the last first. */
    endsBetween: async (applicationId: string, from: Date, until: Date, limit: number): Promise<Date[]> => {
      const found = await scans
        .find({
          application_id: applicationId,
          status: mongoose.trusted({ $in: ['succeeded', 'partial'] }),
          finished_at: mongoose.trusted({ $gte: from, $lt: until }),
        })
        .select({ finished_at: 1 })
        .sort({ finished_at: -1, _id: -1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ finished_at }) => finished_at ?? []);
    },

    /** The scan with a result before another one. */
    previous: (scan: ScanRecord): Promise<ScanRecord | null> =>
      scans
        .findOne({
          application_id: scan.application_id,
          status: mongoose.trusted({ $in: ['succeeded', 'partial'] }),
          created_at: mongoose.trusted({ $lt: scan.created_at }),
        })
        .sort({ created_at: -1, _id: -1 })
        .lean(),

    /** Whether a worker visits a registrable domain at this moment. */
    isVisited: async (target: string): Promise<boolean> =>
      (await scans.exists({ target_key: target })) !== null,

    countWaiting: (): Promise<number> => scans.countDocuments({ status: 'queued' }),

    /** Scans of an organization in the queue. */
    countWaitingOf: (organizationId: string): Promise<number> =>
      scans.countDocuments({ status: 'queued', organization_id: organizationId }),

    /** The queue, oldest scans first. */
    inQueue: async (): Promise<WaitingScan[]> => {
      const found = await scans
        .find({ status: 'queued' })
        .select({ organization_id: 1 })
        .sort({ created_at: 1, _id: 1 })
        .limit(QUEUE_LENGTH)
        .lean();
      return found.map(({ _id, organization_id }) => ({ id: String(_id), organization_id }));
    },

    /**
     * A worker takes a scan, also one whose worker is lost.
     * @returns null when it is over or somebody else's, `busy` while another scan visits the same target
     */
    take: async (id: string, now: Date): Promise<ScanRecord | 'busy' | null> => {
      const lost = new Date(now.getTime() - LEASE_MS);
      const asked = await scans.findOne({ _id: id }).lean();
      if (!asked) return null;
      try {
        return await scans
          .findOneAndUpdate(
            {
              _id: id,
              delivering: false,
              $or: [
                { status: 'queued' },
                { status: 'running', 'run.heard_at': mongoose.trusted({ $lt: lost }) },
              ],
            },
            {
              $set: {
                status: 'running',
                target_key: asked.target,
                run: { id: randomUUID(), heard_at: now },
                started_at: asked.started_at ?? now,
              },
              $inc: { tries: 1, revision: 1 },
            },
            after,
          )
          .lean();
      } catch (error) {
        if (isDuplicateKey(error)) return 'busy';
        throw error;
      }
    },

    /** Says that the worker lives, and how far it is. @returns the scan, or null when it is not the worker's any more */
    hear: (id: string, runId: string, now: Date, progress: Progress | null): Promise<ScanRecord | null> =>
      scans
        .findOneAndUpdate(
          { _id: id, status: 'running', delivering: false, 'run.id': runId },
          {
            $set: { ...progress, 'run.heard_at': now },
            ...(progress && { $inc: { revision: 1 } }),
          },
          after,
        )
        .lean(),

    /** Gives a scan back, to be taken again: its worker is stopping. */
    giveBack: async (id: string, runId: string): Promise<void> => {
      await scans.updateOne(
        { _id: id, status: 'running', delivering: false, 'run.id': runId },
        { $set: { status: 'queued', run: null, target_key: id }, $inc: { tries: -1, revision: 1 } },
      );
    },

    /** The worker is done. @returns null when the scan is not the worker's any more */
    handOver: (id: string, runId: string): Promise<ScanRecord | null> =>
      scans
        .findOneAndUpdate(
          { _id: id, status: 'running', delivering: false, 'run.id': runId },
          { $set: { delivering: true, target_key: id }, $inc: { revision: 1 } },
          after,
        )
        .lean(),

    requestCancel: (id: string): Promise<ScanRecord | null> =>
      scans
        .findOneAndUpdate(
          { _id: id, status: 'running', delivering: false },
          { $set: { cancel_requested: true } },
          after,
        )
        .lean(),

    /**
     * Ends a scan, once.
     * @param from what it must be for that: waiting, with a worker, or with a result that is taken over
     * @returns null when it is not that any more
     */
    end: async (
      id: string,
      from: { status: 'queued' | 'running'; delivering: boolean },
      status: 'succeeded' | 'partial' | 'failed' | 'cancelled',
      reason: string | null,
      ending: Ending = {},
    ): Promise<ScanRecord | null> => {
      const scan = await scans.findOne({ _id: id, ...from }).lean();
      if (!scan) return null;
      return scans
        .findOneAndUpdate(
          { _id: id, ...from },
          {
            $set: {
              ...ending,
              untold: endEvents({ ...scan, ...ending }, status),
              status,
              reason,
              delivering: false,
              run: null,
              active_key: id,
              target_key: id,
              finished_at: new Date(),
            },
            $inc: { revision: 1 },
          },
          after,
        )
        .lean();
    },

    /** Says when a scan that is over ended; only for the demo's recorded one. */
    setFinished: async (id: string, finished_at: Date): Promise<void> => {
      await scans.updateOne({ _id: id, active_key: id }, { $set: { finished_at } });
    },

    /** @returns whether nobody has claimed the mail about a scan before */
    claimReport: async (id: string): Promise<boolean> => {
      const { modifiedCount } = await scans.updateOne(
        { _id: id, reported: false },
        { $set: { reported: true } },
      );
      return modifiedCount === 1;
    },

    releaseReport: async (id: string): Promise<void> => {
      await scans.updateOne({ _id: id }, { $set: { reported: false } });
    },

    /** Scans whose worker is lost. */
    lost: (now: Date): Promise<ScanRecord[]> =>
      scans
        .find({
          status: 'running',
          delivering: false,
          'run.heard_at': mongoose.trusted({ $lt: new Date(now.getTime() - LEASE_MS) }),
        })
        .limit(100)
        .lean(),

    /** Scans that wait since before a moment. */
    waitingSince: (moment: Date): Promise<ScanRecord[]> =>
      scans
        .find({ status: 'queued', created_at: mongoose.trusted({ $lt: moment }) })
        .limit(100)
        .lean(),

    /** Scans whose result is not taken over yet. */
    undelivered: (): Promise<ScanRecord[]> => scans.find({ delivering: true }).limit(100).lean(),
  };
};
export type ScanStore = ReturnType<typeof createScanStore>;
