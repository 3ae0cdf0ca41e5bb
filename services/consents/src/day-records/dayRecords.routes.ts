import {
  getChangedDays,
  getDayRecord,
  getDayRecordPdf,
  getServedNotice,
} from '@yinyom/contracts/days/dayRecord';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { ApplicationAccess } from '../access/applicationAccess';
import { fileHost } from '../exports/fileHost';
import type { DayRecordPdf } from './dayRecordPdf';
import type { DayRecords } from './dayRecords.service';

/** What is recorded about a website on one day, as fields and as a PDF. */
export const bindDayRecords = (
  bind: RouteBinder,
  access: ApplicationAccess,
  days: DayRecords,
  pdfOf: DayRecordPdf,
): void => {
  /** The website, for callers who may read everything that a day is made of. */
  const open = async (call: Pick<Call<AnyEndpoint>, 'member'>, applicationId: string) => {
    const application = await access(call, applicationId);
    needsWayOut(application.member, 'document.getDayRecordPdf');
    return application;
  };

  bind(getDayRecord, async (call) => {
    const { application_id, day } = call.query;
    return days.record(await open(call, application_id), day);
  });

  bind(getDayRecordPdf, async (call) => {
    const { application_id, day, language = call.context.lang } = call.query;
    const application = await open(call, application_id);
    const pdf = await pdfOf(application, day, language);
    sendPdf(call.res, `${fileHost(application.domain_name)}-day-${day}-${language}.pdf`, pdf);
    return SENT;
  });

  bind(getChangedDays, async (call) => {
    const { application_id, from, to } = call.query;
    return days.changedDays(await open(call, application_id), { from, to });
  });

  bind(getServedNotice, async (call) => {
    const { application_id, version, language, window } = call.query;
    const application = await open(call, application_id);
    return days.notice(application, { version: Number(version), language, window });
  });
};
