import { randomBytes } from 'node:crypto';
import type { ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import type { ToldEvent } from '@yinyom/contracts/internal/outbox';
import type { OutboxClient } from '@yinyom/service-kit/outbox/createOutbox';
import { OURS } from '@yinyom/testing/identityStandIn';
import type { WatchSources } from '../alerts/sources';
import type { NotifyDeps } from '../createNotifyService';
import type { ConsentsClient, WebsitesClient } from '../sources/readLedgers';

type Compliance = NonNullable<NotifyDeps['compliance']>;
type Clocks = Awaited<ReturnType<Compliance['watchRequests']>>;

export const SITE = 'c'.repeat(24);

/** The declared interface of a service with something to tell, answered from a list that a test may add to. */
const outboxStandIn = () => {
  const kept = new Map<string, ToldEvent>();
  const client: OutboxClient = {
    listEvents: async ({ limit }) => [...kept.values()].slice(0, limit),
    forgetEvents: async ({ ids }) => {
      for (const id of ids) kept.delete(id);
      return null;
    },
  };
  return {
    client,
    kept,
    tell: (type: ToldEvent['type'], data: Record<string, unknown>, organization_id = OURS): string => {
      const id = `${type}:${randomBytes(8).toString('hex')}`;
      kept.set(id, { id, type, at: new Date().toISOString(), organization_id, application_id: SITE, data });
      return id;
    },
  };
};

/** A ledger of decisions, by position, as the consents service gives it out. */
export const sourcesStandIn = () => {
  const websites = outboxStandIn();
  const consents = outboxStandIn();
  const scanner = outboxStandIn();
  const compliance = outboxStandIn();
  const ledger: ConsentItem[] = [];
  const decide = (changes: Partial<ConsentItem> = {}): ConsentItem => {
    const item: ConsentItem = {
      consent_id: randomBytes(12).toString('hex'),
      seq: ledger.length + 1,
      consent_time: new Date().toISOString(),
      consent_type: 'accept_all',
      result: 'accept_all',
      action: 'give',
      language: 'th',
      template_version: 1,
      ...changes,
    };
    ledger.push(item);
    return item;
  };
  const listApplicationIds: WebsitesClient['listApplicationIds'] = async ({ organization_id }) =>
    organization_id === OURS ? [SITE] : [];
  const ledgers: Pick<ConsentsClient, 'ledgerPositions' | 'readLedger'> = {
    ledgerPositions: async ({ application_ids }) =>
      Object.fromEntries(application_ids.map((id) => [id, ledger.length])),
    readLedger: async ({ after_seq, limit, with_client_id }) =>
      ledger
        .slice(after_seq, after_seq + limit)
        .map((item) => ({ ...item, ...(with_client_id && { client_id: `client-${item.seq}` }) })),
  };
  const watched = {
    sites: [] as Awaited<ReturnType<NotifyDeps['websites']['listWatchedSites']>>,
    figures: { hours: [], shown_at: null } as Awaited<ReturnType<NotifyDeps['consents']['watchFigures']>>,
    unsigned_day: null as string | null,
    chain_ok: true,
    ending: { valid: 0, ending: 0 },
    facts: { unclassified: { amount: 0, names: [] }, privacy_look: null } as Awaited<
      ReturnType<NotifyDeps['websites']['getWatchFacts']>
    >,
    scan: null as Awaited<ReturnType<NotifyDeps['scanner']['watchViolations']>>,
    signals: null as Awaited<ReturnType<NotifyDeps['scanner']['watchSignals']>>,
    leaks: [] as Awaited<ReturnType<NotifyDeps['scanner']['watchLeaks']>>,
    /** Whose review is due. */
    agreements: [] as Awaited<ReturnType<Compliance['dueAgreements']>>,
    reported: [] as Awaited<ReturnType<NotifyDeps['websites']['watchReported']>>,
    /** Clocks of requests of data subjects. */
    requests: { due_soon: [], overdue: [], unassigned: [] } as Clocks,
    /** Papers with an overdue review. */
    papers: [] as Awaited<ReturnType<Compliance['watchPapers']>>,
    /** Letters of regulators that are due soon. */
    letters: [] as { id: string; due_date: string }[],
    /** Breaches whose notice is needed and was not sent. */
    incidents: [] as Awaited<ReturnType<Compliance['incidentClocks']>>,
    /** A service that does not answer. */
    down: false,
  };
  const consentsWatched: WatchSources['consents'] = {
    watchFigures: async () => {
      if (watched.down) throw new Error('consents does not answer');
      return watched.figures;
    },
    watchSigning: async () => ({ unsigned_day: watched.unsigned_day }),
    watchChain: async () => ({ ok: watched.chain_ok }),
    watchEnding: async () => watched.ending,
  };
  const websitesWatched: Omit<NotifyDeps['websites'], keyof OutboxClient | 'listApplicationIds'> = {
    listWatchedSites: async ({ after }) => (after === null ? watched.sites : []),
    getWatchFacts: async () => watched.facts,
    watchReported: async () => watched.reported,
    getApplicationOwner: async ({ application_id }) => {
      const site = watched.sites.find((one) => one.application_id === application_id);
      return site ? { ...site, name: site.domain_name } : null;
    },
  };
  return {
    watched,
    websites: { ...websites, client: { ...websites.client, ...websitesWatched, listApplicationIds } },
    consents: { ...consents, client: { ...consents.client, ...ledgers, ...consentsWatched } },
    scanner: {
      ...scanner,
      client: {
        ...scanner.client,
        watchViolations: async () => watched.scan,
        watchSignals: async () => watched.signals,
        watchLeaks: async () => watched.leaks,
      },
    },
    compliance: {
      ...compliance,
      client: {
        ...compliance.client,
        watchRequests: async () => watched.requests,
        watchPapers: async () => watched.papers,
        watchInspectionLetters: async () => watched.letters,
        dueAgreements: async () => watched.agreements,
        incidentClocks: async () => watched.incidents,
        incidentOrganizations: async () => ({ organization_ids: watched.incidents.length > 0 ? [OURS] : [] }),
      } as Compliance,
    },
    ledger,
    decide,
  };
};
