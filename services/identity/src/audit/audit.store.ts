import { trusted, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { listWhole } from '@yinyom/service-kit/database/wholeDocuments';
import { isDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { GENESIS, auditHash, auditSchema, type AuditEntry, type AuditRecord } from './auditEvent';
import { createAuditHeadStore } from './auditHead.store';

/** Two writers of one organization at once: the loser takes the next place. */
const MAX_ATTEMPTS = 50;

export interface AuditFilter {
  organizationId: string;
  actor?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  result?: AuditRecord['result'];
  from?: Date;
  /** Exclusive. */
  to?: Date;
  beforeSeq?: number;
}

const conditions = (filter: AuditFilter) => ({
  organization_id: filter.organizationId,
  ...(filter.actor !== undefined && { 'actor.id': filter.actor }),
  ...(filter.action !== undefined && { action: filter.action }),
  ...(filter.targetType !== undefined && { 'target.type': filter.targetType }),
  ...(filter.targetId !== undefined && { 'target.id': filter.targetId }),
  ...(filter.result !== undefined && { result: filter.result }),
  ...((filter.from ?? filter.to) && {
    at: trusted({ ...(filter.from && { $gte: filter.from }), ...(filter.to && { $lt: filter.to }) }),
  }),
  ...(filter.beforeSeq !== undefined && { seq: trusted({ $lt: filter.beforeSeq }) }),
});

type Place = Pick<AuditRecord, 'seq' | 'hash'>;

/** Gives entries their places behind the last one. */
const chain = (entries: readonly AuditEntry[], last: Place | null): Omit<AuditRecord, '_id'>[] => {
  let before: Place = last ?? { seq: 0, hash: GENESIS };
  return entries.map((entry) => {
    const placed = { ...entry, seq: before.seq + 1, at: new Date(), prev_hash: before.hash };
    const record = { ...placed, hash: auditHash(placed) };
    before = record;
    return record;
  });
};

/** What is asked for, or something in its place where the database finds it damaged. */
const ifDamaged = <T>(asked: Promise<T>, instead: () => T | Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!isDamaged(error)) throw error;
    return instead();
  });

/** Appends and reads entries; there is no way to change one. */
export const createAuditStore = (database: Connection) => {
  const events = database.model<AuditRecord>('AuditEvent', auditSchema, 'audit_events');
  const heads = createAuditHeadStore(database);

  // Straight to the driver, as every login passes here: the entries are ours and typed.
  const last = (organizationId: string): Promise<Place | null> =>
    events.collection.findOne<Place>(
      { organization_id: organizationId },
      { sort: { seq: -1 }, projection: { seq: 1, hash: 1 } },
    );

  /**
   * The place behind which an entry goes. The head alone at first: a damaged newest entry keeps no user from signing in, and behind
   * a log that was cut the gap stays. Where that place is taken, the entries say where the log ends.
   */
  const end = async (organizationId: string, isTaken: boolean): Promise<Place | null> => {
    const head = await heads.find(organizationId);
    if (head && !isTaken) return head;
    try {
      const newest = await last(organizationId);
      return head && newest && head.seq > newest.seq ? head : newest;
    } catch (error) {
      if (!isDamaged(error) || !head) throw error;
      return head;
    }
  };

  return {
    /**
     * Appends entries of one organization in their order, in one write. What is written counts, also where the head cannot be moved: a
     * caller that was refused would act again, and its act would stand there twice.
     * @param onHeadBehind the head stays where it is; the next entry moves it, where it can be moved again
     */
    append: async (
      entries: readonly AuditEntry[],
      onHeadBehind: (error: unknown) => void = () => undefined,
    ): Promise<void> => {
      let missing = entries;
      for (let attempt = 1; missing.length > 0; attempt += 1) {
        const [first] = missing;
        const placed = chain(missing, first ? await end(first.organization_id, attempt > 1) : null);
        try {
          await events.collection.insertMany(placed, { ordered: true, ignoreUndefined: true });
          missing = [];
          const newest = placed.at(-1);
          if (newest) await heads.advance(newest).catch(onHeadBehind);
        } catch (error) {
          if (!isDuplicateKey(error) || attempt === MAX_ATTEMPTS) throw error;
          // Another process took a place in the middle: what stands before it is written, the rest moves on.
          missing = missing.slice((error as { insertedCount?: number }).insertedCount ?? 0);
        }
      }
    },

    /** Newest first. @param limit one more than a page, to know whether there are more */
    list: (filter: AuditFilter, limit: number) =>
      listWhole(events.find(conditions(filter)).sort({ seq: -1 }).limit(limit).lean<AuditRecord[]>()),

    /** @param cap counting stops there */
    count: (filter: AuditFilter, cap: number) => events.countDocuments(conditions(filter)).limit(cap).exec(),

    /** Ids of everybody and everything that acts of these kinds were about, in all organizations. */
    targetsOf: async (actions: readonly string[]): Promise<string[]> => {
      const found = await events.collection
        .find({ action: { $in: [...actions] }, result: 'success' }, { projection: { 'target.id': 1 } })
        .toArray();
      return [...new Set(found.map(({ target }) => target.id))];
    },

    head: heads.find,

    /**
     * Organizations that entries are about; empty for what belongs to none. Where entries or heads are damaged: those that a whole
     * entry or the heads name.
     */
    organizations: async (): Promise<string[]> => {
      const places = events.find({}, { organization_id: 1 }).sort({ organization_id: 1, seq: 1 });
      const [named, about] = await Promise.all([
        ifDamaged(heads.organizations(), () => []),
        ifDamaged(events.distinct('organization_id'), async () =>
          (await listWhole(places.lean<AuditRecord[]>())).map(({ organization_id }) => organization_id),
        ),
      ]);
      return [...new Set([...named, ...about])];
    },

    /** Every entry of an organization, oldest first, to check the chain. */
    readAll: (organizationId: string) =>
      events
        .find({ organization_id: organizationId })
        .sort({ seq: 1 })
        .lean<AuditRecord[]>()
        .cursor({ batchSize: 500 }),
  };
};
export type AuditStore = ReturnType<typeof createAuditStore>;
