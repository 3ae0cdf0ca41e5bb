import {
  createGroup,
  deleteGroup,
  deleteGroupLogo,
  getGroup,
  getGroupLogo,
  getGroupVersion,
  listGroups,
  listGroupVersions,
  saveGroupDraft,
  saveGroupLogo,
  updateGroup,
} from '@yinyom/contracts/groups/group';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import type { GroupRecord } from '../inheritance/GroupRecord';
import { groupPlace, type GroupNames } from '../inheritance/groupNames';
import type { GroupService } from './group.service';
import type { GroupDraftService } from './groupDraft.service';

interface Parts {
  groupTree: GroupService;
  groupDrafts: GroupDraftService;
  groupNames: GroupNames;
  access: Access;
  auditor: Auditor;
}

/** How the audit log names a group. */
export const groupTarget = ({ _id, name }: Pick<GroupRecord, '_id' | 'name'>) => ({
  type: 'group',
  id: String(_id),
  label: name,
});

/** What changed of a group, for the audit log; groups above are named. */
const changesOf = async (before: GroupRecord, after: GroupRecord, groupNames: GroupNames) => {
  const above = async ({ path }: GroupRecord) => groupPlace(await groupNames(path.slice(0, -1)));
  const moved = before.parent_id !== after.parent_id;
  return [
    ...(['name', 'position', 'controller', 'privacy_url', 'dpo_email'] as const)
      .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
      .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
    ...(moved ? [{ field: 'parent_id', before: await above(before), after: await above(after) }] : []),
  ];
};

/** Calls about groups of websites. */
export const bindGroupRoutes = (
  bind: RouteBinder,
  { groupTree, groupDrafts, groupNames, access, auditor }: Parts,
): void => {
  bind(listGroups, async ({ query, member }) => {
    const { organizationId, limits } = await member(query.organization_id, 'each');
    return groupTree.list(organizationId, limits);
  });

  bind(createGroup, async ({ body: { organization_id, ...body }, member, context, res }) => {
    const owner = await member(organization_id);
    const made = await groupTree.create(body, owner);
    await auditor.done(context, owner, { action: 'group.created', target: groupTarget(made) });
    setEtag(res, made);
    return groupTree.show(made);
  });

  bind(getGroup, async (call) => {
    const { group } = await access.group(call, call.params.id);
    setEtag(call.res, group);
    return groupTree.show(group);
  });

  bind(updateGroup, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const updated = await groupTree.update(group, call.body, requiredRevision(call.req));
    await auditor.done(call.context, member, {
      action: updated.parent_id === group.parent_id ? 'group.updated' : 'group.moved',
      target: groupTarget(updated),
      changes: await changesOf(group, updated, groupNames),
    });
    setEtag(call.res, updated);
    return groupTree.show(updated);
  });

  bind(saveGroupDraft, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const saved = await groupDrafts.save(group, call.body, requiredRevision(call.req));
    await auditor.done(call.context, member, { action: 'group.draft_saved', target: groupTarget(saved) });
    setEtag(call.res, saved);
    return groupTree.show(saved);
  });

  bind(deleteGroup, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    await groupTree.remove(group, call.query.confirm);
    await auditor.done(call.context, member, { action: 'group.deleted', target: groupTarget(group) });
    return undefined;
  });

  bind(listGroupVersions, async (call) => {
    const { group } = await access.group(call, call.params.id);
    return groupTree.listVersions(group, call.query.page, call.query.limit);
  });

  bind(getGroupVersion, async (call) => {
    const { group } = await access.group(call, call.params.id);
    return groupTree.version(group, Number(call.params.version));
  });

  bind(getGroupLogo, async (call) => {
    const { group } = await access.group(call, call.params.id);
    return { logo: (await groupDrafts.readLogo(group, call.query.v)).toString('base64') };
  });

  bind(saveGroupLogo, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const saved = await groupDrafts.saveLogo(group, call.body.logo);
    await auditor.done(call.context, member, { action: 'group.draft_saved', target: groupTarget(saved) });
    setEtag(call.res, saved);
    return groupTree.show(saved);
  });

  bind(deleteGroupLogo, async (call) => {
    const { group, member } = await access.group(call, call.params.id);
    const saved = await groupDrafts.removeLogo(group);
    await auditor.done(call.context, member, { action: 'group.draft_saved', target: groupTarget(saved) });
    setEtag(call.res, saved);
    return groupTree.show(saved);
  });
};
