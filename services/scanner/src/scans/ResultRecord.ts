import type { Types } from 'mongoose';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import type { FoundItem, ScanOutcome } from '../engine/ScanOutcome';

/** What a scan found: first as its worker saw it, then with categories, violations and differences. */
export interface ResultRecord {
  _id: Types.ObjectId;
  application_id: string;
  state: ScanOutcome['state'];
  reason: string | null;
  found: FoundItem[];
  pages: ScanOutcome['pages'];
  refused: ScanOutcome['refused'];
  banner: ScanDetail['banner'];
  browser: string | null;
  ended_at: Date;
  /** Null until the result is taken over. */
  findings: Pick<ScanDetail, 'items' | 'violations_list' | 'diff'> | null;
  expires_at: Date;
}
