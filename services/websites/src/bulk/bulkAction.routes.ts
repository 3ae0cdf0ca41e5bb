import {
  getBulkAction,
  getBulkCsv,
  listBulkActions,
  listBulkRows,
  startBulkAction,
  steerBulkAction,
} from '@yinyom/contracts/bulk/bulkAction';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope, type About, type Member } from '@yinyom/service-kit/auth/authorizer';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { BulkActionRecord } from './BulkActionRecord';
import type { BulkActionService } from './bulkAction.service';
import { BULK_RIGHTS } from './bulkRights';
import { orderedBy } from './orderedBy';

interface Parts {
  bulk: BulkActionService;
  auditor: Auditor;
}
interface Asking {
  params: { id: string };
  context: RequestContext;
  member(organizationId: string, about?: About): Promise<Member>;
}

/** How the audit log names it. */
export const bulkTarget = ({ _id, action }: Pick<BulkActionRecord, '_id' | 'action'>) => ({
  type: 'bulk_action',
  id: String(_id),
  label: action,
});

/** Calls that do something to many websites. */
export const bindBulkActionRoutes = (bind: RouteBinder, { bulk, auditor }: Parts): void => {
  const open = async (call: Asking): Promise<{ record: BulkActionRecord; member: Member }> => {
    const { owned, member } = await openOwned(call, await bulk.find(call.params.id), 'each');
    return { record: bulk.openFor(owned, member), member };
  };

  bind(startBulkAction, async (call) => {
    const { organization_id, ...order } = call.body;
    const member = await call.member(organization_id, 'each');
    const started = await bulk.start(member, order, orderedBy(call.context, member));
    await auditor.done(call.context, member, {
      action: 'bulk.started',
      target: { type: 'bulk_action', id: started.id, label: started.action },
      changes: [{ field: 'websites', before: null, after: started.progress.total }],
    });
    return started;
  });

  bind(listBulkActions, async (call) => {
    const member = await call.member(call.query.organization_id);
    return bulk.list(member, call.query.page, call.query.limit);
  });

  bind(getBulkAction, async (call) => bulk.show((await open(call)).record));

  bind(listBulkRows, async (call) => {
    const { record, member } = await open(call);
    return bulk.rows(record, member, call.query, call.context.lang);
  });

  bind(getBulkCsv, async (call) => {
    const { record, member } = await open(call);
    const text = await bulk.csv(record, member, call.context.lang);
    call.res.setHeader('X-Content-Type-Options', 'nosniff');
    call.res.attachment(`websites-${call.params.id}.csv`);
    call.res.status(200).type('text/csv').send(text);
    return SENT;
  });

  bind(steerBulkAction, async (call) => {
    const { record, member } = await open(call);
    needsScope(member, BULK_RIGHTS[record.action].scope);
    const answer = await bulk.steer(record, call.params.act);
    await auditor.done(call.context, member, {
      action: 'bulk.steered',
      target: bulkTarget(record),
      changes: [{ field: 'state', before: record.state, after: answer.state }],
    });
    return answer;
  });
};
