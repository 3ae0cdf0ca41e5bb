import type { Types } from 'mongoose';
import type { PolicyAnswers, PolicyBlockName } from '@yinyom/contracts/websites/policy';

/** The answers that an owner works on. */
export interface PolicyDraftRecord {
  _id: Types.ObjectId;
  application_id: string;
  answers: PolicyAnswers;
  /** Counts changes; the ETag of the draft. */
  revision: number;
  updated_by: string;
  updated_at: Date;
}

/** A published policy: evidence, never changed and never deleted. */
export interface PolicyVersionRecord {
  _id: Types.ObjectId;
  application_id: string;
  version: number;
  answers: PolicyAnswers;
  /** The canonical text of each language, exactly as it was hashed. */
  documents: Record<string, string>;
  policy_sha256: Record<string, string>;
  diff: PolicyBlockName[];
  note?: string;
  published_by: string;
  published_at: Date;
}
