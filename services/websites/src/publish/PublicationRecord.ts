import type { Types } from 'mongoose';
import type { InheritedSection } from '@yinyom/contracts/groups/sections';
import type { ApplicationSettings, VERSION_SETTINGS } from '@yinyom/contracts/websites/applicationSettings';
import type { TemplateDiff } from '@yinyom/contracts/websites/template';
import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { Telling } from '@yinyom/service-kit/outbox/KeptEvent';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';

export type ReconsentPolicy = SdkConfig['reconsent']['policy'];

/** A version: everything it shows, the notices it makes and who published it. Never changed but for its state. */
export interface VersionRecord {
  _id: Types.ObjectId;
  application_id: string;
  version: number;
  /** `prepared` until the publication points at it; only then it exists for anybody. */
  state: 'prepared' | 'published' | 'superseded';
  snapshot: Snapshot;
  /** The canonical notice of each language, exactly as it was hashed. */
  notices: Record<string, string>;
  notice_sha256: Record<string, string>;
  reconsent: ReconsentPolicy;
  diff: TemplateDiff;
  note?: string;
  /** What of it came from which versions of groups. No part of what is hashed; absent: nothing. */
  inherited_from?: InheritedSection[];
  /** Publication of a group that made it. */
  group_publication?: string;
  published_by: string;
  published_at: Date;
}

/** Told to nobody outside the console, told with the version, or told as hosts. */
type NotLive = 'name' | (typeof VERSION_SETTINGS)[number] | 'shared_domains';

/** Settings that take effect at once, copied from the website so that serving reads one document. */
export interface LiveSettings extends Omit<ApplicationSettings, NotLive> {
  /** When the secret of its servers was made, in seconds since 1970; absent where they read no signed choice. */
  server_cookie?: number;
  host: string;
  shared_hosts: string[];
}

/** What visitors get now: the one document that a publication switches. */
export interface PublicationRecord extends Telling {
  _id: Types.ObjectId;
  application_id: string;
  organization_id: string;
  site_key: string;
  version: number;
  version_id: string;
  notice_sha256: Record<string, string>;
  /** `SdkPayload` as JSON. */
  payload: string;
  reconsent_since: number;
  settings: LiveSettings;
  deleted: boolean;
  /** The published cookie policy, and the hash of its text in each language; absent while there is none. */
  policy?: { version: number; sha256: Record<string, string> };
  /** The platform made this version itself when the website was registered: nobody agreed to it, nobody gets it. */
  held?: boolean;
  /** Grows with every change: processes that keep the script in memory compare it. */
  marker: number;
}
