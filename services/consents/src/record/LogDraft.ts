import type { Identity, LogRecord, Network } from './LogRecord';

/** A decision that was judged but has no place in the ledger yet; what depends on the place is still missing. */
export interface LogDraft extends Pick<
  LogRecord,
  | '_id'
  | 'application_id'
  | 'organization_id'
  | 'client_time'
  | 'result'
  | 'method'
  | 'categories'
  | 'language'
  | 'template_version'
  | 'notice_sha256'
  | 'origin'
  | 'policy_sha256'
  | 'policy_version'
  | 'stale'
  | 'gpc'
  | 'attributed'
  | 'page_url'
  | 'referrer_url'
  | 'device'
  | 'sdk_version'
  | 'consenter_role'
  | 'client_commitment'
  | 'network_commitment'
> {
  identity: Identity;
  /** Whether the sender showed a receipt of an earlier decision of the client: only then it is the same client. */
  proven: boolean;
  network?: Network;
  expiry_days: number;
}
