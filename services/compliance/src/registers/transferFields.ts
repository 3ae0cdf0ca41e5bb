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

/**
 * What people stated, for a paper about some websites: recipients whose host scans of these websites saw, and those that are stated for
 * the whole organization, without a host. Hosts of other websites say what these have. Pure.
 */
export const onlySeen = (
  { content, ...statement }: Statement<TransferStatement>,
  seen: SeenHosts,
): Statement<TransferStatement> => {
  const hosts = new Set(seen.map(({ host }) => host));
  const recipients = content.recipients.filter(({ host }) => host === null || hosts.has(host));
  return { ...statement, content: { ...content, recipients } };
};

/** Grounds that rest on a document: binding rules or safeguards; the note names it. */
const DOCUMENTED: readonly (string | null)[] = ['s29_bcr', 's29_safeguards'];
/** A note names a document by its number or its day, in figures of any script; words alone do not. */
const namesDocument = (note: string): boolean => /\p{Nd}/u.test(note);

/**
 * Fields of paper 9: the recipients, country and ground of each, the document of a ground that rests on one, and each host that is not
 * answered. Pure.
 */
export const transferFields = (
  { content, review_due_at }: Statement<TransferStatement>,
  seen: SeenHosts,
  now: Date,
): CheckedField[] => {
  const { recipients, no_transfers } = content;
  const open = unansweredHosts(seen, content);
  const answers = recipients.flatMap(({ country, ground, note }): CheckedField[] => [
    { field: 'country', filled: country !== null, who: 'dpo' },
    ...(country === HOME_COUNTRY ? [] : [{ field: 'ground', filled: ground !== null, who: 'dpo' } as const]),
    ...(country !== HOME_COUNTRY && DOCUMENTED.includes(ground)
      ? [{ field: 'safeguards', filled: namesDocument(note), who: 'dpo' } as const]
      : []),
  ]);
  // Without any recipient the paper says something only where people state that there is none.
  const none: CheckedField[] =
    recipients.length === 0 ? [{ field: 'no_transfers', filled: no_transfers === true, who: 'dpo' }] : [];
  return [
    ...(recipients.length > 0 ? [{ field: 'recipient', filled: true, who: 'dpo' } as const] : []),
    ...answers,
    ...open.map((): CheckedField => ({ field: 'unanswered', filled: false, who: 'dpo' })),
    ...none,
    reviewField(review_due_at, now),
  ];
};
