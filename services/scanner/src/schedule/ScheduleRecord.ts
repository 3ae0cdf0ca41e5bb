import type { Types } from 'mongoose';
import type { ScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';

/** When a website is scanned by itself, as it is stored. */
export interface ScheduleRecord extends Omit<ScanSchedule, 'next_run_at' | 'etag'> {
  _id: Types.ObjectId;
  application_id: string;
  organization_id: string;
  /** Null while it is switched off. */
  next_run_at: Date | null;
  updated_at: Date;
  /** Counts changes that people save. */
  revision?: number;
}
