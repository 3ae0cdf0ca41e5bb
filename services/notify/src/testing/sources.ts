import { randomBytes } from 'node:crypto';
import type { ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import type { ToldEvent } from '@yinyom/contracts/internal/outbox';
import type { OutboxClient } from '@yinyom/service-kit/outbox/createOutbox';
import { OURS } from '@yinyom/testing/identityStandIn';
import type { ConsentsClient, WebsitesClient } from '../sources/readLedgers';

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
  return {
    websites: { ...websites, client: { ...websites.client, listApplicationIds } },
    consents: { ...consents, client: { ...consents.client, ...ledgers } },
    scanner,
    ledger,
    decide,
  };
};
