import type { ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import type { ToldRecord } from '../ledger/ledger.store';

/** A decision as others are told of it: what was decided, and nothing that leads to the visitor unless it is asked for. */
export const toConsentItem = (record: ToldRecord, withClientId: boolean): ConsentItem => ({
  consent_id: record._id.toHexString(),
  seq: record.seq,
  consent_time: record.consent_time.toISOString(),
  consent_type: record.consent_type,
  result: record.result,
  action: record.action,
  language: record.language,
  template_version: record.template_version,
  ...(withClientId && { client_id: record.identity?.client_id ?? null }),
});
