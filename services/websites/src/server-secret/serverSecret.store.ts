import mongoose, { type Connection, type Types } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { ApplicationRecord, KeptServerSecret } from '../application/ApplicationRecord';
import { applicationSchema } from '../application/applicationSchema';

const HAS_ONE = { server_secret: mongoose.trusted({ $exists: true }) };

/** Secrets of websites' servers, kept with the website itself. */
export const createServerSecretStore = (connection: Connection) => {
  const applications = modelOf(connection, 'applications', applicationSchema);
  return {
    find: async (applicationId: string): Promise<KeptServerSecret | null> => {
      const found = await applications
        .findOne({ _id: applicationId, deleted_at: null }, { server_secret: 1 })
        .lean();
      return found?.server_secret ?? null;
    },

    /** Keeps another one, or none. @returns the website as it is then; null when it was deleted meanwhile */
    set: (
      { _id }: Pick<ApplicationRecord, '_id'>,
      kept: KeptServerSecret | null,
    ): Promise<ApplicationRecord | null> =>
      applications
        .findOneAndUpdate(
          { _id, deleted_at: null },
          kept ? { $set: { server_secret: kept } } : { $unset: { server_secret: 1 } },
          { returnDocument: 'after' },
        )
        .lean(),

    all: () => applications.find(HAS_ONE, { server_secret: 1 }).lean(),

    /** Replaces a sealed secret where it still is what was read. */
    reseal: async (_id: Types.ObjectId, from: string, sealed: string): Promise<void> => {
      await applications.updateOne(
        { _id, 'server_secret.sealed': from },
        { $set: { 'server_secret.sealed': sealed } },
      );
    },

    /** Of a website that was deleted. */
    remove: async (applicationId: string): Promise<void> => {
      await applications.updateOne({ _id: applicationId }, { $unset: { server_secret: 1 } });
    },
  };
};
export type ServerSecretStore = ReturnType<typeof createServerSecretStore>;
