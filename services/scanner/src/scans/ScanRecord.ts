import type { Types } from 'mongoose';
import type { Telling } from '@yinyom/service-kit/outbox/KeptEvent';
import type { Scan } from '@yinyom/contracts/scanner/scan';
import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';

/** A scan as it is stored. */
export interface ScanRecord extends Telling {
  _id: Types.ObjectId;
  application_id: string;
  organization_id: string;
  /** The application while the scan is alive, then its own id; unique, so a website has one scan at a time. */
  active_key: string;
  /** Registrable domain that is visited. While a worker is on it nobody else is; see `target_key`. */
  target: string;
  /** The target while a worker visits it, else the scan's own id; unique. */
  target_key: string;
  status: Scan['status'];
  requested_by: Scan['requested_by'];
  passes: ScanPass[];
  start_urls: string[];
  include_subdomains: boolean;
  max_pages: number;
  /** The owner chose where to start: what is not seen then is not gone. */
  narrowed: boolean;
  pages_done: number;
  pages_total: number | null;
  cookies_found: number;
  new: number;
  removed: number;
  changed: number;
  violations: number;
  errors_met: Scan['errors'];
  reason: string | null;
  /** Who works on it: a new id for every try, so that a worker that was thought lost cannot write any more. */
  run: { id: string; heard_at: Date } | null;
  tries: number;
  cancel_requested: boolean;
  /** The worker is done; the result waits to be taken over. */
  delivering: boolean;
  /** The mail about its end is on its way, or was not needed. */
  reported: boolean;
  /** Counts what watchers can see; the ETag. */
  revision: number;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  /** Leak watch is on: with it the worker closes what it finds published. */
  leak_key?: string;
  /** When it is removed by itself. */
  expires_at: Date;
}

/** A scan on its first day: nothing is found, and no worker has begun. */
export const UNDONE = {
  pages_done: 0,
  pages_total: null,
  cookies_found: 0,
  new: 0,
  removed: 0,
  changed: 0,
  violations: 0,
  errors_met: [],
  reason: null,
  run: null,
  tries: 0,
  cancel_requested: false,
  delivering: false,
  reported: false,
  revision: 1,
  started_at: null,
  finished_at: null,
} satisfies Partial<ScanRecord>;
