import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { LiveData } from '@yinyom/contracts/live/liveEvents';
import { api, contractQuery, store } from '@yinyom/mfe-kit';

export type ApplicationSummary = AnswerOf<typeof getApplicationSummary>;

const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({ applicationSummary: contractQuery(build, getApplicationSummary) }),
});

interface Asked {
  params: { id: string };
  query: { from: string; to: string };
  quiet: boolean;
}
type Figures = LiveData<'figures'>;

/** Figures of today that were told last, by website: what a cached sum has in it is known where its row is the same. */
const told = new Map<string, Figures>();

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Puts a later row of today in the place of the one that is shown, and into the sums of the period. */
const grow = (draft: ApplicationSummary, { row, answered }: Figures, before: Figures | undefined): void => {
  const at = draft.trend.findIndex(({ date }) => date === row.date);
  const known = draft.trend[at];
  if (!known) return;
  draft.shown += row.shown - known.shown;
  draft.decisions += row.total - known.total;
  draft.funnel.shown += row.shown - known.shown;
  draft.funnel.accepted += row.accepted - known.accepted;
  if (before && same(before.row, known)) draft.funnel.answered += answered - before.answered;
  draft.trend[at] = row;
};

/**
 * Puts the figures of today, as they were told just now, into those of a period that are shown. How many visitors there are is
 * not in them and must be asked for.
 * @returns whether they were news
 */
export const takeFigures = (asked: Asked, figures: Figures): boolean => {
  const site = asked.params.id;
  const before = told.get(site);
  told.set(site, figures);
  const { data } = summaryApi.endpoints.applicationSummary.select(asked)(store.getState());
  if (!data) return false;
  const known = data.trend.find(({ date }) => date === figures.row.date);
  if (same(known, figures.row)) return false;
  store.dispatch(
    summaryApi.util.updateQueryData('applicationSummary', asked, (draft) => grow(draft, figures, before)),
  );
  return true;
};

/** Figures and trend of a website in a period: the one call that the top of the dashboard needs. */
export const { useApplicationSummaryQuery } = summaryApi;
