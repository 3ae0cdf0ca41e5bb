import type { Types } from 'mongoose';
import type { BINDER_STATES, BinderLanguages } from '@yinyom/contracts/papers/binders';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';

/** A file of a binder, kept in encrypted pieces. */
export interface KeptFile {
  name: string;
  /** Names the pieces: another try of the same step writes others. */
  generation: string;
  bytes: number;
  sha256: string;
}

/** What a binder is about. */
export interface BinderOrder {
  /** Days in Asia/Bangkok, both included. */
  from: string;
  until: string;
  applications: string[] | null;
  papers: InspectionPaper[];
  languages: BinderLanguages;
}

/** A binder that is being made or kept (collection `binders`). */
export interface BinderRecord extends BinderOrder {
  _id: Types.ObjectId;
  organization_id: string;
  organization_name: string;
  /** The organization has made-up data: every file says so. */
  sample?: true;
  /** Chosen websites by their names at the order; null: all. */
  websites: { id: string; domain_name: string }[] | null;
  /** The same for the same request; absent once it failed or is not new enough, so that another one can be made. */
  request_key?: string;
  state: (typeof BINDER_STATES)[number];
  failure: string | null;
  /** How often making it broke off without a refusal. */
  failed_tries: number;
  /** The key of its pieces, sealed with DATA_SECRET, and the id of that secret. */
  file_key: string;
  sealed_with: string;
  zip: KeptFile | null;
  /** Files that the manifest names. */
  files: number;
  /** The letter of the regulator that it was made for; absent: none. */
  letter_id?: string;
  made_by: { id: string; name: string };
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}
