import type { Types } from 'mongoose';
import type { AgreementContent, AgreementFact, ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';

/** What the platform knows of a processor's work. */
export interface AgreementKnown {
  facts: AgreementFact[];
  safeguards: ProcessorAgreement['safeguards'];
}

/** What was fixed when a paper was sent: texts and facts of that day, and its file. */
export interface SentPaper extends AgreementKnown {
  at: Date;
  file_id: string;
  sha256: string;
  words_version: string;
  words_date: string;
}

export interface StoredEntry {
  at: Date;
  by: PaperActor;
  happened: ProcessorAgreement['history'][number]['happened'];
  fields: string[];
  sha256: string | null;
  remark: string;
}

/** An agreement with a processor. Days are those of Bangkok, YYYY-MM-DD. */
export interface AgreementRecord {
  _id: Types.ObjectId;
  organization_id: string;
  state: ProcessorAgreement['state'];
  content: AgreementContent;
  /** Of `content`, for order and queries. */
  processor_name: string;
  review_at: string | null;
  /** Null while it is a draft. */
  sent: SentPaper | null;
  /** It was sent once, also where it is a draft again. */
  was_sent: boolean;
  signed_on: string | null;
  ended_on: string | null;
  /** Oldest first; only grows. */
  history: StoredEntry[];
  created_at: Date;
  updated_at: Date;
  revision: number;
}
export type AgreementChange = Partial<
  Pick<AgreementRecord, 'state' | 'content' | 'sent' | 'was_sent' | 'signed_on' | 'ended_on'>
>;
