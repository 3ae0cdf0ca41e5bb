import { createHash } from 'node:crypto';
import { Schema, type Types } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

export interface AuditActor {
  id: string;
  name: string;
  kind: 'user' | 'api_key' | 'system';
  /** Came from outside the organization's domain at that time; absent otherwise, as in older entries. */
  external?: true;
  /** Of a key: it was an agent's at that time. */
  agent?: true;
}
export interface AuditTarget {
  type: string;
  id: string;
  label: string;
  external?: true;
}
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** What happened; the log adds place in the chain, time and hash. */
export interface AuditEntry {
  /** Empty for what belongs to no organization. */
  organization_id: string;
  actor: AuditActor;
  /** `noun.verb`, e.g. `user.invited`. */
  action: string;
  target: AuditTarget;
  ip_truncated: string;
  request_id: string;
  result: 'success' | 'denied' | 'error';
  changes?: AuditChange[];
}

export interface AuditRecord extends AuditEntry {
  _id: Types.ObjectId;
  seq: number;
  at: Date;
  prev_hash: string;
  hash: string;
}

/** Hash before the first entry of an organization. */
export const GENESIS = '0'.repeat(64);

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
};

/** SHA-256 over the entry in a canonical form and the hash of the entry before it. */
export const auditHash = (record: Omit<AuditRecord, '_id' | 'hash'>): string => {
  const { organization_id, actor, action, target, ip_truncated, request_id, result, changes } = record;
  const { seq, at, prev_hash } = record;
  const covered = { organization_id, actor, action, target, ip_truncated, request_id, result, changes };
  return createHash('sha256')
    .update(canonical({ ...covered, seq, at, prev_hash }))
    .digest('hex');
};

const part = (fields: Record<string, unknown>) => new Schema(fields, { _id: false });

/** Entries are kept 24 months (retention of the audit log); the first living one still carries its `prev_hash`. */
export const RETENTION_SECONDS = 730 * 86_400;

export const auditSchema = schemaOf<AuditRecord>()(
  {
    organization_id: { type: String, default: '' },
    seq: { type: Number, required: true },
    at: { type: Date, required: true },
    actor: {
      type: part({ id: String, name: String, kind: String, external: Boolean, agent: Boolean }),
      required: true,
    },
    action: { type: String, required: true },
    target: {
      type: part({ type: { type: String }, id: String, label: String, external: Boolean }),
      required: true,
    },
    ip_truncated: { type: String, default: '' },
    request_id: { type: String, default: '' },
    result: { type: String, enum: ['success', 'denied', 'error'], required: true },
    changes: {
      type: [part({ field: String, before: Schema.Types.Mixed, after: Schema.Types.Mixed })],
      default: undefined,
    },
    prev_hash: { type: String, required: true },
    hash: { type: String, required: true },
  },
  { versionKey: false },
);
auditSchema.index({ organization_id: 1, seq: 1 }, { unique: true });
auditSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

const appendOnly = () => {
  throw new Error('The audit log is append-only.');
};
auditSchema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'deleteOne',
    'deleteMany',
    'findOneAndDelete',
  ],
  appendOnly,
);
