import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { portfolioCalls } from '@yinyom/contracts/internal/portfolio';
import { daysSince } from '@yinyom/contracts/compliance/judgeCompliance';
import type { PortfolioSite } from '@yinyom/contracts/consents/portfolio';
import { isId } from '@yinyom/contracts/fields';
import type { ApplicationRecord, StoredHealth } from '../application/ApplicationRecord';
import type { SiteHealthService } from '../compliance/siteHealth.service';
import type { Deviations } from './deviations';
import type { PortfolioStore } from './portfolio.store';

interface Parts {
  portfolio: PortfolioStore;
  siteHealth: Pick<SiteHealthService, 'renewSome'>;
  deviations: Deviations;
}

/** Days go by while nothing else changes: they are counted when somebody looks. */
const checkNow = (check: StoredHealth['check'], now: Date): StoredHealth['check'] =>
  check?.at && 'days' in check.values
    ? { ...check, values: { ...check.values, days: daysSince(check.at, now) } }
    : check;

const NOT_WORKED_OUT = { worst: 'unknown', check: null, attention: 0, unknown: 0 } as const;

const toSite = (record: ApplicationRecord, deviations: number | undefined, now: Date): PortfolioSite => {
  const { health } = record;
  return {
    application_id: String(record._id),
    domain_name: record.domain_name,
    name: record.name ?? '',
    default_language: record.default_language,
    enabled: record.enabled,
    ...(record.group_path && { group_path: record.group_path }),
    ...(deviations !== undefined && { deviations }),
    health: health
      ? {
          worst: health.worst,
          check: checkNow(health.check, now),
          attention: health.attention,
          unknown: health.unknown,
        }
      : NOT_WORKED_OUT,
    pending_changes: record.pending_changes,
    template_version: record.template_version,
    scan_status: record.last_scan?.status ?? null,
    scan_id: health?.scan_id ?? null,
    scanned_at: health?.scanned_at?.toISOString() ?? null,
  };
};

/** The portfolio of an organization: its websites by what is worst about them. */
export const createPortfolioCalls = ({
  portfolio,
  siteHealth,
  deviations,
}: Parts): InternalHandlers<typeof portfolioCalls> => {
  const ready = async <T extends { organization_id: string; application_ids: string[] | null }>(
    asked: T,
  ): Promise<T | null> => {
    if (!isId(asked.organization_id)) return null;
    // What changed a moment ago is in the list; of more than one step's worth the rest follows within a minute.
    await siteHealth.renewSome(asked.organization_id);
    return { ...asked, application_ids: asked.application_ids?.filter(isId) ?? null };
  };

  return {
    listPortfolioSites: async (given) => {
      const asked = await ready(given);
      if (!asked) return { sites: [], has_more: false, total: 0 };
      const { records, ...rest } = await portfolio.page(asked);
      const now = new Date();
      const counts = await deviations.of(asked.organization_id, records);
      return { sites: records.map((record, at) => toSite(record, counts[at], now)), ...rest };
    },

    listPortfolioIds: async (given) => {
      const asked = await ready(given);
      return asked ? portfolio.ids(asked) : [];
    },
  };
};
