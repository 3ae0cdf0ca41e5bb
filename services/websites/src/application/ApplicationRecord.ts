import type { Types } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import type { ProofMethod, ProofProblem } from '@yinyom/contracts/websites/verification';

/** What an owner can set on a website besides its banner. */
export interface ApplicationSettings {
  name?: string;
  domain_name: string;
  default_language: Lang;
  languages: Lang[];
  enabled: boolean;
  audience: 'general' | 'minors';
  consent_expiry_days: number;
  unclassified_policy: 'block' | 'treat_as_marketing';
  store_ip: 'none' | 'truncated';
  store_ua: 'none' | 'family';
  respect_gpc: boolean;
  /** Visitors' browsers report names of stored items; absent = off. */
  discovery?: boolean;
  /** Further hosts of the owner that run this website's script; absent = none. */
  shared_domains?: string[];
}

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

/** A website as it is stored. */
export interface ApplicationRecord extends ApplicationSettings {
  _id: Types.ObjectId;
  organization_id: string;
  site_key: string;
  /** Organization and domain while the website lives; unique, so that no organization has a domain twice. */
  domain_key: string;
  verification: 'unverified' | 'verified' | 'lost';
  /** Hosts whose automatic blocking the owner switched off; absent = none. */
  unblocked_hosts?: string[];
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
  /** Violations that the latest scan with a result found. */
  scan_violations?: number;
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
