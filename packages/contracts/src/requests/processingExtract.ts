import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { readsRequest } from './requestCall';

/** Characters of the activities that a letter lists; a request holds 20 letters in one document. */
export const MAX_EXTRACT_CHARACTERS = 100_000;

/** Most activities that a letter leaves out: more than a record holds. */
const MAX_LEFT_OUT = 300;

/** Activities that have nothing to do with the person: a letter leaves them out and says so. */
export const leftOutActivities = z.array(id).check(
  z.maxLength(MAX_LEFT_OUT, 'too_long'),
  z.refine((given) => new Set(given).size === given.length, 'invalid_value'),
);

/** Which items of the record a letter lists: `all`, also those that are not stated, or those that are `stated`. */
export const processingItems = z._default(z.enum(['all', 'stated']), 'all');
export type ProcessingItems = z.output<typeof processingItems>;

/** What a letter says of the record of processing: the same that goes with an answer to a request for access. */
export const getRequestProcessingExtract = endpoint({
  ...readsRequest,
  name: 'getRequestProcessingExtract',
  path: '/requests/:id/processing-extract',
  summary:
    'What the record of processing says as it goes with an answer, in one language; a key needs `papers:read`, too',
  params: z.object({ id }),
  query: z.strictObject({
    language: z.optional(lang),
    /** Ids of activities to leave out, with commas. */
    without: z.optional(
      z.pipe(
        z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_LEFT_OUT * 25, 'too_long')),
        z.pipe(
          z.transform((given: string) => given.split(',')),
          leftOutActivities,
        ),
      ),
    ),
    processing_items: processingItems,
  }),
  answer: z.object({
    /** Paragraphs of the letter. An item without an answer says “not stated”, or is left out. */
    paragraphs: z.array(z.string()),
    /** Activities of the controller's record, and how many of them the paragraphs describe. */
    total: z.number(),
    listed: z.number(),
    /** Items of the activities that are not left out for which the record states nothing. */
    not_stated: z.number(),
    /** All of them, those that are left out, too. */
    activities: z.array(z.object({ id, name: z.string(), left_out: z.boolean() })),
  }),
});
