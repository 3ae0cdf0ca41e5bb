import {
  HOME_COUNTRY,
  type TransferRegister,
  type TransferStatement,
} from '@yinyom/contracts/papers/transfers';
import { reviewField, type CheckedField } from '../readiness/readinessOf';
import type { Statement } from './statements';

export type SeenHosts = TransferRegister['unanswered_hosts'];

/** Hosts that no recipient names. Pure. */
export const unansweredHosts = (seen: SeenHosts, { recipients }: TransferStatement): SeenHosts => {
  const named = new Set(recipients.map(({ host }) => host));
  return seen.filter(({ host }) => !named.has(host));
};

/** Fields of paper 9: country and ground of each recipient, and each host that is not answered. Pure. */
export const transferFields = (
  { content, review_due_at }: Statement<TransferStatement>,
  seen: SeenHosts,
  now: Date,
): CheckedField[] => {
  const { recipients, no_transfers } = content;
  const open = unansweredHosts(seen, content);
  const answers = recipients.flatMap(({ country, ground }): CheckedField[] => [
    { field: 'country', filled: country !== null, who: 'dpo' },
    ...(country === HOME_COUNTRY ? [] : [{ field: 'ground', filled: ground !== null, who: 'dpo' } as const]),
  ]);
  // Without any recipient the paper says something only where people state that there is none.
  const none: CheckedField[] =
    recipients.length === 0 ? [{ field: 'no_transfers', filled: no_transfers === true, who: 'dpo' }] : [];
  return [
    ...answers,
    ...open.map((): CheckedField => ({ field: 'unanswered', filled: false, who: 'dpo' })),
    ...none,
    reviewField(review_due_at, now),
  ];
};
