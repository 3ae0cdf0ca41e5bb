import { Schema, type Types } from 'mongoose';
import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import { LANGUAGES, type Lang, type Role } from '@yinyom/contracts/constants';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What an inviting Admin typed about a person. */
export interface InvitedProfile {
  first_name: string;
  last_name: string;
  phone?: string;
  username?: string;
  /** The address that was typed; that of a directory account is the directory's to know. */
  email?: string;
}

/** A person's place in one organization. Removal deletes it; the audit log remembers. */
export interface MembershipRecord {
  _id: Types.ObjectId;
  organization_id: Types.ObjectId;
  /** Copies of the organization's, so that an access check is one read. */
  organization_name: string;
  organization_requires_two_fa: boolean;
  role: Role;
  /** Absent or null: the person sees every website. */
  scope?: MemberScope;
  /** The person does the work of a data protection officer; together with `scope` only for one group alone. */
  dpo?: true;
  status: 'invited' | 'active' | 'suspended';
  /** The address is of another domain than the organization's; written whenever either is. */
  external?: true;
  /** Shown until the person accepts, so that an invitation reveals nothing about an account. */
  invited_as?: InvitedProfile;
  added_at: Date;
  joined_at: Date | null;
  /** Counts changes that Admins save. */
  revision?: number;
}

/** A living session: one login on one device and the family of its refresh tokens. */
export interface SessionRecord {
  _id: Types.ObjectId;
  created_at: Date;
  last_used_at: Date;
  /** Absolute end, whatever happens. */
  expires_at: Date;
  device: string;
  ip_truncated: string;
  /** Last time the password itself was given. */
  authenticated_at: Date;
}

export interface TwoFactorRecord {
  /** Sealed (secretCipher). */
  secret: string | null;
  enabled_at: Date | null;
  /** Time step of the last accepted code; it and earlier ones are never accepted again. */
  last_step: number;
  pending_secret: string | null;
  pending_expires_at: Date | null;
  recovery_salt: string | null;
  /** Hashes of the recovery codes that are still good. */
  recovery_hashes: string[];
}

/** A security key or passkey (WebAuthn). */
export interface SecurityKeyRecord {
  _id: Types.ObjectId;
  name: string;
  /** Base64url, as the key names itself. */
  credential_id: string;
  /** COSE, Base64url. A public key is no secret. */
  public_key: string;
  /** Signatures the key has counted; 0 for those that count none. */
  counter: number;
  transports: string[];
  /** Kept by a password manager, so on more than one device. */
  synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/**
 * A person with everything an access check needs. It is written only with atomic operators, never saved whole:
 * several processes change different parts at once.
 */
export interface UserRecord {
  _id: Types.ObjectId;
  email: string;
  /**
   * When a link mailed to this very address was used last to open or keep the account; null until then. Nothing but
   * such a link sets it (`users.proveMailbox`, `users.changeEmail`, sign-up).
   */
  email_verified_at: Date | null;
  /** True for people of a directory: another identity than a local user with the same address. */
  directory: boolean;
  ldap_username?: string;
  username?: string;
  first_name: string;
  last_name: string;
  phone?: string;
  password_hash: string | null;
  status: 'unverified' | 'active' | 'disabled';
  must_change_password: boolean;
  locale: Lang;
  /** Absent = no. */
  weekly_mail?: boolean;
  /** Counts changes of names, phone, language and the weekly mail. */
  profile_revision?: number;
  two_fa: TwoFactorRecord;
  /** Absent in people of earlier versions; `keysOf` reads both. */
  security_keys?: SecurityKeyRecord[];
  memberships: MembershipRecord[];
  sessions: SessionRecord[];
  created_at: Date;
  last_access_at: Date | null;
}

const membershipSchema = schemaOf<MembershipRecord>()({
  organization_id: { type: Schema.Types.ObjectId, required: true },
  organization_name: { type: String, required: true },
  organization_requires_two_fa: { type: Boolean, required: true },
  role: { type: Number, enum: [1000, 10, 1, 0], required: true },
  scope: {
    type: schemaOf<NonNullable<MemberScope>>()(
      { websites: [String], groups: { type: [String], default: undefined } as never },
      { _id: false },
    ),
  },
  dpo: { type: Boolean },
  status: { type: String, enum: ['invited', 'active', 'suspended'], required: true },
  external: { type: Boolean },
  invited_as: {
    type: schemaOf<InvitedProfile>()(
      { first_name: String, last_name: String, phone: String, username: String, email: String },
      { _id: false },
    ),
  },
  added_at: { type: Date, required: true },
  joined_at: { type: Date, default: null },
  revision: Number,
});

const sessionSchema = schemaOf<SessionRecord>()({
  created_at: { type: Date, required: true },
  last_used_at: { type: Date, required: true },
  expires_at: { type: Date, required: true },
  device: { type: String, required: true },
  ip_truncated: { type: String, default: '' },
  authenticated_at: { type: Date, required: true },
});

const twoFactorSchema = schemaOf<TwoFactorRecord>()(
  {
    secret: { type: String, default: null },
    enabled_at: { type: Date, default: null },
    last_step: { type: Number, default: 0 },
    pending_secret: { type: String, default: null },
    pending_expires_at: { type: Date, default: null },
    recovery_salt: { type: String, default: null },
    recovery_hashes: { type: [String], default: [] },
  },
  { _id: false },
);

const securityKeySchema = schemaOf<SecurityKeyRecord>()({
  name: { type: String, required: true },
  credential_id: { type: String, required: true },
  public_key: { type: String, required: true },
  counter: { type: Number, required: true },
  transports: { type: [String], default: [] },
  synced: { type: Boolean, required: true },
  created_at: { type: Date, required: true },
  last_used_at: { type: Date, default: null },
});

export const userSchema = schemaOf<UserRecord>()(
  {
    email: { type: String, required: true },
    email_verified_at: { type: Date, default: null },
    directory: { type: Boolean, required: true },
    ldap_username: String,
    username: String,
    first_name: { type: String, required: true },
    // Empty until a person says it, whose sign-up did not ask.
    last_name: { type: String, default: '' },
    phone: String,
    password_hash: { type: String, default: null },
    status: { type: String, enum: ['unverified', 'active', 'disabled'], required: true },
    must_change_password: { type: Boolean, default: false },
    locale: { type: String, enum: LANGUAGES, required: true },
    weekly_mail: Boolean,
    profile_revision: Number,
    two_fa: { type: twoFactorSchema, default: () => ({}) },
    security_keys: { type: [securityKeySchema], default: [] },
    memberships: { type: [membershipSchema], default: [] },
    sessions: { type: [sessionSchema], default: [] },
    created_at: { type: Date, required: true },
    last_access_at: { type: Date, default: null },
  },
  { versionKey: false },
);
userSchema.index({ email: 1, directory: 1 }, { unique: true });
userSchema.index({ ldap_username: 1 }, { unique: true, sparse: true });
userSchema.index({ 'memberships.organization_id': 1 });
userSchema.index({ 'security_keys.credential_id': 1 });
