import type { Types } from 'mongoose';
import type { Telling } from '@yinyom/service-kit/outbox/KeptEvent';
import type { InheritedSection, SectionName } from '@yinyom/contracts/groups/sections';
import type { SiteHealth } from '@yinyom/contracts/compliance/health';
import type { ApplicationSettings } from '@yinyom/contracts/websites/applicationSettings';
import type { ProofMethod, ProofProblem } from '@yinyom/contracts/websites/verification';

/** How the latest scan of a website stands. */
export interface LastScan {
  id: string;
  status: string;
  finished_at: Date | null;
}

/** The platform's latest look for a proof, and what was wrong. */
export interface LastLook {
  at: Date;
  method: ProofMethod;
  problem: ProofProblem | null;
}

/** The secret with which a website's servers check choices, and how long the one before it is taken. */
export interface KeptServerSecret {
  /** Sealed with DATA_SECRET for this website. */
  sealed: string;
  made_at: Date;
  previous_until: Date | null;
}

/** How far a publication of a group came with a website. */
export interface GroupRun {
  /** The publication. */
  id: string;
  /** What became of the website; absent while it is being changed. */
  outcome?: { outcome: string; version: number | null };
}

/** What is worst about a website as it was worked out last; lists are sorted and narrowed down by it. */
export interface StoredHealth extends SiteHealth {
  /** Place in the order of `HEALTH`. */
  rank: number;
  /** The latest scan with a result. */
  scan_id: string | null;
  scanned_at: Date | null;
}

type Registered = 'domain_name' | 'default_language' | 'languages' | 'enabled';

/** A website as it is stored. A setting that it is older than is absent: `settingsOf` knows all of them. */
export interface ApplicationRecord
  extends Pick<ApplicationSettings, Registered>, Partial<Omit<ApplicationSettings, Registered>>, Telling {
  _id: Types.ObjectId;
  organization_id: string;
  site_key: string;
  /** Organization and domain while the website lives; unique, so that no organization has a domain twice. */
  domain_key: string;
  verification: 'unverified' | 'verified' | 'lost';
  /** Absent where its servers read no signed choice. */
  server_secret?: KeptServerSecret;
  /** Hosts whose automatic blocking the owner switched off; absent = none. */
  unblocked_hosts?: string[];
  /** Addresses that the owner lets wait for consent besides those of cookies; absent = none. */
  own_block_rules?: { host: string; category_id: string }[];
  /** Which proof the platform found itself; without one a website is not verified, whatever stands above. */
  verified_by?: ProofMethod;
  /** When a browser last said that it runs the script on the website, and on which host. */
  seen_at: Date | null;
  seen_host?: string;
  last_look?: LastLook | null;
  /** Hosts that are not the website's, where browsers say they met its script; the newest last. */
  foreign_hosts?: { host: string; seen_at: Date }[];
  /** The latest scan, however it stands. */
  last_scan?: LastScan;
  /** The latest scan with a result; absent also in websites of earlier releases. */
  scan_result?: { id: string; at: Date; pages?: number };
  /** Violations that the latest scan with a result found. */
  scan_violations?: number;
  /** Absent until it was worked out first. */
  health?: StoredHealth;
  /** When it is worked out next; absent: as soon as possible. */
  health_due?: Date;
  /** Counts what makes it due; absent: nothing yet. */
  health_mark?: number;
  /** Made up for the demo, with every figure about it: one step removes it. */
  sample?: true;
  /** The group that it is in; absent: none. */
  group_id?: string;
  /** That group and those above, from the top. */
  group_path?: string[];
  /** Sections that came from groups. */
  inherited?: InheritedSection[];
  /** Sections that stay its own, whatever groups give. */
  own_sections?: SectionName[];
  group_run?: GroupRun;
  /** Its own values for texts; absent or empty: those of its group. */
  privacy_url?: string;
  dpo_email?: string;
  cookie_count: number;
  unclassified_count: number;
  template_version: number;
  pending_changes: boolean;
  /** Counts changes; the ETag of the website. */
  revision: number;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** When cookies and draft of a deleted website were removed. */
  purged_at: Date | null;
}

/** Whose a deleted website was. */
export interface DeletedWebsite extends Pick<
  ApplicationRecord,
  '_id' | 'organization_id' | 'group_path' | 'domain_name'
> {
  deleted_at: Date;
}
