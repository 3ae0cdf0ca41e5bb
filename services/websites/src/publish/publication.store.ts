import mongoose, { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { UNTOLD_INDEX, untoldField, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { withLiveSettings } from './liveSettings';
import type { LiveSettings, PublicationRecord } from './PublicationRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<PublicationRecord>()(
  {
    application_id: { type: String, required: true },
    organization_id: { type: String, required: true },
    site_key: { type: String, required: true },
    version: { type: Number, required: true },
    version_id: { type: String, required: true },
    notice_sha256: { type: Mixed, required: true },
    payload: { type: String, required: true },
    reconsent_since: { type: Number, required: true },
    settings: { type: Mixed, required: true },
    deleted: { type: Boolean, required: true },
    policy: { type: Mixed },
    held: Boolean,
    marker: { type: Number, required: true },
    untold: untoldField,
  },
  // What is empty in a setting is said, not left out.
  { minimize: false },
);
schema.index(...UNTOLD_INDEX);
schema.index({ application_id: 1 }, { unique: true });
schema.index({ site_key: 1 }, { unique: true });

/** What each website's visitors get now. */
export const createPublicationStore = (connection: Connection) => {
  const publications = modelOf(connection, 'publications', schema);
  const one = async (which: { application_id: string } | { site_key: string }) => {
    const found = await publications.findOne(which).lean<PublicationRecord>();
    return found && withLiveSettings(found);
  };
  return {
    find: (applicationId: string): Promise<PublicationRecord | null> =>
      one({ application_id: applicationId }),

    bySiteKey: (siteKey: string): Promise<PublicationRecord | null> => one({ site_key: siteKey }),

    /** Changes whenever the publication does; null for a key that nobody has. */
    markerOf: async (siteKey: string): Promise<number | null> => {
      const found = await publications.findOne({ site_key: siteKey }, { marker: 1 }).lean();
      return found?.marker ?? null;
    },

    /**
     * Switches visitors to a version, in one write.
     * @param told what others are told of it
     * @returns false when another version with this number was faster
     */
    publish: async (
      record: Omit<PublicationRecord, '_id' | 'marker' | 'deleted' | 'held' | 'policy' | 'untold'>,
      told: KeptEvent[],
    ): Promise<boolean> => {
      const { application_id, version, ...content } = record;
      if (version === 1) {
        try {
          await publications.create({ ...record, deleted: false, held: false, marker: 1, untold: told });
          return true;
        } catch (error) {
          if (isDuplicateKey(error)) return false;
          throw error;
        }
      }
      const { modifiedCount } = await publications.updateOne(
        { application_id, version: version - 1, deleted: false },
        {
          $set: { ...content, version, held: false },
          $inc: { marker: 1 },
          $push: { untold: { $each: told } },
        },
      );
      return modifiedCount === 1;
    },

    /** Changes what the version of a publication does, as long as visitors still get that version. */
    setPayload: async (
      { application_id, version }: Pick<PublicationRecord, 'application_id' | 'version'>,
      payload: string,
    ): Promise<void> => {
      await publications.updateOne({ application_id, version }, { $set: { payload }, $inc: { marker: 1 } });
    },

    /** The policy that visitors read from now on; never one that is older than the one they read. */
    setPolicy: async (
      applicationId: string,
      policy: NonNullable<PublicationRecord['policy']>,
    ): Promise<void> => {
      await publications.updateOne(
        {
          application_id: applicationId,
          $or: [
            { policy: mongoose.trusted({ $exists: false }) },
            { 'policy.version': mongoose.trusted({ $lt: policy.version }) },
          ],
        },
        { $set: { policy }, $inc: { marker: 1 } },
      );
    },

    /** Settings that visitors feel without a new version. */
    setSettings: async (applicationId: string, settings: LiveSettings): Promise<void> => {
      await publications.updateOne(
        { application_id: applicationId },
        { $set: { settings }, $inc: { marker: 1 } },
      );
    },

    /** First versions of which nobody has looked yet whether a person published them. */
    unjudged: (): Promise<PublicationRecord[]> =>
      publications.find({ version: 1, held: mongoose.trusted({ $exists: false }) }).lean(),

    /** Says whether visitors may get a first version. */
    judge: async ({ _id }: Pick<PublicationRecord, '_id'>, held: boolean): Promise<void> => {
      await publications.updateOne(
        { _id, version: 1 },
        { $set: { held }, ...(held && { $inc: { marker: 1 } }) },
      );
    },

    markDeleted: async (applicationId: string): Promise<void> => {
      await publications.updateOne(
        { application_id: applicationId },
        { $set: { deleted: true, 'settings.enabled': false }, $inc: { marker: 1 } },
      );
    },
  };
};
export type PublicationStore = ReturnType<typeof createPublicationStore>;
