import type { Types } from 'mongoose';
import type { ConformityResult, HandAnswer } from '@yinyom/contracts/conformity/conformity';

/** Answers by hand about one website and one set; `_id` is `organization:website:set`. */
export interface AnswersRecord {
  _id: string;
  organization_id: string;
  answers: Record<string, HandAnswer>;
  revision: number;
}

/** A result as it was kept. It never changes: later sets, scans and answers say nothing about it. */
export interface ResultRecord {
  _id: Types.ObjectId;
  organization_id: string;
  application_id: string;
  kept_at: Date;
  content: Omit<ConformityResult, 'id'>;
}
