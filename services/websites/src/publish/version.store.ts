import mongoose, { Schema, type Connection } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import type { VersionRecord } from './PublicationRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<VersionRecord>()(
  {
    application_id: { type: String, required: true },
    version: { type: Number, required: true },
    state: { type: String, required: true },
    snapshot: { type: Mixed, required: true },
    notices: { type: Mixed, required: true },
    notice_sha256: { type: Mixed, required: true },
    reconsent: { type: String, required: true },
    diff: { type: Mixed, required: true },
    note: String,
    inherited_from: { type: [Mixed], default: undefined } as never,
    group_publication: String,
    published_by: { type: String, required: true },
    published_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ application_id: 1, version: -1 });

type SettledVersion = Pick<VersionRecord, 'application_id' | 'version'> & {
  _id: VersionRecord['_id'] | string;
};

/** States of versions that somebody may have seen. */
const SEEN: VersionRecord['state'][] = ['published', 'superseded'];

/** A version in a list: how it looks and reads, without the notices and all that visitors may look up. */
export type ListedVersion = Omit<VersionRecord, 'snapshot' | 'notices'> & {
  snapshot: Omit<Snapshot, 'cookies' | 'categories'>;
};

type PublishedVersion = Pick<VersionRecord, 'version' | 'published_at' | 'reconsent' | 'notice_sha256'>;

/** Versions of banners. Evidence: a published one is never edited and never deleted. */
export const createVersionStore = (connection: Connection) => {
  const versions = modelOf(connection, 'template_versions', schema);
  const living = (applicationId: string) => ({
    application_id: applicationId,
    state: mongoose.trusted({ $in: SEEN }),
  });

  return {
    /** Keeps a version that nobody sees yet. @returns its id */
    prepare: async (record: Omit<VersionRecord, '_id' | 'state'>): Promise<string> =>
      String((await versions.create({ ...record, state: 'prepared' }))._id),

    /**
     * Makes a prepared version the published one, and those before it superseded. They come first: a process that dies in
     * between leaves a prepared version, which is settled again.
     */
    settle: async ({ _id, application_id, version }: SettledVersion): Promise<void> => {
      await versions.updateMany(
        { application_id, state: 'published', version: mongoose.trusted({ $lt: version }) },
        { $set: { state: 'superseded' } },
      );
      await versions.updateOne({ _id }, { $set: { state: 'published' } });
    },

    /** Makes a version one that is no longer shown. */
    supersede: async (id: string): Promise<void> => {
      await versions.updateOne({ _id: id }, { $set: { state: 'superseded' } });
    },

    /** Takes back a version that lost the race for its number. */
    discard: async (id: string): Promise<void> => {
      await versions.deleteOne({ _id: id, state: 'prepared' });
    },

    byId: (id: string): Promise<VersionRecord | null> => versions.findOne({ _id: id }).lean(),

    byNumber: (applicationId: string, version: number): Promise<VersionRecord | null> =>
      versions.findOne({ ...living(applicationId), version }).lean(),

    /** The fonts of all versions of a website, as their addresses are kept. */
    fontUrls: async (applicationId: string): Promise<string[]> =>
      (await versions.distinct('snapshot.design.font.url', { application_id: applicationId })) as string[],

    /** Every domain that a version of a website named. */
    domainNames: async (applicationId: string): Promise<string[]> =>
      (await versions.distinct('snapshot.controller.domain_name', {
        application_id: applicationId,
      })) as string[],

    /** When versions were published, by website; those of number 0 are none. */
    publishedAt: async (
      wanted: readonly { application_id: string; version: number }[],
    ): Promise<Map<string, Date>> => {
      const published = wanted.filter(({ version }) => version > 0);
      if (published.length === 0) return new Map();
      const found = await versions
        .find(
          { $or: published.map(({ application_id, version }) => ({ application_id, version })) },
          { application_id: 1, published_at: 1 },
        )
        .lean<Pick<VersionRecord, 'application_id' | 'published_at'>[]>();
      return new Map(found.map(({ application_id, published_at }) => [application_id, published_at]));
    },

    /** When each version was published and what it told, oldest first. */
    history: (applicationId: string): Promise<PublishedVersion[]> =>
      versions
        .find(living(applicationId))
        .select({ version: 1, published_at: 1, reconsent: 1, notice_sha256: 1 })
        .sort({ version: 1 })
        .lean(),

    list: async (applicationId: string, page: number, limit: number) => {
      const where = living(applicationId);
      const [records, total] = await Promise.all([
        versions
          .find(where)
          .select({ 'snapshot.cookies': 0, 'snapshot.categories': 0, notices: 0 })
          .sort({ version: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean(),
        versions.countDocuments(where),
      ]);
      return { records: records as ListedVersion[], total };
    },
  };
};
export type VersionStore = ReturnType<typeof createVersionStore>;
