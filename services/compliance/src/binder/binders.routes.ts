import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { isId } from '@yinyom/contracts/fields';
import {
  createBinder,
  deleteBinder,
  downloadBinder,
  getBinder,
  listBinders,
  listDeletedWebsites,
} from '@yinyom/contracts/papers/binders';
import { invalidField } from '@yinyom/service-kit/AppError';
import { auditEventOf } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import { binderFileName } from './binderFileName';
import type { BindersService } from './binders.service';

interface Deps {
  binders: BindersService;
  access: Pick<RequestAccess, 'worker'>;
  identity: Pick<IdentityClient, 'recordAudit'>;
}
type OneCall = Pick<Call<AnyEndpoint>, 'member' | 'context'> & { params: { id: string } };

/** Binders, for Admins and officers; no API key has a scope for them. */
export const bindBinderRoutes = (bind: RouteBinder, { binders, access, identity }: Deps): void => {
  /** Unlike elsewhere, one that cannot be written stops the call: no binder is made or leaves without a trace. */
  const audit = (
    context: RequestContext,
    organizationId: string,
    action: AuditAction,
    { id, label }: { id: string; label: string },
  ) =>
    identity.recordAudit(
      auditEventOf(context, organizationId, { action, target: { type: 'binder', id, label } }),
    );

  /** @throws AppError 401, 403, 404 */
  const open = async (call: OneCall) => openOwned(call, await binders.find(call.params.id));
  const labelOf = ({ from, until }: { from: string; until: string }): string => `${from} – ${until}`;

  bind(createBinder, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const { id, name } = (await access.worker(context, caller)).actor;
    const { organizationId, organizationName } = caller;
    const { binder, isNew } = await binders.create(
      { organizationId, organizationName, madeBy: { id, name } },
      body,
    );
    if (isNew)
      await audit(context, organizationId, 'binder.ordered', { id: binder.id, label: labelOf(binder) });
    return binder;
  });

  bind(listBinders, async ({ member, params, query: { cursor, limit, letter_id } }) => {
    const { organizationId } = await member(params.id);
    if (cursor !== undefined && !isId(cursor)) throw invalidField('cursor', 'cursor_invalid');
    const found = await binders.list(organizationId, {
      before: cursor ?? null,
      limit: limit + 1,
      letter_id,
    });
    const entities = found.slice(0, limit);
    const has_more = found.length > limit;
    return {
      entities,
      limit,
      total: null,
      has_more,
      next_cursor: has_more ? (entities.at(-1)?.id ?? null) : null,
    };
  });

  bind(listDeletedWebsites, async ({ member, params, query }) => {
    const { organizationId } = await member(params.id);
    return binders.deletedWebsites(organizationId, query);
  });

  bind(getBinder, async (call) => binders.show((await open(call)).owned));

  bind(deleteBinder, async (call) => {
    const { owned } = await open(call);
    await binders.remove(owned);
    const target = { id: call.params.id, label: labelOf(owned) };
    await audit(call.context, owned.organization_id, 'binder.deleted', target);
    return undefined;
  });

  bind(downloadBinder, async (call) => {
    const { owned, member } = await open(call);
    needsWayOut(member, 'document.downloadBinder');
    const { bytes, sha256, content } = binders.open(owned);
    const target = { id: call.params.id, label: labelOf(owned) };
    await audit(call.context, owned.organization_id, 'binder.fetched', target);
    const { res } = call;
    res.status(200);
    res.setHeader('Content-Type', 'application/zip');
    res.setHeader('Content-Length', String(bytes));
    res.setHeader('Content-Disposition', `attachment; filename="${binderFileName(owned)}"`);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('X-Content-SHA256', sha256);
    await pipeline(Readable.from(content), res);
    return SENT;
  });
};
