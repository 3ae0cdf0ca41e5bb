import type { Webhook } from '@yinyom/contracts/notify/webhooks';

type Facts = Pick<
  Webhook,
  'name' | 'url' | 'events' | 'high_volume' | 'include_client_id' | 'signing' | 'state'
>;
const FIELDS = ['name', 'events', 'high_volume', 'include_client_id', 'signing', 'state'] as const;

/** Of an address only the origin: paths and queries of receivers hold their passwords often enough. */
const originOf = (facts: Facts | null) => facts && new URL(facts.url).origin;

/** What changed, for the audit log. The address counts as changed also where only its path did. */
export const changesOf = (before: Facts | null, after: Facts) => [
  ...(before?.url === after.url ? [] : [{ field: 'url', before: originOf(before), after: originOf(after) }]),
  ...FIELDS.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field])).map(
    (field) => ({ field, before: before?.[field] ?? null, after: after[field] }),
  ),
];
