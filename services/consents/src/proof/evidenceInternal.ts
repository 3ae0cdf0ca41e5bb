import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { verifyProof } from 'yinyom-verify/verifyProof';
import type { ConsentStore } from '../consents/consent.store';
import { seqRangeOf } from '../consents/seqRange';
import type { CounterStore } from '../figures/counter.store';
import type { Figures } from '../figures/figures.service';
import type { LogRecord } from '../record/LogRecord';
import { hashedContent } from '../record/recordHash';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import type { MerkleProver } from '../sealing/merkleProver';
import type { RootStore } from '../sealing/root.store';
import type { WebsitesClient } from '../sites/siteDirectory';

type Calls = Pick<InternalHandlers<typeof consentsInternal>, 'evidenceFigures' | 'evidenceProofs'>;
type Evidence = Awaited<ReturnType<Calls['evidenceFigures']>>;

interface Parts {
  store: Pick<ConsentStore, 'listLogs'>;
  counters: CounterStore;
  figures: Pick<Figures, 'ofPeriod'>;
  roots: Pick<RootStore, 'list'>;
  prover: MerkleProver;
  keys: Pick<LedgerKeys, 'known'>;
  websites: Pick<WebsitesClient, 'getEvidenceOwner' | 'getNotice'>;
}

const NOTHING: Evidence = {
  decisions: 0,
  by_type: { accept_all: 0, accept: 0, reconsent: 0, decline_all: 0 },
  visitors: 0,
  accepted: 0,
  declined: 0,
  first_seq: null,
  last_seq: null,
  signed_days: 0,
};

/** What papers say of the ledger: sums, and what was proved of single decisions. Nothing of it leads to a visitor. */
export const createEvidenceInternal = (parts: Parts): Calls => {
  const { store, counters, figures, roots, prover, keys, websites } = parts;

  const isTheirs = async (organization_id: string, application_id: string): Promise<boolean> =>
    (await websites.getEvidenceOwner({ application_id }))?.organization_id === organization_id;

  const proved = async (record: LogRecord) => {
    const { application_id, template_version, language, notice_sha256, hash } = record;
    const [snapshot, proof, known] = await Promise.all([
      websites.getNotice({ application_id, version: template_version, language }),
      prover.prove(record),
      keys.known(),
    ]);
    const id = record._id.toHexString();
    const verdict = verifyProof({
      consent: {
        id,
        seq: record.seq,
        notice: { sha256: notice_sha256 },
        snapshot,
        integrity: { hash, ...proof },
      },
      hashed_content: hashedContent(record),
      keys: known,
    });
    return {
      seq: record.seq,
      consent_id: id,
      consent_time: record.consent_time.toISOString(),
      result: record.result,
      template_version,
      notice_sha256,
      hash,
      ok: verdict.ok,
      proved: verdict.proved,
      open: verdict.open,
      reason: verdict.reason ?? null,
    };
  };

  return {
    evidenceFigures: async ({ organization_id, application_id, from, until }) => {
      if (!(await isTheirs(organization_id, application_id))) return NOTHING;
      const period = { from, to: until };
      const { figures: sums } = await figures.ofPeriod(application_id, period);
      const [range, days] = await Promise.all([
        seqRangeOf(counters, application_id, period),
        roots.list(application_id),
      ]);
      const has = range !== null && range.first <= range.last;
      return {
        decisions: sums.decisions,
        by_type: sums.by_type,
        visitors: sums.unique_clients,
        accepted: sums.users_accepted,
        declined: sums.users_declined,
        first_seq: has ? range.first : null,
        last_seq: has ? range.last : null,
        signed_days: days.filter(({ day }) => day >= from && day <= until).length,
      };
    },

    evidenceProofs: async ({ organization_id, application_id, seqs }) => {
      if (!(await isTheirs(organization_id, application_id))) return [];
      const found: Awaited<ReturnType<Calls['evidenceProofs']>> = [];
      for (const seq of seqs) {
        const [record] = await store.listLogs({ application_id }, { first: seq, last: seq }, 1);
        if (record?.organization_id === organization_id) found.push(await proved(record));
      }
      return found;
    },
  };
};
