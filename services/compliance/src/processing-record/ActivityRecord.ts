import type { Types } from 'mongoose';
import type { L10n } from '@yinyom/contracts/fields';
import type { PaperFact, ProcessingActivity, WrittenItems } from '@yinyom/contracts/papers/activity';
import type { PaperItem, PaperRole } from '@yinyom/contracts/papers/paperItems';
import type { StatedForm } from './formFacts';

/** What the platform knows, by item. */
export type FactsByItem = Partial<Record<PaperItem, PaperFact[]>>;
export interface KnownFacts {
  facts: FactsByItem;
  /** For people who fill in an item; no document prints them as an answer. */
  hints: FactsByItem;
}

/** One version of an activity. No version is ever changed: a save adds the next one. */
export interface ActivityRecord extends KnownFacts {
  _id: Types.ObjectId;
  /** The same for all versions of an activity. */
  activity_id: string;
  organization_id: string;
  role: PaperRole;
  /** What the platform made it for; null: people added it. */
  generated: string | null;
  name: L10n;
  written: WrittenItems;
  legal_basis: ProcessingActivity['legal_basis'];
  sensitive: boolean | null;
  cross_border: ProcessingActivity['cross_border'];
  applications: string[];
  /** Forms of scans that people accepted; absent in versions that were saved before there were any. */
  found_forms?: StatedForm[];
  ended: boolean;
  version: number;
  saved_at: Date;
  saved_by: ProcessingActivity['saved_by'];
  /** When people looked through it; null: never. */
  reviewed_at: Date | null;
  review_every_months: number;
  /** When its first version was saved: the first review counts from it. */
  begun_at: Date;
}
export type ActivityDraft = Omit<ActivityRecord, '_id'>;
