import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, timestamp } from '../fields';
import { ofController } from '../ofController';
import { PAPER_ORDER } from './inspectionPapers';
import { paperActor } from './paperActor';

/** Reviewers of one controller who are invited to papers at the same time. */
export const MAX_PAPER_READERS = 200;

/** A reviewer and the papers that they are invited to; none: the invitation was withdrawn. */
export const paperReader = z.object({
  user_id: z.string(),
  name: z.string(),
  papers: z.array(z.enum(PAPER_ORDER)),
  invited_at: timestamp,
  invited_by: paperActor,
  etag: z.string(),
});
export type PaperReader = z.output<typeof paperReader>;

/** Without a scope: people alone decide who reads papers, and no API key reads one this way. */
const call = {
  service: 'compliance',
  auth: 'bearer',
  params: z.object({ id }),
  resource: 'organization',
} as const;

export const listPaperReaders = endpoint({
  ...call,
  name: 'listPaperReaders',
  method: 'GET',
  path: '/organizations/:id/paper-readers',
  role: ROLES.admin,
  summary: 'Reviewers who are invited to papers of an inspection, and to which',
  query: ofController({}),
  answer: z.object({ paper_readers: z.array(paperReader) }),
});

/**
 * Invites a reviewer to papers; none withdraws the invitation. If-Match names what was seen, `"0"` where there was no invitation, or one
 * that was withdrawn. 422 `user_id` for a person who is not an active reviewer of the organization; 409 `paper_full` for one more than
 * `MAX_PAPER_READERS` reviewers with papers.
 */
export const savePaperReader = endpoint({
  ...call,
  name: 'savePaperReader',
  method: 'PUT',
  path: '/organizations/:id/paper-readers',
  role: ROLES.admin,
  summary: 'Invites a reviewer to papers, or withdraws the invitation',
  query: ofController({}),
  body: z.strictObject({
    user_id: id,
    papers: z.array(z.enum(PAPER_ORDER)).check(z.maxLength(PAPER_ORDER.length, 'out_of_range')),
  }),
  ifMatch: 'required',
  answer: paperReader,
});

/** Of an Admin or an officer all papers; of a reviewer those of the invitation. */
export const listReadablePapers = endpoint({
  ...call,
  name: 'listReadablePapers',
  method: 'GET',
  path: '/organizations/:id/readable-papers',
  role: ROLES.reviewer,
  flag: 'dpo',
  summary: 'Papers of an inspection that the caller may read',
  query: ofController({}),
  answer: z.object({ papers: z.array(z.enum(PAPER_ORDER)) }),
});

/**
 * About the last twelve months. For a person of some websites a paper about websites has these alone, at most `MAX_PAPER_WEBSITES` and
 * how many there are. 404 for a paper that the caller is not invited to; 503 with Retry-After while it is being drawn, 429 while three of
 * the caller's are drawn or wait.
 */
export const getReadablePaperPdf = endpoint({
  ...call,
  name: 'getReadablePaperPdf',
  method: 'GET',
  path: '/organizations/:id/readable-paper.pdf',
  role: ROLES.reviewer,
  flag: 'dpo',
  summary: 'One paper of an inspection as a PDF',
  query: ofController({ paper: z.enum(PAPER_ORDER), language: z.optional(lang) }),
  files: ['application/pdf'],
});
