import type { Types } from 'mongoose';
import type { Telling } from '@yinyom/service-kit/outbox/KeptEvent';
import type { CookieSource } from '@yinyom/contracts/constants';
import type { SnapshotCookie } from '@yinyom/notice/snapshot/Snapshot';

/** A cookie of a website as it is stored. */
export interface CookieRecord extends Telling, SnapshotCookie {
  _id: Types.ObjectId;
  application_id: string;
  is_session: boolean;
  source: CookieSource;
  /** When a person took it over from what visitors' browsers had reported. */
  confirmed_at?: Date;
  http_only?: boolean;
  secure?: boolean;
  same_site?: string;
  /** Foreign scripts that a scan saw setting it: hosts, or hosts with the start of a path. */
  tags?: string[];
  suggested_category_id?: string;
  suggested_confidence?: number;
  /** Facts that the owner set by hand: no scan changes them. */
  owned?: ('category_id' | 'expiry')[];
  /** Not found any more by the latest scan. */
  stale: boolean;
  first_seen_at: Date;
  last_seen_at: Date;
  revision: number;
  created_at: Date;
  updated_at: Date;
}
