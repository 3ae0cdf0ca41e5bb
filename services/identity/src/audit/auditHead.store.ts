import { trusted, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { isDamaged } from '@yinyom/service-kit/database/skipDamaged';
import type { AuditRecord } from './auditEvent';

/** The newest entry of an organization's audit log, kept apart from it: a log that ends earlier was cut. */
export interface AuditHead extends Pick<AuditRecord, 'seq' | 'hash' | 'at'> {
  /** Of the organization; empty for what belongs to none. */
  _id: string;
}

const schema = schemaOf<AuditHead>()(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

/** Where the audit logs end. A process that dies between both writes leaves a head behind its log, never before it. */
export const createAuditHeadStore = (database: Connection) => {
  const heads = database.model<AuditHead>('AuditHead', schema, 'audit_heads');
  return {
    /** @returns null where no entry was written since heads are kept, or where the head itself is damaged */
    find: async (organizationId: string): Promise<AuditHead | null> => {
      try {
        return await heads.findOne({ _id: organizationId }).lean<AuditHead>();
      } catch (error) {
        if (!isDamaged(error)) throw error;
        return null;
      }
    },

    /** Moves a head forwards; what another process wrote meanwhile stays. */
    advance: async ({ organization_id, seq, hash, at }: Omit<AuditRecord, '_id'>): Promise<void> => {
      try {
        await heads.updateOne(
          { _id: organization_id, seq: trusted({ $lt: seq }) },
          { $set: { seq, hash, at } },
          { upsert: true },
        );
      } catch (error) {
        // Its head is this far already.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Organizations with a head. */
    organizations: (): Promise<string[]> => heads.distinct('_id'),
  };
};
