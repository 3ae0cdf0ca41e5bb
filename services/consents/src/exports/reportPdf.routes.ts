import { getMonthlyReportPdf } from '@yinyom/contracts/consents/monthlyReport';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { Exports } from './exports.service';
import { fileHost } from './fileHost';
import { toExportJob } from './export.store';
import { LATE, PATIENCE_MS, within } from '@yinyom/service-kit/pdf/patience';
import type { ReportPdf } from '../documents/reportPdf.service';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';

/** Row 76. @param patienceMs how long a caller is kept waiting for the file itself */
export const bindReportPdf = (
  bind: RouteBinder,
  access: ApplicationAccess,
  reportPdf: ReportPdf,
  exports: Exports,
  patienceMs: number = PATIENCE_MS,
): void => {
  bind(getMonthlyReportPdf, async (call) => {
    const application = await access(call, call.query.application_id);
    const { month, language = call.context.lang } = call.query;
    const work = reportPdf(application, month, language);
    const made = await within(work, patienceMs);
    if (made === LATE) {
      // The export waits for the same drawing; a failure is its to tell.
      work.catch(() => undefined);
      call.res.status(202).json(toExportJob(await exports.createReport(application, month, language)));
      return SENT;
    }
    sendPdf(call.res, `${fileHost(application.domain_name)}-report-${month}-${language}.pdf`, made);
    return SENT;
  });
};
