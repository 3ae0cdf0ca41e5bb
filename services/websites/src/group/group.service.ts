import {
  MAX_GROUPS,
  type createGroup,
  type updateGroup,
  type OpenGroup,
} from '@yinyom/contracts/groups/group';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { sectionsIn } from '@yinyom/contracts/groups/sections';
import { AppError, conflict, notFound, rejected } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { isGroupInScope, type WebsiteLimit } from '@yinyom/service-kit/auth/isInScope';
import { numberedPage, onlyPage } from '@yinyom/service-kit/http/listPages';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord, GroupVersionRecord } from '../inheritance/GroupRecord';
import type { GroupVersionStore } from '../inheritance/groupVersion.store';
import type { GroupSettling } from './groupSettling';
import { toGroup, toSections } from './toGroup';
import { checkRoom, inTreeOrder } from './tree';
import type { WebsitePlaceStore } from './websitePlace.store';

interface Parts {
  groups: GroupStore;
  groupVersions: GroupVersionStore;
  places: WebsitePlaceStore;
  settlingGroups: GroupSettling;
  /** Whether a publication of this group, or of one above or below it, is running. */
  isPublishing(group: Pick<GroupRecord, '_id' | 'path' | 'organization_id'>): Promise<boolean>;
  ownOrigin: string;
}

/** Keeps the tree of an organization's groups. */
export const createGroupService = (parts: Parts) => {
  const { groups, groupVersions, places, settlingGroups, isPublishing, ownOrigin } = parts;

  const show = async (record: GroupRecord): Promise<OpenGroup> => {
    const id = String(record._id);
    const [all, counts, inheriting] = await Promise.all([
      groups.ofOrganization(record.organization_id),
      places.countByGroup(record.organization_id),
      places.countInheriting(id),
    ]);
    const shown = toGroup(record, counts, all);
    return {
      ...shown,
      draft: toSections(id, record, ownOrigin),
      deletion: {
        websites: shown.website_count,
        groups: all.filter(({ parent_id }) => parent_id === id).length,
        inheriting,
      },
    };
  };

  /** @throws AppError 404 for a group of another organization */
  const parentOf = async (organizationId: string, id: string | null): Promise<GroupRecord | null> => {
    if (id === null) return null;
    const parent = await groups.find(id);
    if (parent?.organization_id !== organizationId) throw notFound();
    return parent;
  };

  const toVersion = (record: GroupVersionRecord) => ({
    version: record.version,
    published_at: record.published_at.toISOString(),
    by: { id: record.published_by },
    ...(record.note && { note: record.note }),
  });

  return {
    show,

    /** @param limits of the caller: groups with all of their websites within them are listed */
    list: async (organizationId: string, limits?: readonly WebsiteLimit[]) => {
      const [all, counts] = await Promise.all([
        groups.ofOrganization(organizationId),
        places.countByGroup(organizationId),
      ]);
      const entities = inTreeOrder(all)
        .filter(({ path }) => isGroupInScope(limits, path))
        .map((record) => toGroup(record, counts, all));
      return onlyPage(entities, MAX_GROUPS);
    },

    /** @throws AppError 404, 409 group_limit, group_levels, duplicate_group_name */
    create: async (
      { name, parent_id }: Omit<BodyOf<typeof createGroup>, 'organization_id'>,
      { organizationId, userId }: Member,
    ): Promise<GroupRecord> => {
      const parent = await parentOf(organizationId, parent_id);
      const all = await groups.ofOrganization(organizationId);
      if (all.length >= MAX_GROUPS) throw conflict('group_limit');
      checkRoom(null, parent, all);
      const now = new Date();
      const _id = groups.newId();
      const made = await groups.insert({
        _id,
        organization_id: organizationId,
        parent_id,
        path: [...(parent?.path ?? []), String(_id)],
        position: all.filter((group) => group.parent_id === parent_id).length,
        name,
        sections: {},
        logo: null,
        version: 0,
        published_at: null,
        pending_changes: false,
        revision: 1,
        created_by: userId,
        created_at: now,
        updated_at: now,
      });
      // Others may have been made or moved since the first look: whoever sees too many, or no parent, takes the own one back.
      const refusal =
        (await groups.count(organizationId)) > MAX_GROUPS
          ? conflict('group_limit')
          : parent && (await groups.find(String(parent._id)))?.path.join() !== parent.path.join()
            ? conflict('group_levels')
            : null;
      if (!refusal) return made;
      await groups.remove(String(_id));
      throw refusal;
    },

    /** @throws AppError 404, 409 group_levels, duplicate_group_name, publication_running, 412 */
    update: async (
      record: GroupRecord,
      { parent_id, controller, privacy_url, dpo_email, ...body }: BodyOf<typeof updateGroup>,
      revision: number,
    ): Promise<GroupRecord> => {
      const id = String(record._id);
      const moves = parent_id !== undefined && parent_id !== record.parent_id;
      const parent = moves ? await parentOf(record.organization_id, parent_id) : null;
      if (moves) {
        if (await isPublishing(record)) throw conflict('publication_running');
        checkRoom(id, parent, await groups.ofOrganization(record.organization_id));
      }
      const changes = {
        ...body,
        ...(moves && { parent_id, path: [...(parent?.path ?? []), id] }),
        ...(controller !== undefined && { controller: controller ?? undefined }),
        ...(privacy_url !== undefined && { privacy_url: privacy_url || undefined }),
        ...(dpo_email !== undefined && { dpo_email: dpo_email || undefined }),
      };
      const save = async (): Promise<GroupRecord> => {
        const updated = await groups.update(record, changes, revision);
        if (!updated) throw new AppError(412, 'version_conflict');
        const told = controller !== undefined || privacy_url !== undefined || dpo_email !== undefined;
        if (told) await places.markPending(id);
        return updated;
      };
      return moves ? settlingGroups.moved(record.organization_id, save) : save();
    },

    /** Its websites and groups move up; what came from it becomes the websites' own. @throws AppError 409, 422 */
    remove: async (record: GroupRecord, confirm: string | undefined): Promise<void> => {
      if (confirm !== record.name) throw rejected('confirmation_mismatch');
      if (await isPublishing(record)) throw conflict('publication_running');
      const all = await groups.ofOrganization(record.organization_id);
      const names = (parentId: string | null) =>
        all
          .filter(({ _id, parent_id }) => parent_id === parentId && String(_id) !== String(record._id))
          .map(({ name }) => name.normalize('NFC').toLowerCase());
      const taken = new Set(names(record.parent_id));
      if (names(String(record._id)).some((name) => taken.has(name))) throw conflict('duplicate_group_name');
      await settlingGroups.remove(record);
    },

    listVersions: async (record: GroupRecord, page: number, limit: number) => {
      const { records, total } = await groupVersions.list(String(record._id), page, limit);
      const entities = records.map((version) => ({
        ...toVersion(version),
        sections: sectionsIn(version.sections),
      }));
      return numberedPage(entities, { page, limit }, total);
    },

    /** @throws AppError 404 */
    version: async ({ _id }: GroupRecord, number: number) => {
      const version = await groupVersions.find(String(_id), number);
      if (!version) throw notFound();
      return { ...toVersion(version), content: toSections(String(_id), version, ownOrigin) };
    },
  };
};
export type GroupService = ReturnType<typeof createGroupService>;
