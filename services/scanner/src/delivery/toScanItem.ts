import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import type { FoundItem } from '../engine/ScanOutcome';

/** An item as the API shows it. */
export const toScanItem = (item: FoundItem, provider: string | null, categoryType: number): ScanItem => ({
  name: item.name,
  domain: item.domain,
  kind: item.kind,
  // A name of the website's own domain that somebody else answers under is a third party's.
  party: item.owner ? 'third' : item.party,
  provider: item.owner?.company ?? provider,
  duration_seconds: item.durationSeconds,
  is_session: item.isSession,
  ...(item.httpOnly !== undefined && { http_only: item.httpOnly }),
  ...(item.secure !== undefined && { secure: item.secure }),
  ...(item.sameSite !== undefined && { same_site: item.sameSite }),
  ...(item.partitioned !== undefined && { partitioned: item.partitioned }),
  before_consent: item.beforeConsent,
  passes: item.passes,
  first_page: item.firstPage,
  last_page: item.lastPage,
  set_by: item.setBy,
  category_type: categoryType,
});
