import { Schema, trusted, type Connection, type Types } from 'mongoose';
import { type Role } from '@yinyom/contracts/constants';
import type { ApiKeyKind } from '@yinyom/contracts/identity/apiKeyForm';
import { REVOKED_KEY_DAYS } from '@yinyom/contracts/identity/apiKeys';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { DAY_MS } from '@yinyom/contracts/durations';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** An API key as it is kept: never the key itself. With 190 bits of secret its hash need not be slow. */
export interface ApiKeyRecord {
  _id: Types.ObjectId;
  organization_id: Types.ObjectId;
  /** The public characters, by which it is found. */
  key_id: string;
  kind: ApiKeyKind;
  /** SHA-256 of the whole key, hexadecimal. */
  sha256: string;
  /** Of the secret before the last rotation, and until when it is good. */
  old_sha256: string | null;
  old_until: Date | null;
  name: string;
  scopes: Scope[];
  role: Role;
  /** Null: every website. */
  application_ids: string[] | null;
  /** Absent: none. */
  group_ids?: string[];
  ip_ranges: string[];
  /** It is an agent's; absent: it is not. */
  agent?: boolean;
  /** Who answers for it. */
  created_by: Types.ObjectId;
  created_by_name: string;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** The end that others were told of. */
  told_end?: Date;
  /** Counts changes of what Admins edit. */
  revision?: number;
}

export type ApiKeyChange = Partial<
  Pick<ApiKeyRecord, 'name' | 'scopes' | 'application_ids' | 'group_ids' | 'ip_ranges' | 'agent'>
>;
/** What a rotation writes. */
export type ApiKeyRotation = Pick<ApiKeyRecord, 'sha256' | 'old_sha256' | 'old_until'> &
  Partial<Pick<ApiKeyRecord, 'expires_at' | 'created_by' | 'created_by_name'>>;

const schema = schemaOf<ApiKeyRecord>()(
  {
    organization_id: { type: Schema.Types.ObjectId, required: true },
    key_id: { type: String, required: true },
    kind: { type: String, enum: ['live', 'test'], required: true },
    sha256: { type: String, required: true },
    old_sha256: { type: String, default: null },
    old_until: { type: Date, default: null },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    role: { type: Number, required: true },
    application_ids: { type: [String], default: null },
    group_ids: { type: [String], default: undefined } as never,
    ip_ranges: { type: [String], required: true },
    agent: { type: Boolean, default: undefined } as never,
    created_by: { type: Schema.Types.ObjectId, required: true },
    created_by_name: { type: String, required: true },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, default: null },
    last_used_at: { type: Date, default: null },
    revoked_at: { type: Date, default: null },
    told_end: { type: Date, default: undefined },
    revision: Number,
  },
  { versionKey: false },
);
schema.index({ key_id: 1 }, { unique: true });
schema.index({ organization_id: 1, _id: -1 });
schema.index({ revoked_at: 1 }, { expireAfterSeconds: (REVOKED_KEY_DAYS * DAY_MS) / 1000 });

const USED_EVERY_MS = 60_000;

/** API keys of organizations. */
export const createApiKeyStore = (database: Connection) => {
  const keys = database.model<ApiKeyRecord>('ApiKey', schema, 'api_keys');
  const here = (organizationId: string, id: string) => ({ _id: id, organization_id: organizationId });
  return {
    /** @returns false when the public characters are taken */
    add: async (record: ApiKeyRecord): Promise<boolean> => {
      try {
        await keys.create([record]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    list: (organizationId: string) =>
      keys.find({ organization_id: organizationId }).sort({ _id: -1 }).lean<ApiKeyRecord[]>().exec(),
    countLiving: (organizationId: string) =>
      keys.countDocuments({ organization_id: organizationId, revoked_at: null }).exec(),
    find: (organizationId: string, id: string) =>
      keys.findOne(here(organizationId, id)).lean<ApiKeyRecord>().exec(),
    byId: (id: string) => keys.findById(id).lean<ApiKeyRecord>().exec(),
    byKeyId: (keyId: string) => keys.findOne({ key_id: keyId }).lean<ApiKeyRecord>().exec(),

    /** @returns null when it is not there, was revoked, or has another revision */
    change: (organizationId: string, id: string, change: ApiKeyChange, seen: number | undefined) =>
      keys
        .findOneAndUpdate(
          { ...here(organizationId, id), revoked_at: null, ...revisionIs(seen) },
          { $set: change, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<ApiKeyRecord>()
        .exec(),

    /** Of two rotations at once one gets through: the secret that each replaces is still the present one. */
    rotate: ({ organization_id, _id, sha256 }: ApiKeyRecord, rotation: ApiKeyRotation) =>
      keys
        .findOneAndUpdate(
          { _id, organization_id, sha256, revoked_at: null },
          { $set: rotation },
          { returnDocument: 'after' },
        )
        .lean<ApiKeyRecord>()
        .exec(),

    revoke: (organizationId: string, id: string) =>
      keys
        .findOneAndUpdate(
          { ...here(organizationId, id), revoked_at: null },
          { $set: { revoked_at: new Date(), old_sha256: null, old_until: null } },
          { returnDocument: 'after' },
        )
        .lean<ApiKeyRecord>()
        .exec(),

    /** Living keys that end until then, whose end others were not told of. */
    ending: async (now: Date, until: Date, limit: number): Promise<ApiKeyRecord[]> => {
      const soon = await keys
        .find({ revoked_at: null, expires_at: trusted({ $gt: now, $lte: until }) })
        .sort({ expires_at: 1 })
        .lean<ApiKeyRecord[]>();
      return soon
        .filter(({ told_end, expires_at }) => told_end?.getTime() !== expires_at?.getTime())
        .slice(0, limit);
    },
    /** Living keys of an organization that end until then. */
    endingOf: (organizationId: string, now: Date, until: Date): Promise<ApiKeyRecord[]> =>
      keys
        .find({
          organization_id: organizationId,
          revoked_at: null,
          expires_at: trusted({ $gt: now, $lte: until }),
        })
        .sort({ expires_at: 1 })
        .lean<ApiKeyRecord[]>(),
    /** Others were told that it ends then. A key whose end moved since stays untold. */
    toldOf: (id: string, end: Date) =>
      keys.updateOne({ _id: id, expires_at: end }, { $set: { told_end: end } }).exec(),

    /** The organization is closed; its audit log remembers. */
    removeAll: (organizationId: string) => keys.deleteMany({ organization_id: organizationId }).exec(),

    /** Notes a use, at most once a minute. */
    touch: (id: Types.ObjectId, now: Date) =>
      keys
        .updateOne(
          {
            _id: id,
            $or: [
              { last_used_at: null },
              { last_used_at: trusted({ $lt: new Date(now.getTime() - USED_EVERY_MS) }) },
            ],
          },
          { $set: { last_used_at: now } },
        )
        .exec(),
  };
};
export type ApiKeyStore = ReturnType<typeof createApiKeyStore>;
