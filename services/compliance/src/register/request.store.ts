import mongoose, { Schema, type Connection, type QueryFilter } from 'mongoose';
import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import type { ErasureCertificate } from '@yinyom/contracts/requests/requestDocuments';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { UNTOLD_INDEX, untoldField, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { RequestRecord, StoredEntry } from './RequestRecord';
import { outlinedRequestsOf } from './outlinedRequests';
import { remindersOf } from './reminders';
import { watchedRequestsOf } from './watchedRequests';
import { requestCountsOf } from './requestCounts';

const { Mixed } = Schema.Types;
const { trusted } = mongoose;
const nullable = (type: unknown) => ({ type, default: null }) as never;

const schema = schemaOf<RequestRecord>()({
  organization_id: { type: String, required: true },
  application_id: nullable(String),
  number: { type: String, required: true },
  rights: { type: [String], required: true } as never,
  channel: { type: String, required: true },
  subject_kind: { type: String, required: true },
  state: { type: String, required: true },
  identity_level: { type: String, required: true },
  answer_way: { type: String, required: true },
  language: { type: String, required: true },
  personal: nullable(String),
  email_hash: nullable(String),
  consent_id: nullable(String),
  token_sha256: String,
  received_at: { type: Date, required: true },
  verified_at: nullable(Date),
  due_at: { type: Date, required: true },
  extended_until: nullable(Date),
  reminded_days: Number,
  certificate: Mixed,
  assigned_to: nullable(String),
  assigned_name: nullable(String),
  reason_code: nullable(String),
  explanation: nullable(String),
  result: nullable(String),
  tasks: { type: [Mixed], required: true } as never,
  letters: { type: [Mixed], default: [] } as never,
  timeline: { type: [Mixed], required: true } as never,
  closed_at: nullable(Date),
  backups_until: nullable(Date),
  took_ms: nullable(Number),
  purge_at: nullable(Date),
  purged_at: nullable(Date),
  sealed_with: { type: String, required: true },
  revision: { type: Number, required: true },
  untold: untoldField,
});
schema.index({ organization_id: 1, number: 1 }, { unique: true });
schema.index({ organization_id: 1, state: 1, due_at: 1 });
schema.index({ organization_id: 1, received_at: 1 });
schema.index({ organization_id: 1, email_hash: 1 });
schema.index({ purge_at: 1, purged_at: 1 });
schema.index({ sealed_with: 1 });
schema.index({ token_sha256: 1 }, { unique: true, sparse: true });
schema.index({ 'letters.page.token_sha256': 1 }, { sparse: true });
schema.index(...UNTOLD_INDEX);

export type RequestFilter = QueryFilter<RequestRecord>;
/** What a change sets; the timeline only grows, by `push`. */
export type RequestChange = Partial<
  Omit<RequestRecord, '_id' | 'organization_id' | 'number' | 'timeline' | 'revision'>
>;

/** What papers say of a rejection. */
export type RejectedRequest = Pick<RequestRecord, 'number' | 'rights' | 'reason_code' | 'closed_at'>;

/** Requests of data subjects. */
export const createRequestStore = (database: Connection) => {
  const requests = modelOf(database, 'subject_requests', schema);

  return {
    newId: () => new mongoose.Types.ObjectId(),
    /** For drivers of background work. */
    trusted,

    insert: async (record: RequestRecord): Promise<RequestRecord> =>
      (await requests.create(record)).toObject(),

    find: (id: string): Promise<RequestRecord | null> => requests.findById(id).lean<RequestRecord>().exec(),

    findByToken: (token_sha256: string): Promise<RequestRecord | null> =>
      requests.findOne({ token_sha256 }).lean<RequestRecord>().exec(),

    count: (filter: RequestFilter): Promise<number> => requests.countDocuments(filter).exec(),

    /**
     * Changes a request in one write, and adds to its timeline.
     * @param seen revision that the caller read; undefined: any
     * @param from states from which it may be changed
     * @returns null where it is gone, has another revision or another state
     */
    change: (
      id: RequestRecord['_id'],
      {
        seen,
        from,
        set = {},
        entries = [],
        event,
      }: {
        seen?: number | undefined;
        from?: readonly RequestState[];
        set?: RequestChange;
        entries?: StoredEntry[];
        /** Published by the same write. */
        event?: KeptEvent | undefined;
      },
    ): Promise<RequestRecord | null> =>
      requests
        .findOneAndUpdate(
          { _id: id, ...revisionIs(seen), ...(from && { state: trusted({ $in: [...from] }) }) },
          {
            $set: set,
            // Another end is another thing to be reminded of.
            ...(set.due_at && { $unset: { reminded_days: 1 } }),
            $inc: { revision: 1 },
            ...((entries.length > 0 || event) && {
              $push: {
                ...(entries.length > 0 && { timeline: { $each: entries } }),
                ...(event && { untold: event }),
              },
            }),
          },
          { returnDocument: 'after' },
        )
        .lean<RequestRecord>()
        .exec(),

    /** The request with the letter that a token leads to. */
    findByAnswer: (token_sha256: string): Promise<RequestRecord | null> =>
      requests.findOne({ 'letters.page.token_sha256': token_sha256 }).lean<RequestRecord>().exec(),

    /** A new code for the page of a letter; earlier ones open nothing. */
    setAnswerCode: async (token_sha256: string, code_sha256: string, code_until: Date): Promise<void> => {
      const at = 'letters.$.page';
      await requests.updateOne(
        { 'letters.page.token_sha256': token_sha256 },
        {
          $set: { [`${at}.code_sha256`]: code_sha256, [`${at}.code_until`]: code_until, [`${at}.tries`]: 0 },
        },
      );
    },

    /** Counts a try, before the code is compared. @returns null when there is none left, or the code is too old */
    takeAnswerTry: (token_sha256: string, most: number, now: Date): Promise<RequestRecord | null> =>
      requests
        .findOneAndUpdate(
          {
            letters: trusted({
              $elemMatch: {
                'page.token_sha256': token_sha256,
                'page.tries': { $lt: most },
                'page.code_until': { $gt: now },
                'page.expires_at': { $gt: now },
              },
            }),
          },
          { $inc: { 'letters.$.page.tries': 1 } },
          { returnDocument: 'after' },
        )
        .lean<RequestRecord>()
        .exec(),

    /** Takes one of the views that are left, and ends the code. @returns whether there was one */
    takeAnswerView: async (token_sha256: string, entry: StoredEntry): Promise<boolean> => {
      const { matchedCount } = await requests.updateOne(
        {
          letters: trusted({
            $elemMatch: { 'page.token_sha256': token_sha256, 'page.views_left': { $gt: 0 } },
          }),
        },
        {
          $inc: { 'letters.$.page.views_left': -1, revision: 1 },
          $set: { 'letters.$.page.code_until': null },
          $push: { timeline: entry },
        },
      );
      return matchedCount === 1;
    },

    /** Notes that a file of a letter is downloaded. @returns whether the request still has that letter */
    noteAnswerDownload: async (token_sha256: string, entry: StoredEntry): Promise<boolean> => {
      const { matchedCount } = await requests.updateOne(
        { 'letters.page.token_sha256': token_sha256 },
        { $inc: { revision: 1 }, $push: { timeline: entry } },
      );
      return matchedCount === 1;
    },

    ...outlinedRequestsOf(requests),
    ...requestCountsOf(requests),
    ...remindersOf(requests),
    ...watchedRequestsOf(requests),

    /** Rejected requests, the latest first, and how many there are. @param applications ids of websites; null: all, and what is about none */
    rejected: async (
      organization_id: string,
      applications: readonly string[] | null,
      limit: number,
    ): Promise<{ latest: RejectedRequest[]; total: number }> => {
      const filter: RequestFilter = {
        organization_id,
        state: 'rejected',
        ...(applications && { application_id: trusted({ $in: [...applications] }) }),
      };
      const [latest, total] = await Promise.all([
        requests
          .find(filter, { number: 1, rights: 1, reason_code: 1, closed_at: 1 })
          .sort({ closed_at: -1, _id: -1 })
          .limit(limit)
          .lean<RejectedRequest[]>()
          .exec(),
        requests.countDocuments(filter).exec(),
      ]);
      return { latest, total };
    },

    /** Removes those that began with an actor: what a demonstration made up. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await requests.deleteMany({ organization_id, 'timeline.0.by.id': actorId });
    },
    organizations: (): Promise<string[]> => requests.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organizationId: string): Promise<void> => {
      await requests.deleteMany({ organization_id: organizationId });
    },

    /** Those with something sealed by another secret than this one. */
    sealedOtherwise: (current: string) =>
      requests
        .find({ sealed_with: trusted({ $ne: current }), purged_at: null })
        .lean<RequestRecord>()
        .cursor(),

    /** Writes a request with everything sealed anew; null where it was changed meanwhile. */
    replaceSealed: (
      id: RequestRecord['_id'],
      revision: number,
      set: Partial<RequestRecord>,
    ): Promise<RequestRecord | null> =>
      requests
        .findOneAndUpdate({ _id: id, ...revisionIs(revision) }, { $set: set })
        .lean<RequestRecord>()
        .exec(),

    /** Keeps the certificate of an erasure. Of two that are issued at once the first stays. @returns the one that is kept; null: the request is gone */
    keepCertificate: async (
      _id: RequestRecord['_id'],
      certificate: ErasureCertificate,
    ): Promise<ErasureCertificate | null> => {
      await requests.updateOne(
        { _id, purged_at: null, certificate: trusted({ $exists: false }) },
        { $set: { certificate } },
      );
      return (
        (await requests.findById(_id, { certificate: 1 }).lean<RequestRecord>().exec())?.certificate ?? null
      );
    },

    /** Deletes everything personal of a request; what statistics and section 39 (7) need stays. */
    purge: async (id: RequestRecord['_id'], now: Date): Promise<void> => {
      await requests.updateOne(
        { _id: id },
        {
          $set: {
            personal: null,
            email_hash: null,
            consent_id: null,
            explanation: null,
            result: null,
            tasks: [],
            letters: [],
            timeline: [],
            assigned_to: null,
            assigned_name: null,
            purged_at: now,
          },
          $unset: { token_sha256: 1, certificate: 1 },
          $inc: { revision: 1 },
        },
      );
    },
  };
};
export type RequestStore = ReturnType<typeof createRequestStore>;
