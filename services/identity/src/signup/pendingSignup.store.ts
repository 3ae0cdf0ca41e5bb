import { Schema, trusted, type Connection, type Types } from 'mongoose';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/**
 * A sign-up whose address is not confirmed yet. Nothing else exists of it: no user, no organization, so that
 * nobody can occupy an address that is not theirs.
 */
export interface PendingSignup {
  /** Hash of the mailed token. */
  _id: string;
  /** Ids the user and the organization will have, so that confirming can be repeated safely. */
  user_id: Types.ObjectId;
  organization_id: Types.ObjectId;
  email: string;
  organization_name: string;
  site_host: string;
  first_name: string;
  last_name: string;
  phone?: string;
  password_hash: string;
  locale: Lang;
  source?: string;
  /** The data-processing agreement that the form's second box accepted; sign-ups before it existed have none. */
  agreement?: { sha256: string; at: Date };
  /** Of the browser that signed up: its hash, and until when it opens the account with the link alone. */
  browser_key?: { hash: string; until: Date };
  created_at: Date;
  expires_at: Date;
}

const schema = schemaOf<PendingSignup>()(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true },
    organization_id: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
    organization_name: { type: String, required: true },
    site_host: { type: String, required: true },
    first_name: { type: String, required: true },
    // Empty where the form did not ask.
    last_name: { type: String, default: '' },
    phone: String,
    password_hash: { type: String, required: true },
    locale: { type: String, enum: LANGUAGES, required: true },
    source: String,
    agreement: { type: new Schema({ sha256: String, at: Date }, { _id: false }) },
    browser_key: { type: new Schema({ hash: String, until: Date }, { _id: false }) },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ email: 1, created_at: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const createPendingSignupStore = (database: Connection) => {
  const signups = database.model<PendingSignup>('PendingSignup', schema, 'pending_signups');
  const living = () => ({ expires_at: trusted({ $gt: new Date() }) });
  return {
    /** Stores a sign-up and ends older ones of the address: one link at a time waits in a mailbox. */
    add: async (signup: PendingSignup): Promise<void> => {
      await signups.create([signup]);
      const { _id, email, created_at } = signup;
      const older = [
        { created_at: trusted({ $lt: created_at }) },
        { created_at, _id: trusted({ $lt: _id }) },
      ];
      await signups.deleteMany({ email, $or: older }).exec();
    },
    find: (tokenHash: string) =>
      signups
        .findOne({ _id: tokenHash, ...living() })
        .lean<PendingSignup>()
        .exec(),
    /** The newest open sign-up of an address, the one that counts; straight to the driver, as it runs at every login. */
    findByEmail: (email: string): Promise<PendingSignup | null> =>
      signups.collection.findOne<PendingSignup>(
        { email, expires_at: { $gt: new Date() } },
        { sort: { created_at: -1, _id: -1 } },
      ),
    /** Gives an open sign-up a new token; the old link dies. */
    replaceToken: async (signup: PendingSignup, tokenHash: string): Promise<void> => {
      await signups.create([{ ...signup, _id: tokenHash, created_at: new Date() }]);
      await signups.deleteOne({ _id: signup._id }).exec();
    },
    /** Removes every open sign-up of an address that is confirmed now. */
    removeByEmail: (email: string) => signups.deleteMany({ email }).exec(),
  };
};
export type PendingSignupStore = ReturnType<typeof createPendingSignupStore>;
