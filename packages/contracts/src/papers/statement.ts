import * as z from 'zod/mini';
import { date, timestamp } from '../fields';
import { isDay } from '../time/bangkokDay';
import { paperActor } from './paperActor';

/** Papers that are one statement of the organization; each save is a version of it, and none is ever changed. */
export const STATEMENT_PAPERS = ['officer', 'transfers', 'security'] as const;
export type StatementPaper = (typeof STATEMENT_PAPERS)[number];

export const MAX_STATEMENT_VERSIONS = 500;
/** Months after which a statement has to be looked through again. */
export const STATEMENT_REVIEW_MONTHS = 12;

/** A day of the calendar; null: not stated. */
export const statedDay = z._default(
  z.nullable(date.check(z.refine((value) => isDay(value), { error: 'date_invalid' }))),
  null,
);

/** What a save says besides the statement: whether all of it was looked through, from which the next review counts. The first save is one. */
export const reviewOfSave = { counts_as_review: z._default(z.boolean(), true) };

/** Which version it is, who saved it, and until when it is to be reviewed. */
export const statementVersion = {
  /** 0: nothing was saved yet. */
  version: z.number(),
  saved_at: z.nullable(timestamp),
  saved_by: z.nullable(paperActor),
  review_due_at: z.nullable(timestamp),
};
