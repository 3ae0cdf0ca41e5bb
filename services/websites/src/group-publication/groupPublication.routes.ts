import {
  getGroupPublication,
  getPublicationCsv,
  listGroupPublications,
  listPublicationRows,
  publishGroup,
  steerGroupPublication,
} from '@yinyom/contracts/groups/groupPublication';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope } from '@yinyom/service-kit/auth/authorizer';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { Access } from '../access/access';
import { groupTarget } from '../group/group.routes';
import type { GroupPublicationService } from './groupPublication.service';

interface Parts {
  groupPublications: GroupPublicationService;
  access: Access;
  auditor: Auditor;
}

/** Who publishes, for the audit entries of the websites. */
const byOf = ({ caller }: RequestContext, user_id: string) =>
  caller?.key
    ? { id: caller.sessionId, kind: 'api_key' as const, name: caller.key.name, user_id }
    : { id: user_id, kind: 'user' as const, user_id };

/** Calls that publish groups of websites. */
export const bindGroupPublicationRoutes = (
  bind: RouteBinder,
  { groupPublications, access, auditor }: Parts,
): void => {
  bind(publishGroup, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const by = byOf(call.context, member.userId);
    if (call.body.dry_run) return groupPublications.plan(group, call.body, member, by);
    needsScope(member, 'templates:publish');
    const begun = await groupPublications.confirm(group, call.body, by);
    await auditor.done(call.context, member, {
      action: 'group.published',
      target: groupTarget(group),
      changes: [{ field: 'version', before: group.version, after: begun.version }],
    });
    return begun;
  });

  bind(listGroupPublications, async (call) => {
    const { group } = await access.group(call, call.params.id);
    return groupPublications.list(group, call.query.page, call.query.limit);
  });

  bind(getGroupPublication, async (call) => {
    const { group } = await access.group(call, call.params.id);
    return groupPublications.get(group, call.params.publicationId);
  });

  bind(listPublicationRows, async (call) => {
    const { group } = await access.group(call, call.params.id);
    const { outcome, page, limit } = call.query;
    return groupPublications.rows(group, call.params.publicationId, outcome, page, limit);
  });

  bind(getPublicationCsv, async (call) => {
    const { group } = await access.group(call, call.params.id);
    const text = await groupPublications.csv(group, call.params.publicationId);
    call.res.setHeader('X-Content-Type-Options', 'nosniff');
    call.res.attachment(`publication-${call.params.publicationId}.csv`);
    call.res.status(200).type('text/csv').send(text);
    return SENT;
  });

  bind(steerGroupPublication, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    needsScope(member, 'templates:publish');
    return groupPublications.steer(group, call.params.publicationId, call.params.act);
  });
};
