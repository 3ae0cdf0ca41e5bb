import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createExport,
  deleteExport,
  downloadExport,
  getExport,
  listExports,
} from '@yinyom/contracts/consents/exports';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { invalidField } from '@yinyom/service-kit/AppError';
import { auditEventOf } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import { isId } from '@yinyom/contracts/fields';
import { continuedPage } from '@yinyom/service-kit/http/listPages';
import type { ApplicationAccess } from '../access/applicationAccess';
import { byteRangeOf } from './byteRange';
import { CONTENT_TYPES } from './exportFormat';
import { toExportJob, type StoredExport } from './export.store';
import type { Exports } from './exports.service';

/** Rows 77, 78 and 79. */
export const bindExports = (
  bind: RouteBinder,
  access: ApplicationAccess,
  exports: Exports,
  identity: IdentityClient,
): void => {
  /** Unlike elsewhere, one that cannot be written stops the call: no file leaves without a trace. */
  const audit = ({ context }: Pick<Call<AnyEndpoint>, 'context'>, job: StoredExport, action: AuditAction) =>
    identity.recordAudit(
      auditEventOf(context, job.organization_id, {
        action,
        target: { type: 'export', id: job._id.toHexString(), label: job.file_name },
      }),
    );

  /** The export that a call names, if the caller may use it. */
  const named = async (call: Pick<Call<AnyEndpoint>, 'member'>, id: string) => {
    const job = await exports.get(id);
    const { member } = await access(call, job?.application_id ?? null);
    return exports.checkUse(job, member);
  };

  bind(createExport, async (call) => {
    const application = await access(call, call.body.application_id);
    const job = await exports.create(application, call.body);
    await audit(call, job, 'export.created');
    return toExportJob(job);
  });

  bind(listExports, async (call) => {
    const application = await access(call, call.query.application_id);
    const { cursor, limit } = call.query;
    if (cursor !== undefined && !isId(cursor)) throw invalidField('cursor', 'cursor_invalid');
    const found = await exports.list(application, cursor ?? null, limit + 1);
    return continuedPage(
      found,
      { limit, total: null },
      (job) => toExportJob(job),
      ({ _id }) => _id.toHexString(),
    );
  });

  bind(getExport, async (call) => toExportJob(await named(call, call.params.id)));

  bind(deleteExport, async (call) => {
    const job = await named(call, call.params.id);
    await exports.remove(job);
    await audit(call, job, 'export.removed');
    return undefined;
  });

  bind(downloadExport, async (call) => {
    const job = await named(call, call.params.id);
    exports.checkReady(job);
    const { req, res } = call;
    const range = byteRangeOf(req.get('range'), job.bytes);
    res.setHeader('Accept-Ranges', 'bytes');
    if (range === 'unsatisfiable') {
      res.setHeader('Content-Range', `bytes */${job.bytes}`);
      res.status(416).end();
      return SENT;
    }
    const { first, last } = range ?? { first: 0, last: job.bytes - 1 };
    await audit(call, job, 'export.downloaded');
    res.status(range ? 206 : 200);
    if (range) res.setHeader('Content-Range', `bytes ${first}-${last}/${job.bytes}`);
    res.setHeader('Content-Type', CONTENT_TYPES[job.format]);
    res.setHeader('Content-Length', String(last - first + 1));
    res.setHeader('Content-Disposition', `attachment; filename="${job.file_name}"`);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('X-Content-SHA256', job.sha256 ?? '');
    await pipeline(Readable.from(exports.read(job._id, first, last)), res);
    return SENT;
  });
};
