import { ROLES } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { createExport } from '@yinyom/contracts/consents/exports';
import { AppError, forbidden, notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { OwnedApplication } from '../access/applicationAccess';
import { bangkokDay } from '../figures/bangkokDay';
import { checkedRange, periodOf } from '../figures/period';
import { newExportId } from './exportId.store';
import type { ExportRunner } from './exportRunner';
import type { ExportStore, StoredExport } from './export.store';

const MOST_LIVE = 3;
const KEPT_MS = 7 * 86_400_000;

/** Whether a member may touch an export: its maker and Admins (row 78). */
const mayUse = (job: StoredExport, member: Member): boolean =>
  job.created_by === member.userId || member.role === ROLES.admin;

/** Exports of a website (rows 77-79). */
export const createExports = (store: ExportStore, runner: ExportRunner) => ({
  /** @throws AppError 403 for rows about visitors below role 10, 409 export_limit, 422 */
  create: async (application: OwnedApplication, body: BodyOf<typeof createExport>): Promise<StoredExport> => {
    const { member, id, domain_name } = application;
    const { type, format, from, to } = body;
    if (type !== 'daily' && member.role < ROLES.member) throw forbidden();
    if (type === 'daily') periodOf({ from, to });
    else checkedRange({ from, to });
    if ((await store.countLive(member.organizationId)) >= MOST_LIVE)
      throw new AppError(409, 'export_limit', { values: { most: MOST_LIVE } });
    const now = new Date();
    const host = domain_name.replace(/[^a-z0-9.-]+/gi, '-');
    const job: StoredExport = {
      _id: newExportId(),
      application_id: id,
      organization_id: member.organizationId,
      type,
      format,
      params: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      status: 'queued',
      position: 0,
      chunks: 0,
      rows: 0,
      bytes: 0,
      progress: 0,
      file_name: `${host}-${type}-${bangkokDay(now)}.${format}`,
      created_by: member.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + KEPT_MS),
      lease_until: runner.lease(),
    };
    await store.add(job);
    runner.start(job);
    return job;
  },

  get: store.get,

  list: (application: OwnedApplication, before: string | null, limit: number) => {
    const { id, member } = application;
    return store.list(id, member.role === ROLES.admin ? null : member.userId, before, limit);
  },

  /** @throws AppError 404 for somebody else's */
  checkUse: (job: StoredExport | null, member: Member): StoredExport => {
    if (!job || !mayUse(job, member)) throw notFound();
    return job;
  },

  remove: (job: StoredExport) => store.remove(job._id),

  /** @throws AppError 409 export_not_ready, 410 export_expired */
  checkReady: (job: StoredExport): void => {
    if (job.expires_at <= new Date()) throw new AppError(410, 'export_expired');
    if (job.status !== 'ready') throw new AppError(409, 'export_not_ready');
  },

  read: store.read,
});
export type Exports = ReturnType<typeof createExports>;
