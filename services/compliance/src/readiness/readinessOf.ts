import {
  readinessState,
  type InspectionPaper,
  type PaperReadiness,
} from '@yinyom/contracts/papers/inspectionPapers';
import type { Period } from '../binder/PaperSource';
import { mostUrgent } from './mostUrgent';

/** A field of a paper, and whether it is known or answered. */
export interface CheckedField {
  field: string;
  filled: boolean;
  /** Without it an Admin. */
  who?: PaperReadiness['missing'][number]['who'];
  due_at?: string | null;
}

/** How far a paper is, by its fields. Pure. */
export const readinessOf = (paper: InspectionPaper, fields: readonly CheckedField[]): PaperReadiness => {
  const missing = fields.filter(({ filled }) => !filled);
  const filled = fields.length - missing.length;
  return {
    paper,
    state: readinessState(fields.length, filled),
    fields: fields.length,
    filled,
    missing: mostUrgent(missing.map(({ field, who = 'admin', due_at = null }) => ({ field, who, due_at }))),
  };
};

/** The moment that a paper is about: the end of a period that is over, or now. Pure. */
export const momentOf = (period: Period | undefined, now: Date): Date =>
  period && period.until < now ? period.until : now;

/** The yearly review of a statement: done while its newest version is younger than that. */
export const reviewField = (review_due_at: string | null, now: Date): CheckedField => ({
  field: 'review',
  filled: review_due_at !== null && now.getTime() < Date.parse(review_due_at),
  who: 'dpo',
  due_at: review_due_at,
});
