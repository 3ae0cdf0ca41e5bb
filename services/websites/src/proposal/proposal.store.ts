import mongoose, { Schema, type Connection, type Types } from 'mongoose';
import { MOST_DISMISSED, MOST_PROPOSALS, PROPOSAL_NETWORKS } from '@yinyom/contracts/websites/proposal';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { lostAgainst } from '@yinyom/service-kit/database/lostAgainst';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { proposalKey, type ProposalRecord, type ReportedName } from './ProposalRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<ProposalRecord>()({
  application_id: { type: String, required: true },
  key: { type: String, required: true },
  kind: { type: String, required: true },
  name: { type: String, required: true },
  match: { type: String, required: true },
  provider: { type: String, default: '' },
  expiry: { type: Number, default: null },
  is_session: { type: Boolean, required: true },
  suggestion: { type: Mixed, default: null },
  state: { type: String, required: true },
  marks: { type: [String], default: undefined },
  networks: { type: Number, required: true },
  first_reported_at: { type: Date, required: true },
  last_reported_at: { type: Date, required: true },
  expires_at: Date,
  decided_at: Date,
  unagreed_at: Date,
});
schema.index({ application_id: 1, key: 1 }, { unique: true });
schema.index({ application_id: 1, state: 1, last_reported_at: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** A name of a report and who told it. */
export interface Told {
  item: ReportedName;
  /** Keyed mark of the network; see `networkMark`. */
  mark: string;
}

const COLLECTION = 'cookie_proposals';
const OPEN = ['waiting', 'shown'] as const;
const NO_LONGER_WAITING = { marks: 1, expires_at: 1 } as const;

/** Names that visitors' browsers reported: a collection of their own, so that no cookie is ever made by a stranger. */
export const createProposalStore = (connection: Connection) => {
  const proposals = modelOf(connection, COLLECTION, schema);

  const where = (applicationId: string, state: readonly ProposalRecord['state'][]) => ({
    application_id: applicationId,
    state: mongoose.trusted({ $in: state }),
  });

  /** Of too many the least supported go, then the oldest. Two who do it at once remove a few more, no harm. */
  const makeRoom = async (
    applicationId: string,
    states: readonly ProposalRecord['state'][],
    most: number,
    first: Record<string, 1>,
  ): Promise<void> => {
    const found = where(applicationId, states);
    const excess = (await proposals.countDocuments(found)) - most;
    if (excess <= 0) return;
    const due = await proposals.find(found, { _id: 1 }).sort(first).limit(excess).lean();
    await proposals.deleteMany({ _id: mongoose.trusted({ $in: due.map(({ _id }) => _id) }) });
  };

  const trim = async (applicationId: string): Promise<void> => {
    await makeRoom(applicationId, OPEN, MOST_PROPOSALS, { networks: 1, last_reported_at: 1 });
    await makeRoom(applicationId, ['dismissed'], MOST_DISMISSED, { decided_at: 1 });
  };

  /** Counts a network once per name; names that are shown or dismissed are left alone. */
  const count = async (applicationId: string, told: readonly Told[], now: Date, expires_at: Date) => {
    const write = (upsert: boolean, { item, mark }: Told) => ({
      updateOne: {
        filter: {
          application_id: applicationId,
          key: proposalKey(item),
          state: 'waiting' as const,
          marks: { $ne: mark },
        },
        update: {
          $push: { marks: mark },
          $inc: { networks: 1 },
          $set: { last_reported_at: now, expires_at },
          $setOnInsert: { ...item, first_reported_at: now },
        },
        upsert,
      },
    });
    const collection = connection.collection<Omit<ProposalRecord, '_id'>>(COLLECTION);
    try {
      await collection.bulkWrite(
        told.map((one) => write(true, one)),
        { ordered: false },
      );
    } catch (error) {
      // Somebody added the same name at this moment: then this network is counted in that one.
      const again = lostAgainst(error).flatMap((index) => told[index] ?? []);
      await collection.bulkWrite(
        again.map((one) => write(false, one)),
        { ordered: false },
      );
    }
  };

  return {
    /** Takes names of a report; whatever is told, no website has more than its bound afterwards. */
    add: async (applicationId: string, told: readonly Told[], now: Date, expiresAt: Date): Promise<void> => {
      if (told.length === 0) return;
      await count(applicationId, told, now, expiresAt);
      const keys = mongoose.trusted({ $in: told.map(({ item }) => proposalKey(item)) });
      await proposals.updateMany(
        {
          application_id: applicationId,
          state: 'waiting',
          networks: mongoose.trusted({ $gte: PROPOSAL_NETWORKS }),
        },
        { $set: { state: 'shown' }, $unset: NO_LONGER_WAITING },
      );
      await proposals.updateMany(
        { application_id: applicationId, state: 'shown', key: keys },
        { $set: { last_reported_at: now } },
      );
      await trim(applicationId);
    },

    /** Takes what an earlier version had put into the list; shown, as it was. May be repeated. */
    takeIn: async (
      applicationId: string,
      items: readonly (ReportedName & Pick<ProposalRecord, 'first_reported_at' | 'last_reported_at'>)[],
    ): Promise<void> => {
      for (const item of items)
        await proposals
          .updateOne(
            { application_id: applicationId, key: proposalKey(item) },
            { $setOnInsert: { ...item, state: 'shown', networks: 0 } },
            { upsert: true },
          )
          // Another process that starts at this moment was faster.
          .catch((error: unknown) => {
            if (!isDuplicateKey(error)) throw error;
          });
      await trim(applicationId);
    },

    /** Those that are shown, latest report first. */
    list: async (applicationId: string, page: number, limit: number) => {
      const found = where(applicationId, ['shown']);
      const [records, total] = await Promise.all([
        proposals
          .find(found)
          .sort({ last_reported_at: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean(),
        proposals.countDocuments(found),
      ]);
      return { records: records as ProposalRecord[], total };
    },

    /** Several networks reported it of visitors who had agreed to nothing; the first time stands. */
    markUnagreed: async (applicationId: string, key: string, now: Date): Promise<void> => {
      await proposals.updateOne(
        { ...where(applicationId, OPEN), key, unagreed_at: mongoose.trusted({ $exists: false }) },
        { $set: { unagreed_at: now } },
      );
    },

    /** Those shown that visitors held who had agreed to nothing, the first ones first. */
    unagreed: (applicationId: string, limit: number): Promise<ProposalRecord[]> =>
      proposals
        .find({ ...where(applicationId, ['shown']), unagreed_at: mongoose.trusted({ $exists: true }) })
        .sort({ unagreed_at: 1, _id: 1 })
        .limit(limit)
        .lean(),

    /** Everything that waits or is shown, as far as its name goes. */
    open: (applicationId: string): Promise<Pick<ProposalRecord, '_id' | 'kind' | 'name' | 'match'>[]> =>
      proposals.find(where(applicationId, OPEN), { kind: 1, name: 1, match: 1 }).lean(),

    shown: (applicationId: string, ids: readonly string[]): Promise<ProposalRecord[]> =>
      proposals.find({ ...where(applicationId, ['shown']), _id: mongoose.trusted({ $in: ids }) }).lean(),

    remove: async (ids: readonly Types.ObjectId[]): Promise<void> => {
      if (ids.length > 0) await proposals.deleteMany({ _id: mongoose.trusted({ $in: ids }) });
    },

    dismiss: async (applicationId: string, ids: readonly string[], now: Date): Promise<void> => {
      await proposals.updateMany(
        { ...where(applicationId, ['shown']), _id: mongoose.trusted({ $in: ids }) },
        { $set: { state: 'dismissed', decided_at: now } },
      );
      await trim(applicationId);
    },

    removeAll: async (applicationId: string): Promise<void> => {
      await proposals.deleteMany({ application_id: applicationId });
    },
  };
};
export type ProposalStore = ReturnType<typeof createProposalStore>;
