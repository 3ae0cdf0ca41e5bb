import type { ConsentResult, ConsentType, Device, Lang } from '@yinyom/contracts/constants';
import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import type { ConsentAction, ConsentMethod, ConsenterRole } from '@yinyom/contracts/consents/consentFields';
import type { ChoiceOrigin } from '@yinyom/contracts/consents/takenOver';
import type { mongo } from 'mongoose';

/** The latest decision of a client before another one; what counting needs of it. */
export interface Prior {
  consent_id: string;
  /** Day in Asia/Bangkok. */
  day: string;
  consent_type: ConsentType;
  result: ConsentResult;
  categories: CategoryChoice[];
}

/** What leads to the visitor's browser; removed as a whole when the visitor has it erased. */
export interface Identity {
  client_id: string;
  /** Without it nobody can test whether a client id belongs to `client_commitment`. */
  salt: string;
  /** Tells a repeated event from another body under the same event id. */
  fingerprint: string;
}

/** Shortened address and browser family, only where the owner switched them on; removed after 90 days. */
export interface Network {
  ip?: string;
  ua?: string;
  salt: string;
}

/**
 * One decision in the append-only ledger of a website (collection `consent_logs`). Everything but `identity`,
 * `network`, `day` and `prior` is covered by `hash`; only `identity` and `network` are ever removed.
 */
export interface LogRecord {
  /** Consent id, made of the website and the event id: the same event can only be stored once. */
  _id: mongo.ObjectId;
  application_id: string;
  organization_id: string;
  /** From 1 without gaps; unique per website. */
  seq: number;
  prev_hash: string;
  hash: string;
  /** Server time; never earlier than that of the record before. */
  consent_time: Date;
  client_time: Date;
  expires_at: Date;
  consent_type: ConsentType;
  result: ConsentResult;
  action: ConsentAction;
  method: ConsentMethod;
  categories: CategoryChoice[];
  language: Lang;
  template_version: number;
  notice_sha256: string;
  /** Only where the choice was made with another product: this website's notice was not shown then. */
  origin?: ChoiceOrigin;
  /** The cookie policy in force: the SHA-256 of its text in that language. Absent where there was none, and in older records. */
  policy_sha256?: string;
  /** Its version, at whose address the text stays. */
  policy_version?: number;
  stale: boolean;
  gpc: boolean;
  attributed: boolean;
  page_url: string | null;
  referrer_url: string | null;
  device: Device;
  sdk_version: string | null;
  consenter_role: ConsenterRole;
  previous_consent_id: string | null;
  client_commitment: string;
  network_commitment: string | null;
  identity?: Identity;
  network?: Network;
  /** Day of `consent_time` in Asia/Bangkok. */
  day: string;
  /** Day, type and result of the decision `previous_consent_id`; what the counters need of it. */
  prior: Omit<Prior, 'consent_id' | 'categories'> | null;
}
