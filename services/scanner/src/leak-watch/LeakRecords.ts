import type { Types } from 'mongoose';
import type { LeakFinding } from '@yinyom/contracts/scanner/leakFinding';
import type { LeakScan } from '@yinyom/contracts/scanner/leakWatch';

/** Leak watch of a website, as it is stored. It is there only while it is on. */
export interface LeakWatchRecord {
  /** Id of the website. */
  _id: string;
  organization_id: string;
  enabled_by: { id: string; name: string };
  enabled_at: Date;
  /** Its secret under DATA_SECRET: opens what workers close, and makes the marks of values. */
  sealed: string;
  /** With it workers close what they found. */
  public_key: string;
  latest: LeakScan | null;
}

type Dates = 'first_seen' | 'last_seen' | 'removed_at' | 'decided_at' | 'review_at';

/** A finding as it is stored: marks of values, and no value. */
export interface LeakFindingRecord
  extends
    Omit<LeakFinding, 'id' | 'shape' | Dates>,
    Record<'first_seen' | 'last_seen', Date>,
    Record<'removed_at' | 'decided_at' | 'review_at', Date | null> {
  _id: Types.ObjectId;
  application_id: string;
  organization_id: string;
  /** HMAC of the whole address. */
  address_key: string;
  /** HMAC of each value, at most 1,000. */
  marks: string[];
  expires_at: Date;
}

/** What a worker found, closed until the service takes it over. */
export interface LeakBox {
  /** Id of the scan. */
  _id: string;
  box: Buffer;
  expires_at: Date;
}

/** A document that a scan read, so that the same one is not read again (collection `leak_documents`). */
export interface LeakDocument {
  application_id: string;
  /** HMAC of the whole address. */
  address_key: string;
  /** What stands for its bytes and for its version (`documents/documentTokens.ts`). */
  tokens: string[];
  /** Pages without a text layer. */
  picture_pages: number;
  expires_at: Date;
}
