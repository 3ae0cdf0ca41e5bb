import type { Types } from 'mongoose';
import type { PublicationOutcome, PublicationState } from '@yinyom/contracts/groups/groupPublication';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import type { GivenVersion } from '../inheritance/WebsiteContent';

/** A finding of the check before publishing, as a plan keeps it. */
export interface PlannedFinding {
  code: string;
  severity: 'error' | 'warning';
  field?: string;
}

/** A plan of a publication of a group, and what became of it. */
export interface GroupPublicationRecord {
  _id: Types.ObjectId;
  organization_id: string;
  organization_name: string;
  group_id: string;
  group_name: string;
  /** From the top down to the group itself. */
  group_path: string[];
  state: PublicationState;
  /** What the group gives in it, decided when it was planned. */
  given: GivenVersion;
  /** Revision of the group whose draft that was. */
  draft_revision: number;
  /** Names everything that the plan depends on. */
  inputs: string;
  plan_hash?: string;
  include_unpublished: boolean;
  note?: string;
  /** Who planned it; who confirmed it, from then on. */
  by: { id: string; kind: 'user' | 'api_key'; name?: string; user_id: string };
  cancel_asked: boolean;
  total: number;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  expires_at: Date;
}

/** A website in it. */
export interface PublicationRowRecord {
  _id: Types.ObjectId;
  publication_id: string;
  application_id: string;
  domain_name: string;
  group_path: string[];
  outcome: PublicationOutcome;
  sections: SectionName[];
  settings: string[];
  policy: boolean;
  findings: PlannedFinding[];
  own_changes: boolean;
  asks_again: boolean;
  decided: number | null;
  version: number | null;
  /** Of the website and its draft when it was planned: what changed since is left out. */
  revision: number;
  draft_revision: number;
  /** Its turn is over. */
  done: boolean;
  expires_at: Date;
}
