import type { AnswerOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { getConsent, getConsentState, listConsents } from '@yinyom/contracts/consents/listConsents';
import type { Role } from '@yinyom/contracts/constants';
import type { Period } from '../figures/period';
import type { CounterStore } from '../figures/counter.store';
import type { BatchFinder } from '../sealing/batchFinder';
import type { LogRecord } from '../record/LogRecord';
import { rowOf, type ConsentRow } from '../projection/ConsentRow';
import type { Projector } from '../ledger/projector';
import type { ConsentStore, EventFilter } from './consent.store';
import { toPage } from './listPage';
import { searchTerm } from './searchTerm';
import { seqRangeOf } from './seqRange';
import { toConsent, toConsentLog } from './shapes';

interface Parts {
  store: ConsentStore;
  counters: CounterStore;
  projector: Projector;
  batches: BatchFinder;
}

const LONGEST_HISTORY = 200;

/** Current states of visitors (rows 67, 68 and 84). */
export const createConsents = ({ store, counters, projector, batches }: Parts) => {
  /** The rows a search names; null when it can name none. */
  const searchFilter = async (
    applicationId: string,
    q: string,
  ): Promise<Pick<EventFilter, 'client_id' | 'consent_id'> | null> => {
    const term = searchTerm(q);
    if (!term) return null;
    if ('client_id' in term) return term;
    const record = await store.log(term.consent_id);
    if (!record || record.application_id !== applicationId) return null;
    return record.identity ? { client_id: record.identity.client_id } : { consent_id: term.consent_id };
  };

  const list = async (
    applicationId: string,
    query: QueryOf<typeof listConsents>,
    role: Role,
  ): Promise<AnswerOf<typeof listConsents>> => {
    await projector.catchUp(applicationId);
    const { limit, with_total, consent_type, result, device, language, q } = query;
    const range = await seqRangeOf(counters, applicationId, query);
    const search = q === undefined ? {} : await searchFilter(applicationId, q);
    if (search === null)
      return toPage([], limit, with_total ? 0 : null, (row: ConsentRow) => toConsent(row, role));
    const filter: EventFilter = {
      application_id: applicationId,
      ...search,
      consent_type,
      result,
      device,
      language,
    };
    const [found, total] = await Promise.all([
      store.listRows(filter, range, limit + 1),
      with_total ? store.countRows(filter, range) : null,
    ]);
    return toPage(found, limit, total, (row) => toConsent(row, role));
  };

  /** Which categories visitors refused alone, by their states in a period. */
  const refusedAlone = async (applicationId: string, period: Period) => {
    await projector.catchUp(applicationId);
    return store.refusedAlone(applicationId, await seqRangeOf(counters, applicationId, period));
  };

  /** The state and history of the visitor that a record belongs to, as far as a place in the ledger. */
  const historyOf = async (
    record: LogRecord,
    role: Role,
    lastSeq: number,
    limit = LONGEST_HISTORY,
  ): Promise<AnswerOf<typeof getConsent>> => {
    const clientId = record.identity?.client_id;
    const records =
      clientId === undefined
        ? [record]
        : await store.history(record.application_id, clientId, lastSeq, limit);
    const batchOf = await batches.find(
      record.application_id,
      records.map(({ seq }) => seq),
    );
    const latest = records[0] ?? record;
    return {
      ...toConsent(rowOf(latest), role),
      history: records.map((entry) => toConsentLog(entry, role, batchOf(entry.seq), entry.seq < latest.seq)),
    };
  };

  /** The latest decision of the visitor that a record belongs to; the record itself once it leads to nobody. */
  const latestOf = async (record: LogRecord): Promise<LogRecord> => {
    const clientId = record.identity?.client_id;
    if (clientId === undefined) return record;
    const [latest] = await store.history(record.application_id, clientId, Number.MAX_SAFE_INTEGER, 1);
    return latest ?? record;
  };

  /** What counts now for the visitor behind a record. */
  const stateOf = async (record: LogRecord): Promise<AnswerOf<typeof getConsentState>> => {
    const latest = await latestOf(record);
    const valid = latest.expires_at > new Date();
    const granted = latest.categories.filter((category) => valid && category.granted);
    return {
      consent_id: latest._id.toHexString(),
      latest: latest._id.equals(record._id),
      valid,
      expires_at: latest.expires_at.toISOString(),
      granted_types: [...new Set(granted.map(({ type }) => type))].sort((a, b) => a - b),
      granted_categories: granted.map(({ id }) => id),
    };
  };

  return {
    list,
    latestOf,
    stateOf,
    refusedAlone,
    ofRecord: (record: LogRecord, role: Role) => historyOf(record, role, Number.MAX_SAFE_INTEGER),
    /** The same without what was decided after the record. */
    upTo: (record: LogRecord, role: Role, limit?: number) => historyOf(record, role, record.seq, limit),
    /** How many decisions that are; one where the record leads to no visitor. */
    countUpTo: async ({ application_id, identity, seq }: LogRecord): Promise<number> =>
      identity ? store.countHistory(application_id, identity.client_id, seq) : 1,
    record: store.log,
  };
};
export type Consents = ReturnType<typeof createConsents>;
