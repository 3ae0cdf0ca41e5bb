import mongoose, { type Connection } from 'mongoose';
import type { portfolioCalls } from '@yinyom/contracts/internal/portfolio';
import { healthRank } from '@yinyom/contracts/compliance/health';
import { MOST_APPLICATIONS } from '@yinyom/contracts/websites/application';
import { containing } from '@yinyom/service-kit/database/containing';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { countWhole, listWhole } from '@yinyom/service-kit/database/wholeDocuments';
import type * as z from 'zod/mini';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { applicationSchema } from '../application/applicationSchema';

type PageAsked = z.output<typeof portfolioCalls.listPortfolioSites.input>;
type Asked = z.output<typeof portfolioCalls.listPortfolioIds.input>;

const SORT_FIELDS = {
  health: 'health.rank',
  domain_name: 'domain_name',
  last_scan: 'health.scanned_at',
} as const;

/** Websites by what is stored of how they stand. */
export const createPortfolioStore = (connection: Connection) => {
  const applications = modelOf(connection, 'applications', applicationSchema);

  const filterOf = ({ organization_id, application_ids, filter }: Asked) => {
    const { q, status, health, group_id, never_scanned, pending } = filter;
    const pattern = q === undefined ? undefined : mongoose.trusted(containing(q));
    return {
      organization_id,
      deleted_at: null,
      ...(application_ids && { _id: mongoose.trusted({ $in: application_ids }) }),
      ...(status !== 'all' && { enabled: status === 'active' }),
      ...(health && { 'health.rank': healthRank(health) }),
      ...(group_id && { group_path: group_id }),
      ...(never_scanned && { 'health.scanned_at': null }),
      ...(pending && { pending_changes: true }),
      ...(pattern && mongoose.trusted({ $or: [{ domain_name: pattern }, { name: pattern }] })),
    };
  };

  const sortOf = ({ sort, order }: Asked) => {
    const direction = order === 'asc' ? 1 : -1;
    return { [SORT_FIELDS[sort]]: direction, domain_name: direction } as const;
  };

  return {
    page: async (asked: PageAsked) => {
      const where = filterOf(asked);
      const [records, total] = await Promise.all([
        listWhole(
          applications
            .find(where)
            .sort(sortOf(asked))
            .skip((asked.page - 1) * asked.limit)
            .limit(asked.limit + 1)
            .lean<ApplicationRecord[]>(),
        ),
        asked.with_total ? countWhole(applications, where) : null,
      ]);
      return { records: records.slice(0, asked.limit), has_more: records.length > asked.limit, total };
    },

    ids: async (asked: Asked): Promise<string[]> => {
      const found = await applications
        .find(filterOf(asked), { _id: 1 })
        .sort(sortOf(asked))
        .limit(MOST_APPLICATIONS)
        .lean();
      return found.map(({ _id }) => String(_id));
    },
  };
};
export type PortfolioStore = ReturnType<typeof createPortfolioStore>;
