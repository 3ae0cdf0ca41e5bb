import { notFound } from '@yinyom/service-kit/AppError';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { PortfolioOf } from '../portfolio/portfolio.service';

type Websites = Pick<WebsitesClient, 'getGroupOwner' | 'listApplicationIds'>;

/** Groups from the top down to that of a report; empty without one, null for a group that is gone or of others. */
export const groupPathOf = async (
  websites: Pick<Websites, 'getGroupOwner'>,
  organizationId: string,
  groupId: string | null,
): Promise<string[] | null> => {
  if (groupId === null) return [];
  const found = await websites.getGroupOwner({ group_id: groupId });
  return found?.organization_id === organizationId ? found.path : null;
};

/** Websites of a report, cut to those that a caller sees; null: not cut. @throws AppError 404 for a group of others */
export const reportedSites = async (
  websites: Websites,
  organizationId: string,
  groupId: string | null,
  seen: readonly string[] | null,
): Promise<PortfolioOf> => {
  if (groupId === null) return { organizationId, applications: seen };
  if ((await groupPathOf(websites, organizationId, groupId)) === null) throw notFound();
  const ids = await websites.listApplicationIds({
    organization_id: organizationId,
    limits: [{ applications: [], groups: [groupId] }],
  });
  return { organizationId, applications: seen === null ? ids : ids.filter((id) => seen.includes(id)) };
};
