import type { ConsentCode } from './consentCode';

/** When something was sent: before a choice, while it was made, after it; or after one for statistics alone. */
export type Moment = 'before' | 'between' | 'after' | 'statistics';

/** What one request told a vendor about the visitor's consent. Nothing else of the request is kept. */
export interface VendorSignal {
  vendor: 'Google' | 'Microsoft';
  host: string;
  /** Google's `gcs` and `gcd` as they were sent; null = the request had none. */
  gcs: string | null;
  gcd: string | null;
  code: ConsentCode | null;
  /** Microsoft's `asc`. */
  asc: 'granted' | 'denied' | null;
}

/** Where and when it was sent. */
export interface SentSignal extends VendorSignal {
  page: string;
  /** Number of the visit: the same page is visited in several passes. */
  visit: number;
  pass: 'none' | 'decline' | 'accept' | null;
  moment: Moment;
  /** The whole visit came after the choice. */
  wholeVisitAfter: boolean;
}
