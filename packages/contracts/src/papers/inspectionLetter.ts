import * as z from 'zod/mini';
import { id, line, optionalText, text, timestamp } from '../fields';
import { isDay } from '../time/bangkokDay';
import { PAPER_ORDER } from './inspectionPapers';

export const LETTER_STATES = ['received', 'preparing', 'answered', 'withdrawn'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** What may follow. An answered letter is opened again where the regulator asks further; its earlier answers stay. */
const NEXT: Record<LetterState, readonly LetterState[]> = {
  received: ['preparing', 'answered', 'withdrawn'],
  preparing: ['answered', 'withdrawn'],
  answered: ['preparing'],
  withdrawn: ['preparing'],
};
export const mayFollowLetter = (from: LetterState, to: LetterState): boolean => NEXT[from].includes(to);
/** Whether the clock of a letter runs. */
export const isOpenLetter = (state: LetterState): boolean => state === 'received' || state === 'preparing';

export const MAX_LETTER_QUESTIONS = 40;
/** Letters that an organization can have. */
export const MAX_INSPECTION_LETTERS = 500;
/** Answers of one letter: it may be opened again. */
export const MAX_LETTER_ANSWERS = 10;
/** A letter as it is sent, in bytes: 40 questions in Thai letters. */
export const LETTER_BODY_LIMIT = 400 * 1024;
/** Days before the end at which an alert is raised. */
export const LETTER_DUE_SOON_DAYS = 7;

/** A day of the calendar, YYYY-MM-DD in Asia/Bangkok. */
export const letterDay = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_invalid'), z.refine(isDay, 'date_invalid'));

/** One question of a letter, in the words of the letter, and the papers that answer it. */
export const letterQuestion = z.strictObject({
  question: text(1_500),
  inspection_papers: z._default(
    z.array(z.enum(PAPER_ORDER)).check(z.maxLength(PAPER_ORDER.length, 'too_long')),
    [],
  ),
  /** What the organization says besides; the cover letter prints it as its own words. */
  remark: z._default(optionalText(1_000), ''),
});
export type LetterQuestion = z.output<typeof letterQuestion>;

/** What people enter of a letter. */
export const letterFields = {
  /** Who wrote it. */
  letter_from: line(300),
  /** Number of the regulator. */
  letter_number: line(100),
  letter_date: letterDay,
  /** The last day for the answer. */
  due_date: letterDay,
  /** What time the letter asks about; null: it names none. */
  period_from: z._default(z.nullable(letterDay), null),
  period_until: z._default(z.nullable(letterDay), null),
  questions: z
    .array(letterQuestion)
    .check(z.minLength(1, 'required'), z.maxLength(MAX_LETTER_QUESTIONS, 'too_long')),
  /** Whether the cover letter names what the papers do not state. People see it in the console in any case. */
  cover_gaps: z._default(z.boolean(), false),
} as const;

const by = z.object({ id: z.string(), name: z.string() });

/** A binder that went with an answer, as it was then: it is deleted after some days, what names it stays. */
const sentBinder = z.object({ id, file_name: z.string(), ready_at: timestamp, sha256: z.string() });
export type SentBinder = z.output<typeof sentBinder>;

/** What was said in answer, and under which reference. Both cover letters are stored as they were then. */
export const letterAnswer = z.object({
  reference: z.string(),
  answered_on: z.string(),
  remark: z.string(),
  /** The binder that was sent with it; null: none. */
  sent_binder: z.nullable(sentBinder),
  /** SHA-256 of the text of the cover letter, by language. */
  cover_sha256: z.object({ th: z.string(), en: z.string() }),
  words_version: z.string(),
  words_date: z.string(),
  at: timestamp,
  by,
});

/** One letter of a regulator. */
export const inspectionLetter = z.object({
  id,
  organization_id: id,
  letter_state: z.enum(LETTER_STATES),
  letter_from: z.string(),
  letter_number: z.string(),
  letter_date: z.string(),
  due_date: z.string(),
  /** The end of that day in Bangkok. */
  due_at: timestamp,
  period_from: z.nullable(z.string()),
  period_until: z.nullable(z.string()),
  questions: z.array(
    z.object({
      question: z.string(),
      inspection_papers: z.array(z.enum(PAPER_ORDER)),
      remark: z.string(),
    }),
  ),
  cover_gaps: z.boolean(),
  /** The newest last. */
  letter_answers: z.array(letterAnswer),
  /** Made up for a demonstration. */
  sample: z.boolean(),
  created_at: timestamp,
  created_by: by,
  updated_at: timestamp,
  etag: z.string(),
});
export type InspectionLetter = z.output<typeof inspectionLetter>;

/** A letter as lists show it. */
export const listedLetter = z.object({
  id,
  letter_state: z.enum(LETTER_STATES),
  letter_from: z.string(),
  letter_number: z.string(),
  letter_date: z.string(),
  due_date: z.string(),
  due_at: timestamp,
  questions_total: z.number(),
  /** Questions with neither a paper nor a statement. */
  questions_open: z.number(),
  sample: z.boolean(),
});
export type ListedLetter = z.output<typeof listedLetter>;

/** Whether a question has neither a paper nor a statement. */
export const isOpenQuestion = ({
  inspection_papers: papers,
  remark,
}: Pick<LetterQuestion, 'inspection_papers' | 'remark'>): boolean =>
  papers.length === 0 && remark.trim() === '';

/** Papers that answer a letter, in the order of the binder. */
export const papersOfLetter = (questions: readonly Pick<LetterQuestion, 'inspection_papers'>[]) =>
  PAPER_ORDER.filter((paper) => questions.some(({ inspection_papers }) => inspection_papers.includes(paper)));

/** Where the binder with the papers of a letter is made, preselected, with the way back to the letter. Without a language prefix. */
export const binderPath = ({
  id: letter,
  questions,
  period_from,
  period_until,
}: Pick<InspectionLetter, 'id' | 'questions' | 'period_from' | 'period_until'>): string => {
  const query = new URLSearchParams();
  const papers = papersOfLetter(questions);
  if (papers.length > 0) query.set('papers', papers.join(','));
  if (period_from) query.set('from', period_from);
  if (period_until) query.set('until', period_until);
  query.set('letter', letter);
  return `/compliance/binders?${query.toString()}`;
};
