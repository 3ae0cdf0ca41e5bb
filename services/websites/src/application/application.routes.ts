import {
  createApplication,
  deleteApplication,
  disableApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '@yinyom/contracts/websites/application';
import { mailInstructions } from '@yinyom/contracts/websites/instructions';
import { hasPlainTopLevel } from '@yinyom/contracts/websites/topLevel';
import { SETTING_NAMES } from '@yinyom/contracts/websites/applicationSettings';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { AppError, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Access } from '../access/access';
import type { Site } from '../access/Site';
import { websiteTarget } from '../access/websiteTarget';
import { seenRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationRecord } from './ApplicationRecord';
import type { ApplicationService } from './application.service';
import type { GroupStore } from '../inheritance/group.store';
import { settingsOf } from '../settings/settingsOf';

export interface ApplicationRoutes {
  applications: ApplicationService;
  groups: Pick<GroupStore, 'find'>;
  access: Access;
  auditor: Auditor;
  identity: IdentityClient;
  /** MORE_TOP_LEVELS */
  moreTopLevels: readonly string[];
  /** Lets a website that was just made begin with the content of a group. */
  begin(site: Site, groupId: string): Promise<ApplicationRecord>;
}

/** Calls about websites (API rows 32-37). */
export const bindApplicationRoutes = (bind: RouteBinder, parts: ApplicationRoutes): void => {
  const { applications, groups, access, auditor, identity, moreTopLevels, begin } = parts;

  /** @throws AppError 422 domain_top_level */
  const checkEndings = (names: readonly (string | undefined)[], field: string): void => {
    if (names.some((name) => name !== undefined && !hasPlainTopLevel(name, moreTopLevels)))
      throw invalidField(field, 'domain_top_level');
  };

  bind(createApplication, async ({ body, member, context, res }) => {
    const { organization_id, group_id, ...given } = body;
    const group = group_id === undefined ? null : await groups.find(group_id);
    // A person of some groups adds websites to those.
    const isOurs = group?.organization_id === organization_id;
    const owner = await member(organization_id, group && isOurs ? { group: group.path } : null);
    checkEndings([body.domain_name], 'domain_name');
    if (group_id !== undefined && !isOurs) throw notFound();
    const application = await applications.create(given, owner);
    const site = { application, member: owner, organizationName: owner.organizationName };
    const record = group_id === undefined ? application : await begin(site, group_id);
    await auditor.done(context, owner, { action: 'application.create', target: websiteTarget(record) });
    setEtag(res, record);
    return applications.show(record, owner);
  });

  bind(listApplications, async ({ query, member, self }) => {
    const caller = await self();
    const organizationId =
      query.organization_id ??
      caller.key?.organizationId ??
      (await onlyOrganization(identity, caller.userId));
    return applications.list(query, await member(organizationId, 'each'));
  });

  bind(getApplication, async (call) => {
    const { application, member } = await access.site(call, call.params.id);
    setEtag(call.res, application);
    return applications.show(application, member);
  });

  bind(updateApplication, async (call) => {
    const site = await access.site(call, call.params.id);
    const { domain_name, shared_domains = [] } = site.application;
    // What a website is called already stays, also where the installation takes fewer endings now.
    checkEndings(
      [call.body.domain_name].filter((name) => name !== domain_name),
      'domain_name',
    );
    checkEndings(
      (call.body.shared_domains ?? []).filter((name) => !shared_domains.includes(name)),
      'shared_domains',
    );
    const record = await applications.update(site, call.body, seenRevision(call.req));
    await auditor.done(call.context, site.member, {
      action: record.enabled === site.application.enabled ? 'application.update' : 'application.enable',
      target: websiteTarget(record),
      changes: changesOf(site.application, record),
    });
    setEtag(call.res, record);
    return applications.show(record, site.member);
  });

  bind(disableApplication, async (call) => {
    const site = await access.site(call, call.params.id);
    await applications.disable(site);
    await auditor.done(call.context, site.member, {
      action: 'application.disable',
      target: websiteTarget(site.application),
    });
    return { id: call.params.id, enabled: false as const };
  });

  bind(mailInstructions, async (call) => {
    const { application, member } = await access.site(call, call.params.id);
    const { script } = await applications.show(application, member);
    const { wait_seconds } = await identity.sendInstallMail({
      organization_id: member.organizationId,
      organization_name: member.organizationName,
      ...(application.group_path && { group_path: application.group_path }),
      user_id: member.userId,
      website: application.domain_name,
      script: script ?? '',
      email: call.body.email,
    });
    if (wait_seconds !== null) throw tooManyRequests(wait_seconds);
    await auditor.done(call.context, member, {
      action: 'application.instructions_sent',
      target: websiteTarget(application),
      changes: [{ field: 'email', before: null, after: call.body.email }],
    });
    return { email: call.body.email };
  });

  bind(deleteApplication, async (call) => {
    const site = await access.site(call, call.params.id);
    await applications.remove(site, call.query.confirm);
    await auditor.done(call.context, site.member, {
      action: 'application.delete',
      target: websiteTarget(site.application),
    });
    return undefined;
  });
};

const tooManyRequests = (seconds: number): AppError =>
  new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });

/** Who belongs to one organization need not name it. @throws AppError 422 for everybody else */
const onlyOrganization = async (identity: IdentityClient, userId: string): Promise<string> => {
  const [first, second] = await identity.listMemberships({ user_id: userId });
  if (!first || second) throw invalidField('organization_id', 'required');
  return first.organization_id;
};

/** No name is nothing, not an empty one. */
const told = (value: unknown): unknown => (value === '' ? null : value);

const changesOf = (earlier: ApplicationRecord, later: ApplicationRecord) => {
  const [before, after] = [settingsOf(earlier), settingsOf(later)];
  return SETTING_NAMES.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map(
    (field) => ({
      field,
      before: told(before[field]),
      after: told(after[field]),
    }),
  );
};
