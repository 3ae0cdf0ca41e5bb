import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, lang, timestamp } from '../fields';
import { REJECTION_REASONS, SUBJECT_RIGHTS } from '../requests/rights';
import { processingActivity } from './activity';
import { PAPER_ITEMS } from './paperItems';
import { ofController } from '../ofController';
import { readsPaper } from './paperCall';

/** A request that was rejected, without its person: what section 39 (7) asks for. */
export const refusal = z.object({
  number: z.string(),
  rights: z.array(z.enum(SUBJECT_RIGHTS)),
  /** Sections of these rights. */
  sections: z.array(z.string()),
  reason: z.nullable(z.enum(REJECTION_REASONS)),
  rejected_at: timestamp,
});
export type Refusal = z.output<typeof refusal>;

const heading = z.object({
  item: z.enum(PAPER_ITEMS),
  law: z.string(),
  /** As the law has it, in Thai. */
  heading: z.string(),
});

export const processingRecord = z.object({
  organization_id: id,
  organization_name: z.string(),
  generated_at: timestamp,
  /** Version of the sentences that a paper is made of, and their day. */
  words_version: z.string(),
  words_date: z.string(),
  /** Whether the organization is exempt, by its own answers; null: it did not answer. */
  exempt: z.nullable(z.boolean()),
  /** Section 39: eight items. */
  controller_record: z.object({ headings: z.array(heading), activities: z.array(processingActivity) }),
  /** Section 39 (7), newest first; recorded by exempt organizations, too. */
  refusals: z.object({ total: z.number(), entities: z.array(refusal) }),
  /** Section 40 (3): six items, an activity for each controller that data are processed for. */
  processor_record: z.object({ headings: z.array(heading), activities: z.array(processingActivity) }),
});
export type ProcessingRecord = z.output<typeof processingRecord>;

const call = {
  ...readsPaper,
  params: z.object({ id }),
} as const;

/** Row 31. Members read it, too, without the requests that were rejected: of these they learn the number alone. */
export const getProcessingRecord = endpoint({
  ...call,
  role: ROLES.member,
  name: 'getProcessingRecord',
  path: '/organizations/:id/processingRecord',
  summary: 'The record of processing of sections 39 and 40 (3), as it is now',
  query: ofController({}),
  answer: processingRecord,
});

export const getProcessingRecordPdf = endpoint({
  ...call,
  name: 'getProcessingRecordPdf',
  path: '/organizations/:id/processingRecord.pdf',
  summary: 'The same as a PDF; the headings of the law are in Thai in every language',
  query: ofController({ language: z.optional(lang) }),
  files: ['application/pdf'],
});
