import { getWebsiteOverview, listWebsiteOverviews } from '@yinyom/contracts/consents/overview';
import { isId } from '@yinyom/contracts/fields';
import { notFound } from '@yinyom/service-kit/AppError';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { Overviews } from './overviews.service';

/** How one website stands, and how many do. */
export const bindOverviews = (bind: RouteBinder, access: ApplicationAccess, overviews: Overviews): void => {
  bind(getWebsiteOverview, async (call) => {
    const { id, member } = await access(call, call.params.id);
    const overview = await overviews.one(member.organizationId, id);
    if (!overview) throw notFound();
    return overview;
  });

  bind(listWebsiteOverviews, async ({ query, member }) => {
    const { organizationId, applications } = await member(
      isId(query.organization_id) ? query.organization_id : NOBODY,
      'each',
    );
    const { application_ids: asked } = query;
    const seen = applications ? asked.filter((id) => applications.includes(id)) : asked;
    return overviews.list(organizationId, seen);
  });
};
