import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';
import { paperReadiness } from './inspectionPapers';

/** Papers of which this installation knows nothing yet are left out, not shown as empty. */
export const getReadiness = endpoint({
  name: 'getReadiness',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/readiness',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'How far each paper of an inspection is, and what is missing in it',
  params: z.object({ id }),
  answer: z.object({
    organization_id: id,
    checked_at: timestamp,
    inspection_papers: z.array(paperReadiness),
  }),
  resource: 'organization',
});
