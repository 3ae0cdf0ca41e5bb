import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { date, id, timestamp } from '../fields';
import { PAPER_ORDER, paperReadiness } from './inspectionPapers';
import { ofController } from '../ofController';
import { readsPaper } from './paperCall';

/** Names of papers with commas between them. */
const papersAsked = z.pipe(
  z.string().check(z.maxLength(200, 'too_long')),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(','))]),
    z.array(z.enum(PAPER_ORDER)),
  ),
);

/**
 * How far they are now, or, with the first and last day of a period in Asia/Bangkok, how far what a binder of it prints is. Papers of which this installation knows
 * nothing yet are left out, not shown as empty. With `papers` only these are counted.
 */
export const getReadiness = endpoint({
  ...readsPaper,
  name: 'getReadiness',
  path: '/organizations/:id/readiness',
  summary: 'How far each paper of an inspection is, and what is missing in it',
  params: z.object({ id }),
  query: ofController({
    from: z.optional(date),
    until: z.optional(date),
    papers: z.optional(papersAsked),
  }),
  answer: z.object({
    organization_id: id,
    checked_at: timestamp,
    inspection_papers: z.array(paperReadiness),
  }),
});
