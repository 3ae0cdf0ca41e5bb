import type { Application } from '@yinyom/contracts/websites/application';

type Needed = 'site_key' | 'domain_name' | 'organization' | 'default_language' | 'languages' | 'enabled';
type Optional =
  | 'audience'
  | 'unclassified_policy'
  | 'consent_expiry_days'
  | 'respect_gpc'
  | 'discovery'
  | 'consent_signals'
  | 'data_layer'
  | 'shared_domains';

/** Whose notice is edited: a website, or for a group a website that would have nothing but what the group gives. */
export type NoticeOwner = Pick<Application, Needed | 'template_version'> &
  Partial<Pick<Application, Optional>>;
