import type { Router } from 'express';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { bindConsentLogs } from '../consent-logs/consentLogs.routes';
import { createConsentLogs } from '../consent-logs/consentLogs.service';
import { bindConsents } from '../consents/consents.routes';
import { createConsents } from '../consents/consents.service';
import type { ConsentsDeps } from '../createConsentsService';
import type { Stores } from '../createStores';
import { bindFigures } from '../figures/figures.routes';
import { createFigures } from '../figures/figures.service';
import { bindMonthlyReport } from '../figures/monthlyReport.routes';
import { createMonthlyReport } from '../figures/monthlyReport.service';
import { createChainCheck } from '../integrity/chainCheck';
import { bindOwnRecord } from '../own-record/ownRecord.routes';
import { bindOverviews } from '../overviews/overviews.routes';
import { createOverviews } from '../overviews/overviews.service';
import { createErasureList, erasuresFile } from '@yinyom/service-kit/erasures/erasureList';
import { createOwnRecord } from '../own-record/ownRecord.service';
import { bindTransparency } from '../sealing/transparency.routes';
import { bindPortfolio } from '../portfolio/portfolio.routes';
import { createMonthFigures } from '../portfolio-reports/monthFigures';
import { createPortfolio } from '../portfolio/portfolio.service';
import type { Unrecorded } from '../unrecorded/unrecorded.service';
import { createWeeklyReports } from '../weekly/weeklyReports';
import type { Ledger } from './createLedger';
import type { Seals } from './createSeals';
import type { Sites } from './createSites';

export interface ReadingParts extends Pick<
  ConsentsDeps,
  'settings' | 'secrets' | 'identity' | 'websites' | 'logger'
> {
  router: Router;
  bind: RouteBinder;
  stores: Stores;
  sites: Sites;
  ledger: Ledger;
  seals: Seals;
  unrecorded: Unrecorded;
}

/** What owners see on their screens, visitors of their own record, and everybody of the signed days. */
export const createReading = (parts: ReadingParts) => {
  const { settings, secrets, logger, identity, websites, router, bind, stores, sites, ledger, seals } = parts;
  const { consents: store, counters, roots } = stores;
  const { projector } = ledger;
  // A full disk stops what changes something, and no reader.
  const readable = { ...projector, catchUp: projector.catchUpToRead };
  const { access, directory, gate } = sites;

  const figures = createFigures(readable, counters, stores.served);
  const report = createMonthlyReport({ figures, websites, ownRequests: stores.ownRequests });
  const consents = createConsents({ store, counters, projector: readable, batches: seals.batches });
  const logs = createConsentLogs({ store, counters, projector: readable, websites, ...seals });
  const chain = createChainCheck({ ...stores, projector, keys: seals.keys });

  const erasures = createErasureList(erasuresFile(settings), logger);
  const ownRecord = createOwnRecord({
    ...stores,
    consents,
    list: erasures,
    projector,
    websites,
    secret: secrets.INGEST_SECRET,
    logger,
  });
  bindOwnRecord(router, bind, gate, ownRecord);
  bindTransparency(bind, directory, roots, seals.keys);
  // Before calls of one record: their addresses would take `dailyReport` for its id.
  bindFigures(bind, { access, websites, figures, unrecorded: parts.unrecorded, settings });
  const overviews = createOverviews({ websites, identity, counters, projector: readable });
  bindOverviews(bind, access, overviews, websites);
  const portfolio = createPortfolio({ websites, counters });
  bindPortfolio(bind, { portfolio, identity, websites });
  const monthFigures = createMonthFigures({ portfolio, counters, projector: readable });
  bindMonthlyReport(bind, access, report);
  bindConsents(bind, access, consents);
  bindConsentLogs(bind, access, logs, chain);
  const weekly = createWeeklyReports({ overviews, websites, identity, logger });
  return { figures, monthFigures, report, consents, logs, chain, ownRecord, weekly };
};
export type Reading = ReturnType<typeof createReading>;
