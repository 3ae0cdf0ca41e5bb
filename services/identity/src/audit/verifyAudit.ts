import { isDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { GENESIS, RETENTION_SECONDS, auditHash, type AuditRecord } from './auditEvent';
import type { AuditStore } from './audit.store';

/**
 * `changed`: an entry is not as it was written. `missing`: an entry between others is gone. `cut`: the newest entries are gone.
 * `damaged`: the database cannot read an entry.
 */
export type AuditFault = 'changed' | 'missing' | 'cut' | 'damaged';
export interface AuditVerdict {
  organization_id: string;
  ok: boolean;
  /** Entries that were read and are in order. */
  entries: number;
  /** Number of the last entry in order; 0 when there is none. */
  last_seq: number;
  fault?: AuditFault;
  /** Number of the first entry that is not in order. */
  bad_seq?: number;
}

type Place = Pick<AuditRecord, 'seq' | 'hash'>;

const faultOf = (record: AuditRecord, before: Place | null, head: Place | null): AuditFault | null => {
  // Entries leave the beginning when they are 24 months old, so a log may begin with any number.
  if (before && record.seq !== before.seq + 1) return 'missing';
  const previous = before?.hash ?? (record.seq === 1 ? GENESIS : record.prev_hash);
  const isHead = record.seq === head?.seq;
  const unchanged =
    record.prev_hash === previous &&
    auditHash(record) === record.hash &&
    (!isHead || record.hash === head.hash);
  return unchanged ? null : 'changed';
};

/** Recomputes an organization's audit log and compares its end with the head that is kept apart from it. */
export const verifyAudit = async (
  store: Pick<AuditStore, 'readAll' | 'head'>,
  organizationId: string,
  now = new Date(),
): Promise<AuditVerdict> => {
  // Read first: entries that are written meanwhile are behind it.
  const head = await store.head(organizationId);
  let before: Place | null = null;
  let entries = 0;
  const verdict = (fault?: AuditFault): AuditVerdict => {
    const last_seq = before?.seq ?? 0;
    const found = { organization_id: organizationId, ok: fault === undefined, entries, last_seq };
    return fault === undefined ? found : { ...found, fault, bad_seq: last_seq + 1 };
  };
  try {
    for await (const record of store.readAll(organizationId)) {
      const fault = faultOf(record, before, head);
      if (fault)
        return { ...verdict(fault), bad_seq: fault === 'changed' ? record.seq : verdict().last_seq + 1 };
      before = record;
      entries += 1;
    }
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return verdict('damaged');
  }
  if (!head || verdict().last_seq >= head.seq) return verdict();
  const allForgotten = entries === 0 && head.at.getTime() < now.getTime() - RETENTION_SECONDS * 1_000;
  return allForgotten ? verdict() : verdict('cut');
};
