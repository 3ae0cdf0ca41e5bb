import { getWebsiteOverview, listWebsiteOverviews } from '@yinyom/contracts/consents/overview';
import { isId } from '@yinyom/contracts/fields';
import { notFound } from '@yinyom/service-kit/AppError';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import type { WebsiteLimit } from '@yinyom/service-kit/auth/isInScope';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { Overviews } from './overviews.service';

const toLimits = (organization_id: string, limits: readonly WebsiteLimit[]) => ({
  organization_id,
  limits: limits.map(({ applications, groups }) => ({
    applications: [...applications],
    groups: [...groups],
  })),
});

/** How one website stands, and how many do. */
export const bindOverviews = (
  bind: RouteBinder,
  access: ApplicationAccess,
  overviews: Overviews,
  websites: Pick<WebsitesClient, 'listApplicationIds'>,
): void => {
  bind(getWebsiteOverview, async (call) => {
    const { id, member } = await access(call, call.params.id);
    const overview = await overviews.one(member.organizationId, id);
    if (!overview) throw notFound();
    return overview;
  });

  bind(listWebsiteOverviews, async ({ query, member }) => {
    const { organizationId, limits } = await member(
      isId(query.organization_id) ? query.organization_id : NOBODY,
      'each',
    );
    const { application_ids: asked } = query;
    const within = limits && new Set(await websites.listApplicationIds(toLimits(organizationId, limits)));
    const seen = within ? asked.filter((id) => within.has(id)) : asked;
    return overviews.list(organizationId, seen);
  });
};
