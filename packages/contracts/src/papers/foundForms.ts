import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, l10n, timestamp } from '../fields';
import { ofController } from '../ofController';
import { acceptedForm, formKey } from './acceptedForm';
import { paperActor } from './paperActor';
import { paperCall } from './paperCall';

/** `dismissed`: it belongs into no activity. */
export const FORM_VERDICTS = ['dismissed'] as const;

/** Forms in one answer, open ones first, and pages of one of them; the numbers of all are in `left_off` and `pages_total`. */
export const MAX_FOUND_FORMS = 300;
export const MAX_FORM_PAGES = 20;
/** Websites that an answer names because their scans could not be read. */
export const MAX_UNREAD_WEBSITES = 20;

/** What a scan with leak watch found of a form, and what people said of it. Pages whose forms ask for the same are one. */
export const foundForm = z.object({
  ...formKey.def.shape,
  /** Domain of the website. */
  website: z.string(),
  /** Addresses of pages that have it; values in them are crossed out. */
  form_pages: z.array(z.string()),
  pages_total: z.number(),
  /** On how many of these pages the form has neither a privacy notice nor a request for consent. */
  pages_without_notice: z.number(),
  /** On every one of these pages. */
  encrypted: z.boolean(),
  /** Companies whose scripts record what is typed. */
  readers: z.array(z.string()),
  /** The latest scan of the website found it. */
  present: z.boolean(),
  /**
   * When that scan ended; null: leak watch of the website is off, no scan has looked yet, or the scans could not be read (`scans_unread`).
   */
  scanned_at: z.nullable(timestamp),
  /** The scans of its website could not be read now: whether they find the form is not known. */
  scans_unread: z.boolean(),
  /** Activities that state it, with the data that people accepted. */
  stated_in: z.array(z.object({ id, name: l10n, ...acceptedForm.def.shape })),
  verdict: z.nullable(z.enum(FORM_VERDICTS)),
  decided_at: z.nullable(timestamp),
  decided_by: z.nullable(paperActor),
  etag: z.string(),
});
export type FoundForm = z.output<typeof foundForm>;

/** Found by the latest scan, in no activity and not dismissed: a person has to decide on it. Pure. */
export const isOpenForm = ({
  present,
  verdict,
  stated_in,
}: Pick<FoundForm, 'present' | 'verdict' | 'stated_in'>): boolean =>
  present && verdict === null && stated_in.length === 0;

export const foundForms = z.object({
  found_forms: z.array(foundForm),
  /** How many are to be decided on: see `isOpenForm`. */
  open: z.number(),
  /** What is beyond the longest list. */
  left_off: z.number(),
  /** Websites of the controller, and how many of them a scan with leak watch has looked at. */
  websites_total: z.number(),
  websites_scanned: z.number(),
  /** Websites whose scans could not be read now, and the names of the first ones: their forms that no person decided on are missing. */
  websites_unread: z.number(),
  unread_websites: z.array(z.string()),
  /** No scan could be read now: the list has only what people decided on. */
  scanner_unavailable: z.boolean(),
});
export type FoundForms = z.output<typeof foundForms>;

const common = {
  ...paperCall,
  params: z.object({ id }),
  path: '/organizations/:id/foundForms',
  query: ofController({}),
} as const;

/** Accepted forms are saved with an activity (`found_forms`). An API key also needs `scans:read`. */
export const listFoundForms = endpoint({
  ...common,
  name: 'listFoundForms',
  method: 'GET',
  scope: 'papers:read',
  summary: 'Forms that scans found, as proposals for the record of processing',
  answer: foundForms,
});

/** `verdict` null undoes it. 404 for a form that is neither found nor decided on. An API key also needs `scans:read`. */
export const decideFoundForm = endpoint({
  ...common,
  name: 'decideFoundForm',
  method: 'PUT',
  ifMatch: 'required',
  scope: 'papers:write',
  summary: 'Says that a form that scans found belongs into no activity',
  body: z.strictObject({ ...formKey.def.shape, verdict: z.nullable(z.enum(FORM_VERDICTS)) }),
  answer: foundForm,
});
