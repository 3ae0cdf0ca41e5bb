import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';

/** What the websites service offers to this one. */
export type WebsitesClient = InternalHandlers<typeof websitesInternal>;
export type ScanTarget = NonNullable<Awaited<ReturnType<WebsitesClient['getScanTarget']>>>;
