import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import type { ConsentsDeps } from '../createConsentsService';
import type { Stores } from '../createStores';
import { createMonthlyPortfolio } from '../portfolio-reports/monthlyPortfolio';
import { bindPortfolioReports } from '../portfolio-reports/portfolioReport.routes';
import { createPortfolioReports } from '../portfolio-reports/portfolioReport.service';
import type { Reading } from './createReading';

interface Parts extends Pick<ConsentsDeps, 'logger' | 'identity' | 'websites'> {
  bind: RouteBinder;
  stores: Pick<Stores, 'portfolioReports'>;
  reading: Pick<Reading, 'monthFigures'>;
  pdfs: PdfMaker;
  patienceMs: number;
}

/** Reports of each month about many websites, and the job that makes them. */
export const createPortfolioPapers = (parts: Parts) => {
  const { logger, identity, websites, bind, stores, reading, pdfs, patienceMs } = parts;
  const { portfolioReports: store } = stores;
  const reports = createPortfolioReports({
    store,
    figuresOf: reading.monthFigures,
    websites,
    identity,
    pdfs,
  });
  bindPortfolioReports(bind, { reports, identity, websites, patienceMs });
  return createMonthlyPortfolio({ store, reports, identity, logger });
};
