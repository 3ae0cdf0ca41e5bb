import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { createInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { problemCodes } from '@yinyom/mfe-kit';

/** One question in the form; the key stays while others are added and removed. */
export interface QuestionValues {
  key: number;
  question: string;
  inspection_papers: InspectionPaper[];
  remark: string;
}

export interface LetterValues {
  letter_from: string;
  letter_number: string;
  /** YYYY-MM-DD in Asia/Bangkok; empty: not entered. */
  letter_date: string;
  due_date: string;
  period_from: string;
  period_until: string;
  questions: QuestionValues[];
}

export const emptyQuestion = (key: number): QuestionValues => ({
  key,
  question: '',
  inspection_papers: [],
  remark: '',
});

/** @param letter null: a new one */
export const letterValues = (letter: InspectionLetter | null): LetterValues => ({
  letter_from: letter?.letter_from ?? '',
  letter_number: letter?.letter_number ?? '',
  letter_date: letter?.letter_date ?? '',
  due_date: letter?.due_date ?? '',
  period_from: letter?.period_from ?? '',
  period_until: letter?.period_until ?? '',
  questions: letter?.questions.map((question, key) => ({ ...question, key })) ?? [emptyQuestion(0)],
});

export const letterBody = (values: LetterValues): BodyInputOf<typeof createInspectionLetter> => ({
  ...values,
  period_from: values.period_from || null,
  period_until: values.period_until || null,
  questions: values.questions.map(({ key: _key, ...question }) => question),
});

/** Every wrong field of the form with the code of its message; of a question `questions.2.question`. */
export const letterProblems = (values: LetterValues): Record<string, string> => ({
  ...problemCodes(createInspectionLetter.body!, letterBody(values), (path) => path),
  ...(values.letter_date === '' && { letter_date: 'required' }),
  ...(values.due_date === '' && { due_date: 'required' }),
});
