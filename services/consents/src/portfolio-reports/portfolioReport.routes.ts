import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import {
  createPortfolioReport,
  deletePortfolioReport,
  getPortfolioReportPdf,
  listPortfolioReports,
  previewPortfolioReport,
  updatePortfolioReport,
} from '@yinyom/contracts/consents/portfolioReport';
import { isId } from '@yinyom/contracts/fields';
import { notFound } from '@yinyom/service-kit/AppError';
import { auditEventOf } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import { isGroupInScope } from '@yinyom/service-kit/auth/isInScope';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import { requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import { wholeList } from '@yinyom/service-kit/http/listPages';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import { seenSites } from '../portfolio/seenSites';
import type { WebsitesClient } from '../sites/siteDirectory';
import { toReport, type PortfolioReports } from './portfolioReport.service';
import type { PortfolioReportRecord } from './portfolioReport.store';

interface Parts {
  reports: PortfolioReports;
  identity: Pick<IdentityClient, 'recordAudit'>;
  websites: Pick<WebsitesClient, 'listApplicationIds'>;
  patienceMs: number;
}
type Asked = Pick<Call<AnyEndpoint>, 'member'>;

/** Reports of many websites: who gets them, what was made, and how this month's would look. */
export const bindPortfolioReports = (
  bind: RouteBinder,
  { reports, identity, websites, patienceMs }: Parts,
): void => {
  const drawing = createRepeatedDrawing(patienceMs);

  /** Whether a caller sees every website of a report; of one whose group is gone, who sees the whole organization. */
  const seesAll = async ({ limits }: Pick<Member, 'limits'>, record: PortfolioReportRecord) =>
    isGroupInScope(limits, (await reports.pathOf(record)) ?? []);

  /** The report, for a member who sees all of it. @throws AppError 401, 403, 404 */
  const open = async (call: Asked, id: string) => {
    const record = isId(id) ? await reports.get(id).catch(() => null) : null;
    const member = await call.member(record?.organization_id ?? NOBODY, 'each');
    if (!record || !(await seesAll(member, record))) throw notFound();
    return { record, member };
  };

  const audited = (
    call: Pick<Call<AnyEndpoint>, 'context'>,
    organizationId: string,
    action: 'portfolio_report.saved' | 'portfolio_report.removed' | 'export.downloaded',
    target: { type: string; id: string; label: string },
  ) => identity.recordAudit(auditEventOf(call.context, organizationId, { action, target }));

  bind(listPortfolioReports, async (call) => {
    const member = await call.member(call.query.organization_id, 'each');
    const all = await reports.list(member.organizationId);
    const seen = await Promise.all(all.map((record) => seesAll(member, record)));
    return wholeList(all.filter((_, at) => seen[at]).map(toReport));
  });

  bind(createPortfolioReport, async (call) => {
    const { organizationId } = await call.member(call.body.organization_id);
    const made = await reports.create({ ...call.body, organization_id: organizationId }, new Date());
    await audited(call, organizationId, 'portfolio_report.saved', {
      type: 'portfolio_report',
      id: made.id,
      label: made.group_id ?? organizationId,
    });
    return made;
  });

  bind(updatePortfolioReport, async (call) => {
    const { record } = await open(call, call.params.id);
    const changed = await reports.update(record, call.body, requiredRevision(call.req));
    await audited(call, record.organization_id, 'portfolio_report.saved', {
      type: 'portfolio_report',
      id: changed.id,
      label: record.group_id ?? record.organization_id,
    });
    return changed;
  });

  bind(deletePortfolioReport, async (call) => {
    const { record } = await open(call, call.params.id);
    await reports.remove(record);
    await audited(call, record.organization_id, 'portfolio_report.removed', {
      type: 'portfolio_report',
      id: call.params.id,
      label: record.group_id ?? record.organization_id,
    });
    return undefined;
  });

  bind(getPortfolioReportPdf, async (call) => {
    const { record } = await open(call, call.params.id);
    const pdf = await reports.document(record, call.params.month);
    const file = `portfolio-${call.params.month}-${record.language}.pdf`;
    // As with exports, no file leaves without a trace.
    await audited(call, record.organization_id, 'export.downloaded', {
      type: 'portfolio_report',
      id: call.params.id,
      label: file,
    });
    sendPdf(call.res, file, pdf);
    return SENT;
  });

  bind(previewPortfolioReport, async (call) => {
    const { organization_id, group_id, month, language = call.context.lang } = call.query;
    const member = await call.member(organization_id, 'each');
    const { organizationId } = member;
    const groupId = group_id ?? null;
    // A document has name and logo of its group, so who does not see the group gets none, not even without websites.
    const path = await reports.pathOf({ organization_id: organizationId, group_id: groupId });
    if (path === null || (groupId !== null && !isGroupInScope(member.limits, path))) throw notFound();
    const seen = await seenSites(websites, member);
    const of = { organizationId, groupId, seen: seen && [...seen].sort(), month, language };
    // The count of a large organization takes longer than a request may: the next one gets what this one began.
    const pdf = await drawing(JSON.stringify(of), async () => (await reports.draw(of, new Date())).pdf);
    const file = `portfolio-${month}-${language}.pdf`;
    await audited(call, organizationId, 'export.downloaded', {
      type: 'organization',
      id: organizationId,
      label: file,
    });
    sendPdf(call.res, file, pdf);
    return SENT;
  });
};
