/**
 * Shard keys of the collections that grow. Everything of a website stands together: its chain is written in order
 * anyway, every call names the website, and ids that must be unique are unique within one. Collections that are not
 * named stay small and are not sharded.
 */
export const SHARD_KEYS: Readonly<Record<string, Readonly<Record<string, 1>>>> = {
  consent_logs: { application_id: 1 },
  consents: { application_id: 1 },
  day_counters: { application_id: 1 },
  ledger_batches: { application_id: 1 },
  daily_roots: { application_id: 1 },
  served_counters: { application_id: 1 },
  refused_decisions: { application_id: 1 },
  own_requests: { application_id: 1 },
  export_chunks: { export_id: 1 },
};
