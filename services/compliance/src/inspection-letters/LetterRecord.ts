import type { Types } from 'mongoose';
import type {
  InspectionLetter,
  LetterQuestion,
  LetterState,
} from '@yinyom/contracts/papers/inspectionLetter';
import type { CoverText } from './coverText';

export const COVER_LANGUAGES = ['th', 'en'] as const;
export type CoverLanguage = (typeof COVER_LANGUAGES)[number];

/** Both cover letters of an answer as they were then. */
export type StoredCovers = Record<CoverLanguage, CoverText>;

type Answer = InspectionLetter['letter_answers'][number];

/** What is sealed of a letter: everything that says what it is about. */
export interface LetterContent {
  letter_from: string;
  letter_number: string;
  letter_date: string;
  period_from: string | null;
  period_until: string | null;
  questions: LetterQuestion[];
  /** Whether the cover letter names what the papers do not state; absent: it does not. */
  cover_gaps?: boolean;
  /** Without a binder where an earlier version stored them. */
  answers: (Omit<Answer, 'sent_binder'> & Partial<Pick<Answer, 'sent_binder'>>)[];
}

/** A letter as lists and changes read it. */
export type LetterWithoutCovers = Omit<LetterRecord, 'covers'>;

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
  /** `StoredCovers` of each answer as JSON, sealed; only the cover letter reads them. Absent without an answer. */
  covers?: string;
  sealed_with: string;
  /** Made up for a demonstration. */
  sample: boolean;
  created_at: Date;
  created_by: { id: string; name: string };
  updated_at: Date;
  revision: number;
}
