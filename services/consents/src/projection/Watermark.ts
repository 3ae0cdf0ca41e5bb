import type { OpenDays } from './openDays';

/** How far a website's ledger is counted (collection `projection_watermarks`). */
export interface Watermark {
  /** Application id. */
  _id: string;
  applied_seq: number;
  /** Absent before the first records, and of websites that only earlier versions counted. */
  open?: OpenDays;
}
