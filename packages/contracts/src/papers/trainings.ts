import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { date, id, line, list, optionalText, pageQuery, timestamp } from '../fields';
import { isDay } from '../time/bangkokDay';
import { paperActor } from './paperActor';
import { signedScan } from './signedScan';
import { statedDay } from './statement';
import { ofController } from '../ofController';
import { paperCall } from './paperCall';

export const TRAINING_KINDS = ['training', 'review'] as const;
export const MAX_TRAININGS = 2_000;

const rowFields = {
  kind: z.enum(TRAINING_KINDS),
  subject: line(200),
  held_on: date.check(z.refine((value) => isDay(value), { error: 'date_invalid' })),
  /** Who took part, in the organization's own words. */
  attendees: z._default(optionalText(2_000), ''),
  /** How many took part; null: not stated. */
  attendee_count: z._default(
    z.nullable(
      z.int('invalid_number').check(z.minimum(0, 'out_of_range'), z.maximum(1_000_000, 'out_of_range')),
    ),
    null,
  ),
  next_due_on: statedDay,
} as const;

/** A training or a review that took place. A row is never changed: a correction is a row that replaces it. */
export const trainingRow = z.object({
  id,
  organization_id: id,
  kind: z.enum(TRAINING_KINDS),
  subject: z.string(),
  held_on: z.string(),
  attendees: z.string(),
  attendee_count: z.nullable(z.number()),
  next_due_on: z.nullable(z.string()),
  replaces: z.nullable(z.string()),
  /** The row that corrects this one; null: it is as it was. */
  replaced_by: z.nullable(z.string()),
  /** Signed lists of this row, newest first. */
  lists: z.array(signedScan),
  entered_at: timestamp,
  entered_by: paperActor,
});
export type TrainingRow = z.output<typeof trainingRow>;

const call = {
  ...paperCall,
  path: '/organizations/:id/trainings',
  params: z.object({ id }),
} as const;

export const listTrainings = endpoint({
  ...call,
  name: 'listTrainings',
  method: 'GET',
  scope: 'papers:read',
  summary: 'Trainings and reviews, the latest day first; corrected rows are in it, too',
  query: ofController({ ...pageQuery }),
  answer: list(trainingRow),
});

export const addTraining = endpoint({
  ...call,
  name: 'addTraining',
  method: 'POST',
  scope: 'papers:write',
  summary: 'Adds a training or a review that took place; with `replaces` it corrects a row',
  query: ofController({}),
  body: z.strictObject({ ...rowFields, replaces: z._default(z.nullable(id), null) }),
  status: 201,
  answer: trainingRow,
});
