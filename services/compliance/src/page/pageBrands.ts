import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { PageBrand } from '@yinyom/service-kit/brand/pageBrand';
import type { Logger } from '@yinyom/service-kit/logger';
import { organizationOf } from '../controllers/controllerKey';

interface Deps {
  /** As controllers see it. */
  identity: Pick<InternalHandlers<typeof identityInternal>, 'brandOf'>;
  logger: Logger;
}

/** The brand of a controller, for its pages. While the identity service does not answer, a page has none: it must open. */
export const createPageBrands =
  ({ identity, logger }: Deps) =>
  async (key: string): Promise<PageBrand | null> => {
    const brand = await identity.brandOf({ organization_id: key }).catch((error: unknown) => {
      logger.warn({ err: error }, 'a page is shown without its brand');
      return null;
    });
    return brand && { ...brand, organizationId: organizationOf(key) };
  };
export type PageBrands = ReturnType<typeof createPageBrands>;
