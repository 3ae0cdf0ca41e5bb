import { getGroupTag, ignoreTagHost, makeGroupTag, removeGroupTag } from '@yinyom/contracts/groups/groupTag';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import { groupTarget } from '../group/group.routes';
import type { GroupTagService } from './groupTag.service';

interface Parts {
  groupTags: GroupTagService;
  access: Access;
  auditor: Auditor;
}

/** Calls about the one tag of a group. */
export const bindGroupTagRoutes = (bind: RouteBinder, { groupTags, access, auditor }: Parts): void => {
  bind(getGroupTag, async (call) => groupTags.show((await access.group(call, call.params.id)).group));

  bind(makeGroupTag, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const tag = await groupTags.make(group);
    await auditor.done(call.context, member, {
      action: 'group.updated',
      target: groupTarget(group),
      changes: [{ field: 'group_key', before: group.group_key ?? null, after: tag.group_key }],
    });
    return tag;
  });

  bind(ignoreTagHost, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const { host, ignored } = call.body;
    const { tag, changed } = await groupTags.ignore(group, host, ignored);
    if (!changed) return tag;
    await auditor.done(call.context, member, {
      action: 'group.updated',
      target: groupTarget(group),
      changes: [{ field: 'ignored_hosts', before: ignored ? null : host, after: ignored ? host : null }],
    });
    return tag;
  });

  bind(removeGroupTag, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    await groupTags.remove(group);
    await auditor.done(call.context, member, {
      action: 'group.updated',
      target: groupTarget(group),
      changes: [{ field: 'group_key', before: group.group_key ?? null, after: null }],
    });
    return undefined;
  });
};
