import mongoose, { Schema, Types, type Connection } from 'mongoose';
import { MAX_LEAK_FINDINGS, type LeakScan } from '@yinyom/contracts/scanner/leakWatch';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { LeakBox, LeakDocument, LeakFindingRecord, LeakWatchRecord } from './LeakRecords';

const { Mixed } = Schema.Types;
/** Of a website; a scan reads 200. */
const MOST_DOCUMENTS = 1_000;
const watchSchema = schemaOf<LeakWatchRecord>()(
  {
    _id: { type: String, required: true },
    organization_id: { type: String, required: true },
    enabled_by: { type: Mixed, required: true },
    enabled_at: { type: Date, required: true },
    sealed: { type: String, required: true },
    public_key: { type: String, required: true },
    latest: { type: Mixed, default: null },
  },
  { minimize: false },
);
const findingSchema = schemaOf<LeakFindingRecord>()(
  {
    application_id: { type: String, required: true },
    organization_id: { type: String, required: true },
    kind: { type: String, required: true },
    confidence: { type: String, required: true },
    state: { type: String, required: true },
    source: { type: String, required: true },
    address: { type: String, required: true },
    address_key: { type: String, required: true },
    place: { type: Mixed, required: true },
    count: { type: Number, required: true },
    marks: { type: [String], required: true },
    first_seen: { type: Date, required: true },
    last_seen: { type: Date, required: true },
    last_scan_id: { type: String, required: true },
    removed_at: { type: Date, default: null },
    removed_scan_id: { type: String, default: null },
    legal_basis: { type: String, default: null },
    reason: { type: String, default: null },
    decided_by: { type: Mixed, default: null },
    decided_at: { type: Date, default: null },
    review_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
findingSchema.index({ application_id: 1, address_key: 1 });
findingSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
const boxSchema = schemaOf<LeakBox>()({
  _id: { type: String, required: true },
  box: { type: Buffer, required: true },
  expires_at: { type: Date, required: true },
});
boxSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const documentSchema = schemaOf<LeakDocument>()({
  application_id: { type: String, required: true },
  address_key: { type: String, required: true },
  tokens: { type: [String], required: true },
  picture_pages: { type: Number, required: true },
  expires_at: { type: Date, required: true },
});
documentSchema.index({ application_id: 1, address_key: 1 }, { unique: true });
documentSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Which websites have leak watch, what was found on them, and what waits to be taken over. */
export const createLeakStore = (connection: Connection) => {
  const watches = modelOf(connection, 'leak_watches', watchSchema);
  const findings = modelOf(connection, 'leak_findings', findingSchema);
  const boxes = modelOf(connection, 'leak_boxes', boxSchema);
  const documents = modelOf(connection, 'leak_documents', documentSchema);
  return {
    watch: (applicationId: string): Promise<LeakWatchRecord | null> =>
      watches.findOne({ _id: applicationId }).lean(),

    /** Does nothing where it is on already. */
    switchOn: async (record: LeakWatchRecord): Promise<void> => {
      const { _id, ...content } = record;
      await watches.updateOne({ _id }, { $setOnInsert: content }, { upsert: true });
    },

    /** Removes the key first: what is left without it says nothing. */
    remove: async (applicationId: string): Promise<void> => {
      await watches.deleteOne({ _id: applicationId });
      await findings.deleteMany({ application_id: applicationId });
      await documents.deleteMany({ application_id: applicationId });
    },

    websites: async (): Promise<string[]> => [
      ...new Set([...(await watches.distinct('_id')), ...(await findings.distinct('application_id'))]),
    ],

    all: () => watches.find({}, { sealed: 1 }).lean(),

    reseal: async (_id: string, from: string, sealed: string): Promise<void> => {
      await watches.updateOne({ _id, sealed: from }, { $set: { sealed } });
    },

    /** What the latest scans of these websites looked at; those without leak watch are left out. */
    latestOf: (applicationIds: readonly string[]): Promise<Pick<LeakWatchRecord, '_id' | 'latest'>[]> =>
      watches.find({ _id: mongoose.trusted({ $in: [...applicationIds] }) }, { latest: 1 }).lean(),

    setLatest: async (applicationId: string, latest: LeakScan): Promise<void> => {
      await watches.updateOne({ _id: applicationId }, { $set: { latest } });
    },

    findings: (applicationId: string): Promise<LeakFindingRecord[]> =>
      findings
        .find({ application_id: applicationId })
        .sort({ first_seen: 1, _id: 1 })
        .limit(MAX_LEAK_FINDINGS)
        .lean(),

    finding: (applicationId: string, id: string): Promise<LeakFindingRecord | null> =>
      findings.findOne({ _id: id, application_id: applicationId }).lean(),

    countOpen: (applicationId: string): Promise<number> =>
      findings.countDocuments({ application_id: applicationId, state: 'open' }),

    save: async (record: Omit<LeakFindingRecord, '_id'> & { _id?: Types.ObjectId }): Promise<void> => {
      const { _id = new Types.ObjectId(), ...content } = record;
      await findings.updateOne({ _id }, { $set: content }, { upsert: true });
    },

    /** @returns the finding as it is then; null when it was removed meanwhile */
    change: (
      applicationId: string,
      id: string,
      change: Partial<LeakFindingRecord>,
    ): Promise<LeakFindingRecord | null> =>
      findings
        .findOneAndUpdate(
          { _id: id, application_id: applicationId },
          { $set: change },
          { returnDocument: 'after' },
        )
        .lean(),

    /** Documents of a website that earlier scans read. */
    documents: (applicationId: string): Promise<LeakDocument[]> =>
      documents.find({ application_id: applicationId }).limit(MOST_DOCUMENTS).lean(),

    saveDocument: async ({ application_id, address_key, ...content }: LeakDocument): Promise<void> => {
      await documents.updateOne({ application_id, address_key }, { $set: content }, { upsert: true });
    },

    /** An unchanged document is known for as long as a scan meets it. */
    keepDocument: async (application_id: string, address_key: string, expires_at: Date): Promise<void> => {
      await documents.updateOne({ application_id, address_key }, { $set: { expires_at } });
    },

    saveBox: async ({ _id, box, expires_at }: LeakBox): Promise<void> => {
      await boxes.updateOne({ _id }, { $set: { box, expires_at } }, { upsert: true });
    },

    box: async (scanId: string): Promise<Buffer | null> => {
      const found = await boxes.findOne({ _id: scanId });
      return found ? Buffer.from(found.box) : null;
    },

    removeBoxes: async (scanIds: readonly string[]): Promise<void> => {
      await boxes.deleteMany({ _id: mongoose.trusted({ $in: [...scanIds] }) });
    },
  };
};
export type LeakStore = ReturnType<typeof createLeakStore>;
