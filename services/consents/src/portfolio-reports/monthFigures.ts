import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import { HEALTH, type Health } from '@yinyom/contracts/compliance/health';
import type { CheckKey } from '@yinyom/contracts/compliance/checks';
import type { PortfolioSite } from '@yinyom/contracts/consents/portfolio';
import { monthBefore, monthPeriod } from '../figures/period';
import type { CounterStore } from '../figures/counter.store';
import type { Projector } from '../ledger/projector';
import { decidedIn } from '../overviews/overviews.service';
import type { Portfolio, PortfolioOf } from '../portfolio/portfolio.service';

/** One website in a month. */
export interface MonthRow extends PortfolioSite {
  decided: number;
  accepted: number;
}

/** Everything that a document about a month says. */
export interface MonthFigures {
  month: string;
  rows: MonthRow[];
  published: number;
  /** Websites with something to see to. */
  attention: number;
  decided: number;
  accepted: number;
  /** Null where too few decided to say so. */
  share: number | null;
  decided_before: number;
  /** What is worst, worst first, with the check that says so. */
  states: { worst: Health; check: CheckKey | null; websites: number }[];
}

interface Parts {
  portfolio: Pick<Portfolio, 'siteSteps'>;
  counters: Pick<CounterStore, 'ofSites'>;
  projector: Pick<Projector, 'catchUp'>;
}

/** Ledgers that are read at once. */
const AT_ONCE = 10;

const sum = (rows: readonly MonthRow[], field: 'decided' | 'accepted'): number =>
  rows.reduce((total, row) => total + row[field], 0);

/** A share that nothing is read into: only where enough visitors decided. */
export const shareOf = (accepted: number, decided: number): number | null =>
  decided < FEWEST_FOR_PERCENT ? null : accepted / decided;

/** Figures of a month about many websites, in step with their ledgers. */
export const createMonthFigures =
  ({ portfolio, counters, projector }: Parts) =>
  async (of: PortfolioOf, month: string, today: string): Promise<MonthFigures> => {
    const period = monthPeriod(month, today);
    const earlier = monthPeriod(monthBefore(month), today);
    const rows: MonthRow[] = [];
    let before = 0;
    for await (const sites of portfolio.siteSteps(of)) {
      const ids = sites.map(({ application_id }) => application_id);
      for (let at = 0; at < ids.length; at += AT_ONCE)
        await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => projector.catchUp(id)));
      const found = await counters.ofSites(ids, earlier.from, period.to);
      for (const site of sites) {
        const counted = found.get(site.application_id) ?? [];
        rows.push({ ...site, ...decidedIn(counted, period.from, period.to) });
        before += decidedIn(counted, earlier.from, earlier.to).decided;
      }
    }
    const [decided, accepted] = [sum(rows, 'decided'), sum(rows, 'accepted')];
    const states = HEALTH.flatMap((worst) => {
      const alike = rows.filter(({ health }) => health.worst === worst);
      return alike.length === 0
        ? []
        : [{ worst, check: alike[0]?.health.check?.key ?? null, websites: alike.length }];
    });
    return {
      month,
      rows,
      published: rows.filter(({ template_version }) => template_version > 0).length,
      attention: rows.filter(({ health }) => health.worst !== 'ok' && health.worst !== 'unknown').length,
      decided,
      accepted,
      share: shareOf(accepted, decided),
      decided_before: before,
      states,
    };
  };
export type MonthFiguresOf = ReturnType<typeof createMonthFigures>;
