import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, line, list, optionalText, pageQuery } from '../fields';
import {
  inspectionLetter,
  LETTER_BODY_LIMIT,
  LETTER_STATES,
  letterDay,
  letterFields,
  listedLetter,
} from './inspectionLetter';
import { ofController } from '../ofController';
import { paperCall } from './paperCall';

/** Letters of a regulator are for Admins and people with the flag `dpo`; no key reads or writes them. */
const one = z.object({ id, lid: id });
const changed = <T extends z.core.$ZodType>(field: z.ZodMiniDefault<T>) => z.optional(field.def.innerType);

export const listInspectionLetters = endpoint({
  ...paperCall,
  name: 'listInspectionLetters',
  method: 'GET',
  path: '/organizations/:id/inspection-letters',
  summary: 'Letters of the regulator, those that are due first before all that were answered',
  params: z.object({ id }),
  query: ofController({ ...pageQuery }),
  answer: list(listedLetter),
});

/** 422 date_range_invalid where a day lies before the one it follows; 409 paper_full. */
export const createInspectionLetter = endpoint({
  ...paperCall,
  name: 'createInspectionLetter',
  method: 'POST',
  path: '/organizations/:id/inspection-letters',
  summary: 'Enters a letter of the regulator with its questions',
  params: z.object({ id }),
  query: ofController({}),
  body: z.strictObject(letterFields),
  bodyLimit: LETTER_BODY_LIMIT,
  status: 201,
  readAt: '/organizations/:id/inspection-letters/:lid?controller',
  answer: inspectionLetter,
});

export const getInspectionLetter = endpoint({
  ...paperCall,
  name: 'getInspectionLetter',
  method: 'GET',
  path: '/organizations/:id/inspection-letters/:lid',
  summary: 'One letter of the regulator, whole',
  params: one,
  query: ofController({}),
  answer: inspectionLetter,
});

/** 409 letter_closed: an answered letter is opened again first. */
export const updateInspectionLetter = endpoint({
  ...paperCall,
  name: 'updateInspectionLetter',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/inspection-letters/:lid',
  summary: 'Corrects a letter, links its questions to papers, or moves it to another state',
  params: one,
  query: ofController({}),
  body: z.strictObject({
    letter_from: z.optional(letterFields.letter_from),
    letter_number: z.optional(letterFields.letter_number),
    letter_date: z.optional(letterFields.letter_date),
    due_date: z.optional(letterFields.due_date),
    period_from: changed(letterFields.period_from),
    period_until: changed(letterFields.period_until),
    questions: z.optional(letterFields.questions),
    cover_gaps: changed(letterFields.cover_gaps),
    /** `answered` is reached by its own call. */
    letter_state: z.optional(z.enum(LETTER_STATES.filter((state) => state !== 'answered'))),
  }),
  bodyLimit: LETTER_BODY_LIMIT,
  answer: inspectionLetter,
});

/** Stores both cover letters as they are now, with their hashes. 404 for a binder that was not made for the letter, or is not ready. */
export const answerInspectionLetter = endpoint({
  ...paperCall,
  name: 'answerInspectionLetter',
  ifMatch: 'required',
  method: 'POST',
  path: '/organizations/:id/inspection-letters/:lid/answer',
  summary: 'Records under which reference and on which day a letter was answered',
  params: one,
  query: ofController({}),
  body: z.strictObject({
    /** Number of the own letter. */
    reference: line(200),
    answered_on: letterDay,
    remark: z._default(optionalText(2_000), ''),
    /** The binder that is sent with it: both cover letters name its file and its SHA-256. */
    binder_id: z._default(z.nullable(id), null),
  }),
  answer: inspectionLetter,
});

/** Of an answered letter: the one that was stored then. */
export const getCoverLetterPdf = endpoint({
  ...paperCall,
  name: 'getCoverLetterPdf',
  method: 'GET',
  path: '/organizations/:id/inspection-letters/:lid/cover-letter.pdf',
  summary: 'The cover letter of the answer, drafted: which paper answers which question',
  params: one,
  query: ofController({ language: z._default(z.enum(['th', 'en']), 'th') }),
  files: ['application/pdf'],
});
