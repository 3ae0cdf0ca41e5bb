import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@yinyom/service-kit/AppError';
import { isDatabaseDown } from '@yinyom/service-kit/http/databaseDown';
import type { ProjectionStore } from '../projection/projection.store';
import { createFreshRecords } from './freshRecords';
import { createGathering } from './gathering';
import type { Appended, LedgerStore } from './ledger.store';
import type { LogDraft } from '../record/LogDraft';
import type { LogRecord, Prior } from '../record/LogRecord';
import { asOwnClient, EMPTY_HEAD, headAfter, placeRecord, priorOf, type Head } from './placeRecord';

/** What became of a decision. `repeated`: the same event had been stored before, and this is that record. */
export interface Stored {
  record: LogRecord;
  repeated: boolean;
}

interface Pending {
  draft: LogDraft;
  /** Its time, where it is not now; see `append`. */
  at: number | undefined;
  resolve(stored: Stored): void;
  reject(error: unknown): void;
}

type PriorRows = Awaited<ReturnType<ProjectionStore['rowsOfClients']>>;

/** A group that will be written next. */
interface Group {
  waiting: Pending[];
  /** Its clients' rows, as they are read while the group before it is written; null when they must be read then. */
  rows: Promise<PriorRows> | null;
  /** When they were read, see `sights`. */
  sight: number;
}

const LARGEST_GROUP = 256;
/** Beyond this the database is too slow for what arrives; the visitor's script keeps the decision and comes back. */
const LONGEST_QUEUE = 5_000;
/**
 * Where the projection is so far behind, groups wait for it a little, so that figures stay near and records are counted from memory.
 * It is never waited for long: decisions are taken also where they cannot be counted.
 */
const MOST_BEHIND = 12_000;
const BEHIND_PAUSE_MS = 25;
/** Other processes may take the place after the head; each time the group is placed anew behind theirs. */
const MOST_ATTEMPTS = 50;

/**
 * Appends to the ledger of one website. Decisions that arrive while a group is being written wait and go out
 * together as the next one, so one durable write serves many visitors. Two processes never fork the chain: the
 * unique position lets one of them through and the other starts over behind it.
 */
