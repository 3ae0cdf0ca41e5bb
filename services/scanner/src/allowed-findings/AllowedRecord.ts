import type { Types } from 'mongoose';
import type { AllowedFinding } from '@yinyom/contracts/scanner/allowedFinding';

/** A finding that an owner has allowed, as it is stored. */
export interface AllowedRecord extends Omit<AllowedFinding, 'allowed_at'> {
  _id: Types.ObjectId;
  application_id: string;
  organization_id: string;
  allowed_at: Date;
}
