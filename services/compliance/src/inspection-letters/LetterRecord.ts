import type { Types } from 'mongoose';
import type {
  InspectionLetter,
  LetterQuestion,
  LetterState,
} from '@yinyom/contracts/papers/inspectionLetter';
import type { CoverText } from './coverText';

export const COVER_LANGUAGES = ['th', 'en'] as const;
export type CoverLanguage = (typeof COVER_LANGUAGES)[number];

/** An answer as it is stored: with both cover letters as they were then. */
export interface StoredAnswer extends Omit<InspectionLetter['letter_answers'][number], 'at'> {
  at: string;
  covers: Record<CoverLanguage, CoverText>;
}

/** What is sealed of a letter: everything that says what it is about. */
export interface LetterContent {
  letter_from: string;
  letter_number: string;
  letter_date: string;
  period_from: string | null;
  period_until: string | null;
  questions: LetterQuestion[];
  answers: StoredAnswer[];
}

/** A letter of a regulator. Its clock is in clear, because reminders need it. */
export interface LetterRecord {
  _id: Types.ObjectId;
  organization_id: string;
  state: LetterState;
  /** Answered or withdrawn: its clock has stopped. */
  closed: boolean;
  /** YYYY-MM-DD in Asia/Bangkok. */
  due_date: string;
  /** `LetterContent` as JSON. */
  content: string;
  sealed_with: string;
  /** Made up for a demonstration. */
  sample: boolean;
  created_at: Date;
  created_by: { id: string; name: string };
  updated_at: Date;
  revision: number;
}
