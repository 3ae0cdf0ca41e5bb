import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { notFound } from '@yinyom/service-kit/AppError';
import type { ReportPdf } from '../documents/reportPdf.service';
import type { CounterStore } from '../figures/counter.store';
import type { Figures } from '../figures/figures.service';
import type { LedgerStore } from '../ledger/ledger.store';
import type { Projector } from '../ledger/projector';
import type { BatchStore } from '../sealing/batch.store';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import type { RootStore } from '../sealing/root.store';
import type { WebsitesClient } from '../sites/siteDirectory';
import { auditSource } from './auditSource';
import type { CurrentStore } from './current.store';
import type { StoredExport } from './export.store';
import type { ExportSource } from './exportSource';
import { logSource } from './logSource';
import { consentSource, dailySource } from './rowSource';
import { cookieSource, siteConfigSource } from './siteSource';

interface Parts {
  stores: {
    ledger: LedgerStore;
    counters: CounterStore;
    batches: BatchStore;
    roots: RootStore;
    current: CurrentStore;
  };
  /** Sign the end of an exported log. */
  keys: LedgerKeys;
  figures: Figures;
  projector: Projector;
  websites: WebsitesClient;
  identity: IdentityClient;
  reportPdf: ReportPdf;
}

/** Where the content of each type of export comes from. */
export const createExportFiles = ({
  stores,
  keys,
  figures,
  projector,
  websites,
  identity,
  reportPdf,
}: Parts) => {
  const { current, counters } = stores;
  return {
    /** Rows of an export. */
    sourceOf: async (job: StoredExport): Promise<ExportSource> => {
      const { type, application_id: id, params } = job;
      await projector.catchUp(id);
      switch (type) {
        case 'daily':
          return dailySource(figures, id, params);
        case 'consents':
          return consentSource(current, counters, id, params);
        case 'cookies':
          return cookieSource(websites, id, params.language);
        case 'site_config':
          return siteConfigSource(websites, id);
        case 'audit':
          return auditSource(identity, job.organization_id, params);
        default:
          return logSource({ ...stores, keys, websites }, id, params);
      }
    },

    /** A file that is not made of rows: the PDF of a report. */
    wholeFile: async ({ application_id: id, params, ...job }: StoredExport): Promise<Buffer> => {
      const owner = await websites.getApplicationOwner({ application_id: id });
      if (!owner || params.month === undefined) throw notFound();
      const member = { organizationId: job.organization_id, organizationName: job.organization_name };
      const { domain_name, name } = owner;
      return reportPdf({ id, domain_name, name, member }, params.month, params.language ?? DEFAULT_LANGUAGE);
    },
  };
};