export const createSiteWriter = (
  applicationId: string,
  ledger: LedgerStore,
  projection: ProjectionStore,
  onStored: (record: LogRecord) => void,
) => {
  let queue: Pending[] = [];
  let prepared: Group | null = null;
  let writing: Promise<void> | null = null;
  let head: Head | null = null;
  /** How often the end of the ledger was lost from sight: what was read before that may be outdated. */
  let sights = 0;
  /** Position up to which the projection has applied everything. */
  let applied = 0;
  /** Latest decision of the clients whose records the projection may not have applied yet, by client. */
  let recent = new Map<string, { prior: Prior; seq: number }>();
  const fresh = createFreshRecords();
  const gathering = createGathering();
  const waitingNow = (): number => queue.length + (prepared?.waiting.length ?? 0);

  const remember = (record: LogRecord): void => {
    if (!record.identity) return;
    const { client_id } = record.identity;
    recent.delete(client_id);
    recent.set(client_id, { prior: priorOf(record), seq: record.seq });
  };

  const loadHead = async (): Promise<Head> => {
    let from = await projection.appliedSeq(applicationId);
    applied = Math.max(applied, from);
    recent = new Map();
    fresh.clear();
    let end: LogRecord | null = await ledger.head(applicationId);
    while (end && from < end.seq) {
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

  const loseHead = (): void => {
    head = null;
    sights += 1;
  };

  const readRows = (group: Pending[]): Promise<PriorRows> => {
    // Only what the rows that are read now hold already is let go. Positions only grow, and whoever decides again moves
    // to the end: the first one that stays ends the sweep.
    for (const [client, known] of recent) {
      if (known.seq > applied) break;
      recent.delete(client);
    }
    return projection.rowsOfClients(
      applicationId,
      group.map(({ draft }) => draft.identity.client_id),
    );
  };

  /** Each client's decision before this group: the projection's row or, when newer, what it has not seen yet. */
  const priorsOf = (group: Pending[], rows: PriorRows): Map<string, Prior> => {
    const priors = new Map<string, Prior>();
    const seqs = new Map<string, number>();
    for (const row of rows) {
      if (row.client_id === undefined) continue;
      const { consent_id, day, consent_type, result, categories } = row;
      priors.set(row.client_id, { consent_id, day, consent_type, result, categories });
      seqs.set(row.client_id, row.seq);
    }
    for (const { draft } of group) {
      const client = draft.identity.client_id;
      const known = recent.get(client);
      if (known && known.seq > (seqs.get(client) ?? 0)) priors.set(client, known.prior);
    }
    return priors;
  };

  const place = (group: Pending[], after: Head, priors: Map<string, Prior>): LogRecord[] => {
    let end = after;
    return group.map(({ draft: given, at = Date.now() }) => {
      const draft = asOwnClient(given, priors.get(given.identity.client_id) ?? null);
      const record = placeRecord(draft, end, priors.get(draft.identity.client_id) ?? null, at);
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

  const writeGroup = async (group: Group): Promise<void> => {
    let open = group.waiting;
    for (let attempt = 0; open.length > 0; attempt += 1) {
      if (attempt === MOST_ATTEMPTS) throw new AppError(503, 'unavailable', { retryAfterSeconds: 1 });
      head ??= await loadHead();
      const rows = await (group.rows && group.sight === sights ? group.rows : readRows(open));
      const records = place(open, head, priorsOf(open, rows));
      const begun = performance.now();
      const writing = ledger.append(records);
      // The next group's rows are read meanwhile. Where that takes long, more decisions come meanwhile, and one group has them all.
      if (queue.length > 0 && !gathering.isSlow()) prepared ??= takeGroup();
      const { count, collided } = await writing.catch((error: unknown): Appended => {
        // A database that steps down is asked once more; what it stored nevertheless collides with itself then.
        if (attempt > 0 || !isDatabaseDown(error)) throw error;
        loseHead();
        return { count: 0, collided: false };
      });
      gathering.wrote(count, performance.now() - begun);
      records.slice(0, count).forEach((record, index) => {
        remember(record);
        fresh.add(record);
        onStored(record);
        head = headAfter(record);
        open[index]?.resolve({ record, repeated: false });
      });
      open = open.slice(count);
      if (collided) {
        loseHead();
        open = await settleRepeated(open);
      }
    }
  };

  /** The next group: no event twice, so that a repetition in flight meets its first in the ledger. */
  const takeGroup = (): Group => {
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
    const rows = head && group.length > 0 ? readRows(group) : null;
    // Whoever writes the group learns of it; until then nobody listens.
    rows?.catch(() => undefined);
    return { waiting: group, rows, sight: sights };
  };

  const nextGroup = (): Group => {
    const group = prepared ?? takeGroup();
    prepared = null;
    return group;
  };

  /**
   * What is stored is unknown now: the next group reads the end of the ledger again. Those who wait learn of it at once
   * instead of one time-out after the other.
   */
  const giveUp = (group: Group, error: unknown): void => {
    loseHead();
    for (const pending of [...group.waiting, ...(prepared?.waiting ?? []), ...queue]) pending.reject(error);
    prepared = null;
    queue = [];
  };

  /** Waits for what makes the next group cheaper, for some milliseconds. */
  const settle = async (): Promise<void> => {
    await gathering.wait(waitingNow());
    if (head && head.seq - applied > MOST_BEHIND && waitingNow() > 0) await pause(BEHIND_PAUSE_MS);
  };

  const drain = async (): Promise<void> => {
    while (waitingNow() > 0) {
      await settle();
      const group = nextGroup();
      await writeGroup(group).catch((error: unknown) => giveUp(group, error));
    }
    writing = null;
  };

  return {
    /**
     * Resolves when the decision is durable on a majority.
     * @param at its time, only for the made-up past of the demo: like any time it never goes behind the record before
     * @throws when it may not be; the same event may be sent again
     */
    append: (draft: LogDraft, at?: number): Promise<Stored> =>
      new Promise((resolve, reject) => {
        if (queue.length >= LONGEST_QUEUE)
          return reject(new AppError(503, 'unavailable', { retryAfterSeconds: 2 }));
        queue.push({ draft, at, resolve, reject });
        gathering.came(waitingNow());
        writing ??= Promise.resolve().then(drain);
      }),
    /** Told how far the projection has come: what it has applied need not be remembered. */
    forget: (seq: number): void => {
      applied = seq;
      fresh.forget(seq);
    },
    /** Records after a position that this process wrote and still holds. */
    after: fresh.after,
    idle: (): Promise<void> => writing ?? Promise.resolve(),
    /** How many decisions wait to be written. */
    waiting: waitingNow,
  };
};
export type SiteWriter = ReturnType<typeof createSiteWriter>;
