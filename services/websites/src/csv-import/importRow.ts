import type { ImportValues } from '@yinyom/contracts/bulk/websiteImport';
import { conflict, forbidden } from '@yinyom/service-kit/AppError';
import { authorizeOrdered, type IdentityClient, type Member } from '@yinyom/service-kit/auth/authorizer';
import { ROLES } from '@yinyom/contracts/constants';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationService } from '../application/application.service';
import type { ApplicationStore } from '../application/application.store';
import type { BulkActionRecord, BulkRowRecord, Ended } from '../bulk/BulkActionRecord';
import { BULK_RIGHTS } from '../bulk/bulkRights';
import type { GroupService } from '../group/group.service';
import type { InheritanceService } from '../group/inheritance.service';
import type { GroupStore } from '../inheritance/group.store';
import type { DraftStore } from '../template/draft.store';
import { changesOf } from './changesOf';
import { groupsByPath, pathKey } from './groupPaths';
import { languagesOfNew, withPrivacyLink } from './newWebsite';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  groups: Pick<GroupStore, 'ofOrganization' | 'find'>;
  sites: Pick<ApplicationService, 'create' | 'update'>;
  groupTree: Pick<GroupService, 'create'>;
  inheritances: Pick<InheritanceService, 'begin' | 'move'>;
  identity: Pick<IdentityClient, 'authorize'>;
}

/** Carries out a row of a file of websites. It comes to the same when it runs twice. */
export const createImportRow = (parts: Parts) => {
  const { applications, drafts, groups, sites, groupTree, inheritances, identity } = parts;
  /** Groups of the import that is being carried out, by the names from the top. */
  const known = new Map<string, string>();

  /** @throws AppError 403 where the group is missing and the person makes none */
  const groupFor = async (member: Member, names: readonly string[]): Promise<string> => {
    const key = `${member.organizationId} ${pathKey(names)}`;
    const remembered = known.get(key);
    if (remembered !== undefined && (await groups.find(remembered))) return remembered;
    const all = groupsByPath(await groups.ofOrganization(member.organizationId));
    let parent: string | null = null;
    for (const [at, name] of names.entries()) {
      const found: string | undefined = all.get(pathKey(names.slice(0, at + 1)));
      if (found === undefined && member.role < ROLES.admin) throw forbidden();
      parent = found ?? String((await groupTree.create({ name, parent_id: parent }, member))._id);
    }
    if (parent === null) throw conflict('conflict');
    if (known.size > 1_000) known.clear();
    known.set(key, parent);
    return parent;
  };

  const siteOf = (application: ApplicationRecord, member: Member): Site => ({
    application,
    member,
    organizationName: member.organizationName,
  });

  /** Whether an earlier try made the website and did not come further. */
  const isBegun = (application: ApplicationRecord, bulk: BulkActionRecord): boolean =>
    application.created_by === bulk.by.userId &&
    application.created_at >= bulk.created_at &&
    application.template_version === 0;

  const fillIn = async (
    application: ApplicationRecord,
    values: ImportValues,
    member: Member,
  ): Promise<void> => {
    const id = String(application._id);
    const { privacy_url, dpo_email } = values;
    const body = { ...(privacy_url && { privacy_url }), ...(dpo_email && { dpo_email }) };
    if (Object.keys(body).length > 0) await sites.update(siteOf(application, member), body, undefined);
    const draft = privacy_url ? await drafts.find(id) : null;
    if (!draft) return;
    const languages = withPrivacyLink(draft.languages);
    await drafts.replace(id, draft.revision, { design: draft.design, languages, updated_by: member.userId });
  };

  const create = async (values: ImportValues, member: Member): Promise<ApplicationRecord> =>
    sites.create(
      {
        domain_name: values.domain,
        ...languagesOfNew(values),
        ...(values.name !== undefined && { name: values.name }),
      },
      member,
    );

  /** Gives a new website its group and what the row says of it besides. */
  const complete = async (
    application: ApplicationRecord,
    values: ImportValues,
    member: Member,
  ): Promise<Ended> => {
    const group = values.group && (await groupFor(member, values.group));
    const placed =
      group !== undefined && application.group_id !== group
        ? await inheritances.begin(siteOf(application, member), group)
        : application;
    await fillIn(placed, values, member);
    return { outcome: 'created', code: null, application_id: String(application._id) };
  };

  const update = async (
    application: ApplicationRecord,
    values: ImportValues,
    member: Member,
  ): Promise<Ended> => {
    const application_id = String(application._id);
    const changes = changesOf(application, values);
    const hasChanges = Object.keys(changes).length > 0;
    const site = siteOf(application, member);
    const changed = hasChanges ? await sites.update(site, changes, undefined) : application;
    const group = values.group && (await groupFor(member, values.group));
    const moves = group !== undefined && application.group_id !== group;
    if (moves && member.role < ROLES.admin) throw forbidden();
    if (moves) await inheritances.move(siteOf(changed, member), group, undefined);
    return { outcome: hasChanges || moves ? 'done' : 'unchanged', code: null, application_id };
  };

  return async (bulk: BulkActionRecord, { values, code }: BulkRowRecord): Promise<Ended> => {
    if (!values) return { outcome: 'skipped', code };
    const member = await authorizeOrdered(identity, bulk.by, bulk.organization_id, BULK_RIGHTS.import, null);
    const found = await applications.byDomain(bulk.organization_id, [values.domain]);
    const [present] = found;
    if (!present) return complete(await create(values, member), values, member);
    return isBegun(present, bulk) ? complete(present, values, member) : update(present, values, member);
  };
};
export type ImportRow = ReturnType<typeof createImportRow>;
