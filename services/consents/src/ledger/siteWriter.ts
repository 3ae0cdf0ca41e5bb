import { AppError } from '@yinyom/service-kit/AppError';
import type { ProjectionStore } from '../projection/projection.store';
import { createFreshRecords } from './freshRecords';
import type { LedgerStore } from './ledger.store';
import type { LogDraft } from './LogDraft';
import type { LogRecord, Prior } from './LogRecord';
import { EMPTY_HEAD, headAfter, placeRecord, priorOf, type Head } from './placeRecord';

/** What became of a decision. `repeated`: the same event had been stored before, and this is that record. */
export interface Stored {
  record: LogRecord;
  repeated: boolean;
}

interface Pending {
  draft: LogDraft;
  resolve(stored: Stored): void;
  reject(error: unknown): void;
}

const LARGEST_GROUP = 256;
/** Beyond this the database is too slow for what arrives; the visitor's script keeps the decision and comes back. */
const LONGEST_QUEUE = 5_000;
/** Other processes may take the place after the head; each time the group is placed anew behind theirs. */
const MOST_ATTEMPTS = 50;

/**
 * Appends to the ledger of one website. Decisions that arrive while a group is being written wait and go out
 * together as the next one, so one durable write serves many visitors. Two processes never fork the chain: the
 * unique position lets one of them through and the other starts over behind it.
 */
export const createSiteWriter = (applicationId: string, ledger: LedgerStore, projection: ProjectionStore) => {
  let queue: Pending[] = [];
  let writing: Promise<void> | null = null;
  let head: Head | null = null;
  /** Latest decision of the clients whose records the projection may not have applied yet, by client. */
  let recent = new Map<string, { prior: Prior; seq: number }>();
  const fresh = createFreshRecords();

  const remember = (record: LogRecord): void => {
    if (!record.identity) return;
    const { client_id } = record.identity;
    recent.delete(client_id);
    recent.set(client_id, { prior: priorOf(record), seq: record.seq });
  };

  const loadHead = async (): Promise<Head> => {
    const applied = await projection.appliedSeq(applicationId);
    recent = new Map();
    fresh.clear();
    let end: LogRecord | null = await ledger.head(applicationId);
    for (let from = applied; end && from < end.seq;) {
      const records = await ledger.after(applicationId, from, 1_000);
      records.forEach(remember);
      const last = records.at(-1);
      if (!last) break;
      from = last.seq;
      if (last.seq > end.seq) end = last;
    }
    if (end) return headAfter(end);
    await projection.register(applicationId);
    return EMPTY_HEAD;
  };

  /** Each client's decision before this group: the projection's row or, when newer, what it has not seen yet. */
  const priorsOf = async (clients: string[]): Promise<Map<string, Prior>> => {
    const rows = await projection.rowsOfClients(applicationId, clients);
    const priors = new Map<string, Prior>();
    const seqs = new Map<string, number>();
    for (const row of rows) {
      if (row.client_id === undefined) continue;
      const { consent_id, day, consent_type, result, categories } = row;
      priors.set(row.client_id, { consent_id, day, consent_type, result, categories });
      seqs.set(row.client_id, row.seq);
    }
    for (const client of clients) {
      const known = recent.get(client);
      if (known && known.seq > (seqs.get(client) ?? 0)) priors.set(client, known.prior);
    }
    return priors;
  };

  const place = (group: Pending[], after: Head, priors: Map<string, Prior>): LogRecord[] => {
    let end = after;
    return group.map(({ draft }) => {
      const record = placeRecord(draft, end, priors.get(draft.identity.client_id) ?? null, Date.now());
      priors.set(draft.identity.client_id, priorOf(record));
      end = headAfter(record);
      return record;
    });
  };

  /** Answers those of a group whose event is in the ledger already. @returns the others */
  const settleRepeated = async (group: Pending[]): Promise<Pending[]> => {
    const open: Pending[] = [];
    const stored = await ledger.getMany(group.map(({ draft }) => draft._id));
    for (const pending of group) {
      const record = stored.get(pending.draft._id.toHexString());
      if (record) pending.resolve({ record, repeated: true });
      else open.push(pending);
    }
    return open;
  };

  const writeGroup = async (group: Pending[]): Promise<void> => {
    let open = group;
    for (let attempt = 0; open.length > 0; attempt += 1) {
      if (attempt === MOST_ATTEMPTS) throw new AppError(503, 'unavailable', { retryAfterSeconds: 1 });
      head ??= await loadHead();
      const priors = await priorsOf(open.map(({ draft }) => draft.identity.client_id));
      const records = place(open, head, priors);
      const { count, collided } = await ledger.append(records);
      records.slice(0, count).forEach((record, index) => {
        remember(record);
        fresh.add(record);
        head = headAfter(record);
        open[index]?.resolve({ record, repeated: false });
      });
      open = open.slice(count);
      if (collided) {
        head = null;
        open = await settleRepeated(open);
      }
    }
  };

  /** The next group: no event twice, so that a repetition in flight meets its first in the ledger. */
  const takeGroup = (): Pending[] => {
    const group: Pending[] = [];
    const later: Pending[] = [];
    const events = new Set<string>();
    for (const pending of queue) {
      const event = pending.draft._id.toHexString();
      const fits = group.length < LARGEST_GROUP && !events.has(event);
      (fits ? group : later).push(pending);
      events.add(event);
    }
    queue = later;
    return group;
  };

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = takeGroup();
      try {
        await writeGroup(group);
      } catch (error) {
        // What is stored is unknown now: the next group reads the end of the ledger again. Those who wait learn of
        // it at once instead of one time-out after the other.
        head = null;
        for (const pending of [...group, ...queue]) pending.reject(error);
        queue = [];
      }
    }
    writing = null;
  };

  return {
    /** Resolves when the decision is durable on a majority. @throws when it may not be; the same event may be sent again */
    append: (draft: LogDraft): Promise<Stored> =>
      new Promise((resolve, reject) => {
        if (queue.length >= LONGEST_QUEUE)
          return reject(new AppError(503, 'unavailable', { retryAfterSeconds: 2 }));
        queue.push({ draft, resolve, reject });
        writing ??= Promise.resolve().then(drain);
      }),
    /** Forgets what the projection has applied up to a position. */
    forget: (seq: number): void => {
      // Positions only grow, and whoever decides again moves to the end: the first one that stays ends the sweep.
      for (const [client, known] of recent) {
        if (known.seq > seq) break;
        recent.delete(client);
      }
      fresh.forget(seq);
    },
    /** Records after a position that this process wrote and still holds. */
    after: fresh.after,
    idle: (): Promise<void> => writing ?? Promise.resolve(),
  };
};
export type SiteWriter = ReturnType<typeof createSiteWriter>;
