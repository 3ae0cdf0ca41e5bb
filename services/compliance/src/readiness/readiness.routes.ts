import { MAX_BINDER_DAYS } from '@yinyom/contracts/papers/binders';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import { daysBetween, isDay } from '@yinyom/contracts/time/bangkokDay';
import { invalidField, rejected } from '@yinyom/service-kit/AppError';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PaperSource, Period } from '../binder/PaperSource';
import { periodMoments } from './periodMoments';

interface Deps {
  sources: readonly PaperSource[];
  now(): Date;
}

/** @throws AppError 422 for one day alone, or days of which no binder is made */
const periodOf = (from: string | undefined, until: string | undefined): Period | undefined => {
  if (from === undefined && until === undefined) return undefined;
  if (from === undefined || !isDay(from)) throw invalidField('from', 'date_invalid');
  if (until === undefined || !isDay(until)) throw invalidField('until', 'date_invalid');
  if (from > until) throw invalidField('from', 'date_range_invalid');
  if (daysBetween(from, until) > MAX_BINDER_DAYS) throw rejected('range_too_long', { days: MAX_BINDER_DAYS });
  return periodMoments({ from, until });
};

/** How far the papers of an inspection are, for Admins and officers. */
export const bindReadinessRoutes = (bind: RouteBinder, { sources, now }: Deps): void => {
  bind(getReadiness, async ({ member, params, query: { from, until, papers } }) => {
    const { organizationId: organization_id } = await member(params.id);
    const period = periodOf(from, until);
    const asked = papers ? sources.filter(({ paper }) => papers.includes(paper)) : sources;
    const inspection_papers = await Promise.all(
      asked.map((source) => source.readiness(organization_id, period)),
    );
    return { organization_id, checked_at: now().toISOString(), inspection_papers };
  });
};
