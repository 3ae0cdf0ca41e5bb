import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { WebsitesClient } from '../sites/siteDirectory';

/** Ids of the websites that a caller sees; null: every one of the organization. */
export const seenSites = async (
  websites: Pick<WebsitesClient, 'listApplicationIds'>,
  { organizationId, limits }: Pick<Member, 'organizationId' | 'limits'>,
): Promise<readonly string[] | null> =>
  limits
    ? websites.listApplicationIds({
        organization_id: organizationId,
        limits: limits.map(({ applications, groups }) => ({
          applications: [...applications],
          groups: [...groups],
        })),
      })
    : null;
