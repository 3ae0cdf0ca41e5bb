import { getReadiness } from '@yinyom/contracts/papers/readiness';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PaperSource } from '../binder/PaperSource';

interface Deps {
  sources: readonly PaperSource[];
  now(): Date;
}

/** How far the papers of an inspection are, for Admins and officers. */
export const bindReadinessRoutes = (bind: RouteBinder, { sources, now }: Deps): void => {
  bind(getReadiness, async ({ member, params }) => {
    const { organizationId: organization_id } = await member(params.id);
    const inspection_papers = await Promise.all(sources.map((source) => source.readiness(organization_id)));
    return { organization_id, checked_at: now().toISOString(), inspection_papers };
  });
};
