import * as z from 'zod/mini';
import { LANGUAGES } from '../constants';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';
import { ofController } from '../ofController';
import { paperActor } from './paperActor';
import { readsPaper } from './paperCall';

/** Notices of a breach that are kept as they were sent. */
export const KEPT_NOTICE_KINDS = ['office_notice', 'persons_notice'] as const;
export type KeptNoticeKind = (typeof KEPT_NOTICE_KINDS)[number];

/** A notice as it was when people recorded that it was sent: an HTML page that nothing changes any more. */
export const keptNotice = z.object({
  id,
  kind: z.enum(KEPT_NOTICE_KINDS),
  language: z.enum(LANGUAGES),
  sha256: z.string(),
  bytes: z.number(),
  kept_at: timestamp,
  kept_by: paperActor,
});
export type KeptNotice = z.output<typeof keptNotice>;

export const listKeptNotices = endpoint({
  ...readsPaper,
  name: 'listKeptNotices',
  path: '/organizations/:id/incidents/:iid/kept-notices',
  summary: 'Notices of a breach as they were sent, with their SHA-256, newest first',
  params: z.object({ id, iid: id }),
  query: ofController({}),
  answer: z.object({ kept_notices: z.array(keptNotice) }),
});

/** As an attachment only. Each download is in the audit log; 404 for a notice of another breach. */
export const getKeptNotice = endpoint({
  ...readsPaper,
  name: 'getKeptNotice',
  path: '/organizations/:id/incidents/:iid/kept-notices/:nid',
  summary: 'A notice as it was sent, as an HTML file',
  params: z.object({ id, iid: id, nid: id }),
  query: ofController({}),
  files: ['application/octet-stream'],
});
