import { getMonthlyReportPdf } from '@yinyom/contracts/consents/monthlyReport';
import { SENT } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { Exports } from '../exports/exports.service';
import { fileHost } from '../exports/fileHost';
import { toExportJob } from '../exports/export.store';
import type { RouteBinder } from '../RouteBinder';
import type { ReportPdf } from './reportPdf.service';
import { sendPdf } from './sendPdf';

/** Somebody who waits for a file is told after this time where it will be. */
const PATIENCE_MS = 8_000;
const LATE = Symbol('late');

const within = async <T>(work: Promise<T>, ms: number): Promise<T | typeof LATE> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

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
