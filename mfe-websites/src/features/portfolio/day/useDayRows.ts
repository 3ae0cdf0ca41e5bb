import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { useState } from 'react';
import { usePortfolioPagesInfiniteQuery } from '../../../api/portfolioApi';

/** Adds what is new at the end and keeps the rest where it is, with its newest state. Pure. */
export const keepOrder = (before: readonly PortfolioRow[], now: readonly PortfolioRow[]): PortfolioRow[] => {
  const newest = new Map(now.map((row) => [row.application_id, row]));
  const known = new Set(before.map(({ application_id }) => application_id));
  return [
    ...before.map((row) => newest.get(row.application_id) ?? row),
    ...now.filter(({ application_id, health }) => !known.has(application_id) && health.worst !== 'ok'),
  ];
};

/** The websites that need attention, worst first. The order stays while a person walks through them. */
export const useDayRows = (organizationId: string) => {
  const list = usePortfolioPagesInfiniteQuery(
    { query: { organization_id: organizationId, status: 'all', sort: 'health', limit: '50' }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const pages = list.currentData?.pages;
  const [kept, setKept] = useState<{ pages: typeof pages; rows: PortfolioRow[] }>({
    pages: undefined,
    rows: [],
  });
  if (pages && pages !== kept.pages)
    setKept({
      pages,
      rows: keepOrder(
        kept.rows,
        pages.flatMap(({ entities }) => entities),
      ),
    });
  const last = pages?.at(-1)?.entities.at(-1);
  return {
    list,
    rows: pages ? kept.rows : undefined,
    // The worst come first: after the first website in order there is none that needs attention.
    hasMore: list.hasNextPage && last?.health.worst !== 'ok',
  };
};
