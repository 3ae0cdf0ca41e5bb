import {
  decideLeakFinding,
  getLeakReportPdf,
  getLeakWatch,
  listLeakFindings,
  switchLeakWatch,
} from '@yinyom/contracts/scanner/leakWatch';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { ApplicationAccess, Site } from '../access/applicationAccess';
import type { LeakService } from './leak.service';
import type { LeakReportPdf } from './leakReportPdf';

interface Parts {
  leaks: LeakService;
  reportPdf: LeakReportPdf;
  access: ApplicationAccess;
  auditor: Auditor;
  /** Name of the person who asks, for those who read the list later. */
  nameOf(organizationId: string, userId: string): Promise<string>;
}

const target = ({ id, domain_name }: Site, more = '') => ({
  type: 'application',
  id,
  label: [domain_name, more].filter(Boolean).join(': '),
});

/** Calls about published personal data; for Admins only, and each change is in the audit log. */
export const bindLeakRoutes = (bind: RouteBinder, parts: Parts): void => {
  const { leaks, reportPdf, access, auditor, nameOf } = parts;
  bind(getLeakWatch, async (call) => leaks.stateOf(await access(call, call.params.id)));

  bind(switchLeakWatch, async (call) => {
    const site = await access(call, call.params.id);
    const { userId } = site.member;
    const { enabled } = call.body;
    const answer = enabled
      ? await leaks.switchOn(site, { id: userId, name: await nameOf(site.organization_id, userId) })
      : await leaks.switchOff(site);
    await auditor.done(call.context, site.member, {
      action: enabled ? 'scan.leak_watch_on' : 'scan.leak_watch_off',
      target: target(site),
    });
    return answer;
  });

  bind(listLeakFindings, async (call) => leaks.list(await access(call, call.params.id)));

  bind(getLeakReportPdf, async (call) => {
    const site = await access(call, call.params.id);
    const { language = call.context.lang } = call.query;
    const host = site.domain_name.replace(/[^a-z0-9.-]+/gi, '-');
    sendPdf(call.res, `${host}-personal-data-${language}.pdf`, await reportPdf(site, language));
    return SENT;
  });

  bind(decideLeakFinding, async (call) => {
    const site = await access(call, call.params.id);
    const { userId } = site.member;
    const by = { id: userId, name: await nameOf(site.organization_id, userId) };
    const answer = await leaks.decide(site, call.params.findingId, call.body, by);
    await auditor.done(call.context, site.member, {
      action: 'scan.leak_finding_decided',
      target: target(site, `${answer.kind} ${answer.state}`),
    });
    return answer;
  });
};
