import type { AnswerOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { getConsentLog, listConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import type { Role } from '@yinyom/contracts/constants';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import type { ConsentStore, EventFilter } from '../consents/consent.store';
import { toPage } from '../consents/listPage';
import { searchTerm } from '../consents/searchTerm';
import { seqRangeOf } from '../consents/seqRange';
import { toConsentLog } from '../consents/shapes';
import { drawBanner } from '../documents/drawBanner';
import type { CounterStore } from '../figures/counter.store';
import type { BatchFinder } from '../sealing/batchFinder';
import type { LogRecord } from '../record/LogRecord';
import type { MerkleProver } from '../sealing/merkleProver';
import type { Projector } from '../ledger/projector';
import type { WebsitesClient } from '../sites/siteDirectory';

interface Parts {
  store: ConsentStore;
  counters: CounterStore;
  projector: Projector;
  batches: BatchFinder;
  prover: MerkleProver;
  websites: WebsitesClient;
}

/** The log of every decision (rows 70 and 71). */
export const createConsentLogs = (parts: Parts) => {
  const { store, counters, projector, batches, prover, websites } = parts;

  const filterOf = (
    applicationId: string,
    {
      q,
      consent_type,
      result,
      device,
      language,
      action,
      method,
      template_version,
      granted,
      denied,
    }: QueryOf<typeof listConsentLogs>,
  ): EventFilter | null => {
    const term = q === undefined ? undefined : searchTerm(q);
    if (term === null) return null;
    return {
      application_id: applicationId,
      ...term,
      consent_type,
      result,
      device,
      language,
      action,
      method,
      granted,
      denied,
      template_version: template_version === undefined ? undefined : Number(template_version),
    };
  };

  return {
    list: async (
      applicationId: string,
      query: QueryOf<typeof listConsentLogs>,
      role: Role,
    ): Promise<AnswerOf<typeof listConsentLogs>> => {
      // The counters tell at which positions days begin, so they must know the newest decisions.
      await projector.catchUp(applicationId);
      const { limit, with_total } = query;
      const range = await seqRangeOf(counters, applicationId, query);
      const filter = filterOf(applicationId, query);
      if (filter === null)
        return toPage([], limit, with_total ? 0 : null, (row: LogRecord) =>
          toConsentLog(row, role, null, false),
        );
      const [found, total] = await Promise.all([
        store.listLogs(filter, range, limit + 1),
        with_total ? store.countLogs(filter, range) : null,
      ]);
      const batchOf = await batches.find(
        applicationId,
        found.map(({ seq }) => seq),
      );
      const latestOf = await store.latestOfClients(applicationId, found);
      return toPage(found, limit, total, (row) =>
        toConsentLog(row, role, batchOf(row.seq), row.seq < latestOf(row)),
      );
    },

    /** A record with what was shown and what proves it. */
    detail: async (record: LogRecord, role: Role): Promise<AnswerOf<typeof getConsentLog>> => {
      const { application_id, template_version, language, device } = record;
      const version = { application_id, version: template_version };
      const [snapshot, look, successor, proof] = await Promise.all([
        websites.getNotice({ ...version, language }),
        websites.getBannerLook(version),
        store.successorOf(record),
        prover.prove(record),
      ]);
      const matches = snapshot && sha256(canonicalJson(snapshot)) === record.notice_sha256;
      const drawing = drawBanner({ snapshot, language, device, template_version }, look, matches);
      return {
        ...toConsentLog(record, role, proof.batch_id, successor !== null),
        superseded_by: successor?._id.toHexString() ?? null,
        integrity: { prev_hash: record.prev_hash, hash: record.hash, ...proof },
        snapshot,
        ...(drawing?.content.fold && { fold: drawing.content.fold }),
      };
    },

    record: store.log,
  };
};
export type ConsentLogs = ReturnType<typeof createConsentLogs>;
