import { type Lang, type Role, ROLES } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { EXPORT_TYPES, type createExport, type ExportType } from '@yinyom/contracts/consents/exports';
import { AppError, forbidden, notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { mayLeave, needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import type { OwnedApplication } from '../access/applicationAccess';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { DAY_MS } from '@yinyom/contracts/durations';
import { checkedRange, periodOf } from '../figures/period';
import { fileHost } from './fileHost';
import { newExportId } from './exportId.store';
import type { ExportRunner } from './exportRunner';
import type { ExportStore, StoredExport } from './export.store';

const MOST_LIVE = 3;
const KEPT_MS = 7 * DAY_MS;

/** Whether a member may touch an export: its maker and Admins (row 78). */
const mayUse = (job: StoredExport, member: Member): boolean =>
  job.created_by === member.userId || member.role === ROLES.admin;

/** The role that the rows of a file need, when it is ordered and whenever it is used. */
export const LEAST_ROLE: Record<ExportType, Role> = {
  daily: ROLES.viewer,
  report: ROLES.viewer,
  consents: ROLES.member,
  consent_logs: ROLES.member,
  cookies: ROLES.member,
  site_config: ROLES.member,
  audit: ROLES.admin,
};

/** Exports of a website (rows 77-79). */
export const createExports = (store: ExportStore, runner: ExportRunner) => {
  type Order = Pick<StoredExport, 'type' | 'format' | 'params'>;

  const begin = async (application: OwnedApplication, order: Order, name: string): Promise<StoredExport> => {
    const { member, id, domain_name } = application;
    const tooMany = () => new AppError(409, 'export_limit', { values: { most: MOST_LIVE } });
    if ((await store.countLive(member.organizationId)) >= MOST_LIVE) throw tooMany();
    const now = new Date();
    const job: StoredExport = {
      _id: newExportId(),
      application_id: id,
      organization_id: member.organizationId,
      organization_name: member.organizationName,
      ...order,
      status: 'queued',
      position: 0,
      chunks: 0,
      rows: 0,
      bytes: 0,
      progress: 0,
      file_name: `${fileHost(domain_name)}-${name}.${order.format}`,
      created_by: member.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + KEPT_MS),
      lease_until: runner.lease(),
    };
    await store.add(job);
    // Others may have been ordered between the count and this one: whoever sees too many takes the own one back.
    if ((await store.countLive(member.organizationId)) > MOST_LIVE) {
      await store.remove(job._id);
      throw tooMany();
    }
    runner.start(job);
    return job;
  };

  return {
    /** @throws AppError 403 without the role, scopes or reach that the rows need, 409 export_limit, 422 */
    create: async (
      application: OwnedApplication,
      body: BodyOf<typeof createExport>,
    ): Promise<StoredExport> => {
      const { type, format, from, to, language } = body;
      if (application.member.role < LEAST_ROLE[type]) throw forbidden();
      needsWayOut(application.member, `export.${type}`);
      if (type === 'daily') periodOf({ from, to });
      else checkedRange({ from, to });
      const params = {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(language !== undefined && { language }),
      };
      return begin(application, { type, format, params }, `${type}-${bangkokDay(new Date())}`);
    },

    /** The PDF of a monthly report, for somebody who does not wait for it. @throws AppError 409 export_limit */
    createReport: (application: OwnedApplication, month: string, language: Lang): Promise<StoredExport> =>
      begin(
        application,
        { type: 'report', format: 'pdf', params: { month, language } },
        `report-${month}-${language}`,
      ),

    get: store.get,

    list: (application: OwnedApplication, before: string | null, limit: number) => {
      const { id, member } = application;
      const types = EXPORT_TYPES.filter(
        (type) => member.role >= LEAST_ROLE[type] && mayLeave(member, `export.${type}`),
      );
      return store.list(id, types, member.role === ROLES.admin ? null : member.userId, before, limit);
    },

    /** @throws AppError 404 for somebody else's; 403 for rows that the member may not see any more */
    checkUse: (job: StoredExport | null, member: Member): StoredExport => {
      if (!job || !mayUse(job, member)) throw notFound();
      if (member.role < LEAST_ROLE[job.type]) throw forbidden();
      needsWayOut(member, `export.${job.type}`);
      return job;
    },

    remove: (job: StoredExport) => store.remove(job._id),

    /** @throws AppError 409 export_not_ready, 410 export_expired */
    checkReady: (job: StoredExport): void => {
      if (job.expires_at <= new Date()) throw new AppError(410, 'export_expired');
      if (job.status !== 'ready') throw new AppError(409, 'export_not_ready');
    },

    read: store.read,
  };
};
export type Exports = ReturnType<typeof createExports>;
