import type { CategoryType, CookieType, GcmSignal, Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { StoredDesign } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';

/** The logo of a banner; its bytes are kept under the hash. Size in px. */
export interface LogoReference {
  sha256: string;
  width: number;
  height: number;
}

/** Who asks for consent, and where. */
export interface Controller {
  organization_id: string;
  organization: string;
  domain_name: string;
}

/** A category as it was when a version was published. */
export interface SnapshotCategory {
  id: string;
  type: CategoryType;
  title: L10n;
  description: L10n;
  gcm: GcmSignal[];
}

/** A cookie as it was when a version was published. */
export interface SnapshotCookie {
  category_id: string;
  name: string;
  match: 'exact' | 'prefix';
  provider: string;
  domain?: string;
  purpose: L10n;
  /** Seconds; 0 = session, null = kept until deleted. */
  expiry: number | null;
  type: CookieType;
}

/** A place on the web and the category that what comes from there waits for. */
export interface HostRule {
  /** A host, which stands for its sub-domains too, with or without the start of a path. */
  host: string;
  category_id: string;
}

/** Everything that a published version shows and does. Taken once, never changed. */
export interface Snapshot {
  controller: Controller;
  default_language: Lang;
  languages: Lang[];
  texts: TemplateLanguages;
  design: StoredDesign;
  logo: LogoReference | null;
  categories: SnapshotCategory[];
  cookies: SnapshotCookie[];
  audience: 'general' | 'minors';
  unclassified_policy: 'block' | 'treat_as_marketing';
  /** Foreign scripts that scans saw setting the cookies. No part of what visitors are told; absent = none. */
  tags?: HostRule[];
  /** Addresses that the owner lets wait besides; absent = none. */
  own_rules?: HostRule[];
  /** Hosts that the owner lets load before consent; absent = none. */
  unblocked_hosts?: string[];
}
