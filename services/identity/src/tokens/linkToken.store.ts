import { Schema, trusted, type Connection, type Types } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { newToken, tokenHash } from './opaqueToken';

/** What a mailed link lets its holder do, once. */
export type LinkKind = 'change_email' | 'first_password' | 'reset_password';

export interface LinkTokenRecord {
  /** Hash of the token. */
  _id: string;
  kind: LinkKind;
  user_id: Types.ObjectId;
  /** The invitation that a first password accepts. */
  organization_id?: Types.ObjectId;
  /** The address that it was mailed to; the new one of a change. Links of earlier versions do not have it. */
  email?: string;
  expires_at: Date;
}

const schema = schemaOf<LinkTokenRecord>()(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['change_email', 'first_password', 'reset_password'], required: true },
    user_id: { type: Schema.Types.ObjectId, required: true },
    organization_id: Schema.Types.ObjectId,
    email: String,
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ user_id: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Single-use tokens, stored as hashes. */
export const createLinkTokenStore = (database: Connection) => {
  const tokens = database.model<LinkTokenRecord>('LinkToken', schema, 'link_tokens');
  const living = (token: string, kind: LinkKind) => ({
    _id: tokenHash(token),
    kind,
    expires_at: trusted({ $gt: new Date() }),
  });
  return {
    /** Makes a token; an older one of the same kind for the same purpose dies. @param seconds lifetime */
    issue: async (link: Omit<LinkTokenRecord, '_id' | 'expires_at'>, seconds: number): Promise<string> => {
      const { kind, user_id, organization_id } = link;
      await tokens.deleteMany({ kind, user_id, ...(organization_id && { organization_id }) }).exec();
      const token = newToken();
      await tokens.create([
        { ...link, _id: tokenHash(token), expires_at: new Date(Date.now() + seconds * 1000) },
      ]);
      return token;
    },
    find: (token: string, kind: LinkKind) =>
      tokens.findOne(living(token, kind)).lean<LinkTokenRecord>().exec(),
    /** Takes the token; of two who try at once only one gets it. */
    take: (token: string, kind: LinkKind) =>
      tokens.findOneAndDelete(living(token, kind)).lean<LinkTokenRecord>().exec(),
    revokeInvitation: (userId: Types.ObjectId, organizationId: string) =>
      tokens.deleteMany({ user_id: userId, organization_id: organizationId }).exec(),
    /** Kills every open link of a person (their password changed). */
    revokeAll: (userId: Types.ObjectId) => tokens.deleteMany({ user_id: userId }).exec(),
  };
};
export type LinkTokenStore = ReturnType<typeof createLinkTokenStore>;
