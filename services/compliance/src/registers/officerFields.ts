import { OFFICER_FIELDS, type OfficerField, type OfficerStatement } from '@yinyom/contracts/papers/officer';
import type { FactSources } from '../processing-record/factSources';
import { reviewField, type CheckedField } from '../readiness/readinessOf';
import type { Statement } from './statements';

export interface OfficerParts {
  statement: Statement<OfficerStatement>;
  dpo: FactSources['organization']['dpo'];
  /** Whether a signed scan of the letter is kept. */
  hasSignedLetter: boolean;
}

/** How to reach the officer, in one line; empty: not known. */
export const contactOf = (dpo: OfficerParts['dpo']): string =>
  [dpo?.email, dpo?.phone].filter(Boolean).join(' · ');

/** Fields of paper 1. Where the organization states why it needs no officer, that answer is the paper. Pure. */
export const officerFields = (
  { statement, dpo, hasSignedLetter }: OfficerParts,
  now: Date,
): CheckedField[] => {
  const { content, review_due_at } = statement;
  const review = reviewField(review_due_at, now);
  if (content.not_required_reason !== '')
    return [{ field: 'not_required_reason', filled: true, who: 'dpo' }, review];
  const filled: Record<Exclude<OfficerField, 'review'>, boolean> = {
    name: Boolean(dpo?.name),
    contact: contactOf(dpo) !== '',
    appointed_on: content.appointed_on !== null,
    appointed_by: content.appointed_by !== '',
    publication_url: content.publication_url !== '',
    office_notified_on: content.office_notified_on !== null,
    signed_letter: hasSignedLetter,
  };
  // Settings of the organization are changed by Admins, and the letter is signed by the person who appoints.
  const ofAdmin: readonly OfficerField[] = ['name', 'contact', 'signed_letter'];
  return OFFICER_FIELDS.map((field) =>
    field === 'review'
      ? review
      : { field, filled: filled[field], who: ofAdmin.includes(field) ? 'admin' : 'dpo' },
  );
};
