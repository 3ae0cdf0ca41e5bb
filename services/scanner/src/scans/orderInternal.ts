import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { DEFAULT_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';
import { SCAN_PASSES } from '@yinyom/contracts/scanner/scanPass';
import { AppError } from '@yinyom/service-kit/AppError';
import type { WebsitesClient } from '../access/WebsitesClient';
import type { ScansService } from './scans.service';

interface Parts {
  scans: Pick<ScansService, 'start'>;
  websites: Pick<WebsitesClient, 'getScanTarget'>;
  /** Name of the person who asks, for those who read the list later. */
  nameOf(organizationId: string, userId: string): Promise<string>;
}

/** Orders scans for other services, as the call for one website does. */
export const createOrderInternal = ({
  scans,
  websites,
  nameOf,
}: Parts): Pick<InternalHandlers<typeof scannerInternal>, 'orderScan'> => ({
  orderScan: async ({ application_id, user_id }) => {
    const target = await websites.getScanTarget({ application_id });
    if (!target) return { code: 'not_found', retry_after_seconds: null };
    const wanted = { max_pages: DEFAULT_SCAN_PAGES, passes: [...SCAN_PASSES], include_subdomains: true };
    const by = { id: user_id, name: await nameOf(target.organization_id, user_id) };
    try {
      await scans.start({ ...target, id: application_id }, wanted, by);
      return { code: null, retry_after_seconds: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, retry_after_seconds: error.details.retryAfterSeconds ?? null };
    }
  },
});
