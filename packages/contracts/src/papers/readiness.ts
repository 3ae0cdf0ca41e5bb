import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { date, id, timestamp } from '../fields';
import { paperReadiness } from './inspectionPapers';
import { ofController } from '../ofController';
import { readsPaper } from './paperCall';

/**
 * How far they are now, or, with the first and last day of a period in Asia/Bangkok, how far what a binder of it prints is. Papers of which this installation knows
 * nothing yet are left out, not shown as empty.
 */
export const getReadiness = endpoint({
  ...readsPaper,
  name: 'getReadiness',
  path: '/organizations/:id/readiness',
  summary: 'How far each paper of an inspection is, and what is missing in it',
  params: z.object({ id }),
  query: ofController({ from: z.optional(date), until: z.optional(date) }),
  answer: z.object({
    organization_id: id,
    checked_at: timestamp,
    inspection_papers: z.array(paperReadiness),
  }),
});
