import type { Types } from 'mongoose';
import type { BannerScore } from '@yinyom/contracts/scanner/finding';
import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import type { FoundFinding } from '../engine/findings/FoundFinding';
import type { FoundItem, ScanOutcome } from '../engine/ScanOutcome';

/** What a scan found: first as its worker saw it, then with categories, violations and differences. */
export interface ResultRecord {
  _id: Types.ObjectId;
  application_id: string;
  state: ScanOutcome['state'];
  reason: string | null;
  found: FoundItem[];
  /** Besides items; not in results before 2026-11-26. */
  detected?: FoundFinding[];
  pages: ScanOutcome['pages'];
  refused: ScanOutcome['refused'];
  banner: ScanDetail['banner'];
  /** Not in results before 2026-11-26. */
  banner_score?: BannerScore | null;
  browser: string | null;
  /** Not in results before 2026-11-29. */
  missed?: ScanOutcome['missed'];
  slowness?: number;
  ended_at: Date;
  /** Null until the result is taken over. */
  findings: Pick<ScanDetail, 'items' | 'violations_list' | 'diff' | 'findings'> | null;
  expires_at: Date;
}
