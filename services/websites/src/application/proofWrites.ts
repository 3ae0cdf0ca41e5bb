import type { Model } from 'mongoose';
import type { KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ApplicationRecord, LastLook } from './ApplicationRecord';

/** Hosts of strangers that are remembered per website. */
const MOST_FOREIGN_HOSTS = 5;

/** What is kept about where a website's script runs, and whose the website is. */
export const createProofWrites = (applications: Model<ApplicationRecord>) => ({
  /** Remembers where a browser says it runs the script; void when the website has moved meanwhile. */
  markSeen: async (
    { _id, domain_name }: Pick<ApplicationRecord, '_id' | 'domain_name'>,
    host: string,
  ): Promise<void> => {
    await applications.updateOne(
      { _id, domain_name, deleted_at: null },
      { $set: { seen_at: new Date(), seen_host: host } },
    );
  },

  /** Remembers a host that is not the website's, at most the last few. */
  markForeign: async (
    { _id, domain_name }: Pick<ApplicationRecord, '_id' | 'domain_name'>,
    host: string,
  ): Promise<void> => {
    const found = { _id, domain_name, deleted_at: null };
    const entry = { host, seen_at: new Date() };
    await applications.updateOne(found, { $pull: { foreign_hosts: { host } } });
    await applications.updateOne(found, {
      $push: { foreign_hosts: { $each: [entry], $slice: -MOST_FOREIGN_HOSTS } },
    });
  },

  /**
   * Keeps what a look for a proof brought; void when the website has moved meanwhile: the proof was another host's.
   * @param found changes that follow from it; none when it changes nothing
   */
  setLook: async (
    { _id, domain_name }: Pick<ApplicationRecord, '_id' | 'domain_name'>,
    last_look: LastLook,
    found: Partial<Pick<ApplicationRecord, 'verification' | 'verified_by' | 'seen_at' | 'seen_host'>>,
    told: KeptEvent[],
  ): Promise<void> => {
    await applications.updateOne(
      { _id, domain_name, deleted_at: null },
      { $set: { last_look, ...found }, ...(told.length > 0 && { $push: { untold: { $each: told } } }) },
    );
  },

  setVerification: async (
    id: string,
    verification: ApplicationRecord['verification'],
    verified_by: NonNullable<ApplicationRecord['verified_by']>,
  ): Promise<void> => {
    await applications.updateOne({ _id: id, deleted_at: null }, { $set: { verification, verified_by } });
  },
});
