import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { ConsentsDeps } from '../createConsentsService';
import { createDayRecordPdf } from '../day-records/dayRecordPdf';
import { bindDayRecords } from '../day-records/dayRecords.routes';
import { createDayRecords } from '../day-records/dayRecords.service';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import { createReportPdf } from '../documents/reportPdf.service';
import { createExportFiles } from '../exports/exportFiles';
import { createExportRunner } from '../exports/exportRunner';
import { bindExports } from '../exports/exports.routes';
import { createExports } from '../exports/exports.service';
import { bindReportPdf } from '../exports/reportPdf.routes';
import { bindProof } from '../proof/proof.routes';
import { createProof } from '../proof/proof.service';
import { createProofPdf } from '../proof/proofPdf';
import { bindReceipts } from '../receipts/receipts.routes';
import { createReceipts } from '../receipts/receipts.service';
import { createPortfolioPapers } from './createPortfolioPapers';
import type { Reading, ReadingParts } from './createReading';

interface Parts extends ReadingParts, Pick<ConsentsDeps, 'scanner' | 'notify' | 'patienceMs'> {
  reading: Reading;
}

/** What owners carry away: exports, reports, proofs and receipts. */
export const createPapers = async (parts: Parts) => {
  const { settings, secrets, logger, identity, websites, bind, stores, sites, ledger, seals, reading } =
    parts;
  const { access } = sites;
  const { keys } = seals;
  const { figures, consents, logs, report } = reading;
  const { patienceMs = PATIENCE_MS } = parts;

  const pdfs = createPdfMaker(logger);
  const reportPdf = createReportPdf(report, stores.reportFiles, pdfs, websites, identity);
  const files = createExportFiles({ stores, keys, figures, ...ledger, websites, identity, reportPdf });
  const runner = createExportRunner(stores.exports, files.sourceOf, files.wholeFile, logger);
  await runner.resume();
  const exports = createExports(stores.exports, runner);
  bindExports(bind, access, exports, identity);
  bindReportPdf(bind, access, reportPdf, exports, patienceMs);

  const days = createDayRecords({
    figures,
    unrecorded: parts.unrecorded,
    roots: stores.roots,
    websites,
    scanner: parts.scanner ?? null,
    notify: parts.notify ?? null,
  });
  bindDayRecords(bind, access, days, createDayRecordPdf({ days, websites, pdfs, patienceMs }));

  const prove = createProof(logs, keys, websites, secrets.INGEST_SECRET);
  const proofPdf = createProofPdf(pdfs, patienceMs, publicUrl(settings));
  bindProof(bind, access, consents, prove, identity, proofPdf);
  const monthlyPortfolio = createPortfolioPapers({ ...parts, pdfs, patienceMs });
  const receipts = createReceipts({
    logs,
    keys,
    websites,
    identity,
    origin: publicUrl(settings),
    settings,
  });
  bindReceipts({ ...reading, router: parts.router, bind, gate: sites.gate, access, receipts, identity });
  return {
    close: async (): Promise<void> => {
      await monthlyPortfolio.close();
      await runner.close();
      await pdfs.close();
    },
  };
};
