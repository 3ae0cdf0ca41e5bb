import type { Types } from 'mongoose';
import type { ImportValues } from '@yinyom/contracts/bulk/websiteImport';
import type { BulkActionName, BulkOperation } from '@yinyom/contracts/bulk/bulkOperation';
import type { BulkOutcome, BulkState } from '@yinyom/contracts/bulk/bulkAction';
import type { Orderer } from '@yinyom/service-kit/auth/authorizer';

/** Who ordered it, for rights at each turn and for the audit log. `name` is that of an API key. */
export interface OrderedBy extends Orderer {
  name?: string;
}

/** Something that is done to many websites. */
export interface BulkActionRecord {
  _id: Types.ObjectId;
  organization_id: string;
  action: BulkActionName;
  /** What the action needs; an import has it in its rows. */
  operation: BulkOperation | { action: 'import' };
  state: BulkState;
  by: OrderedBy;
  total: number;
  cancel_asked: boolean;
  created_at: Date;
  begins_at: Date | null;
  continues_at: Date | null;
  expected_by: Date | null;
  finished_at: Date | null;
  expires_at: Date;
}

/** A website in it. */
export interface BulkRowRecord {
  _id: Types.ObjectId;
  bulk_id: string;
  position: number;
  application_id: string | null;
  domain_name: string;
  outcome: BulkOutcome;
  /** Code of a message; null: nothing to say. */
  code: string | null;
  version: number | null;
  /** Of an import: what the row of the file says; absent where a cell is wrong. */
  values?: ImportValues;
  /** Not tried before, where a limit of the day was reached. */
  not_before?: Date;
  /** Its turn is over. */
  done: boolean;
  expires_at: Date;
}

/** What became of a website in its turn. */
export type Ended = Pick<BulkRowRecord, 'outcome' | 'code'> &
  Partial<Pick<BulkRowRecord, 'version' | 'application_id'>>;
/** A website whose turn comes again later. */
export interface Later {
  later: Date;
  code: string;
  /** Whether the others have to wait, too. */
  forAll: boolean;
}
