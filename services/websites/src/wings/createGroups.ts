import type { ApplicationService } from '../application/application.service';
import { bindGroupRoutes } from '../group/group.routes';
import { createGroupService } from '../group/group.service';
import { createGroupDraftService } from '../group/groupDraft.service';
import { createGroupInheritanceService } from '../group/groupInheritance.service';
import { createGroupSettling, createGroupSettlingJobs } from '../group/groupSettling';
import { bindInheritanceRoutes } from '../group/inheritance.routes';
import { createInheritanceService } from '../group/inheritance.service';
import { createWebsiteStates } from '../group/websiteStates';
import { createWebsiteWriter } from '../group/websiteWriter';
import { bindGroupPublicationRoutes } from '../group-publication/groupPublication.routes';
import { createGroupPublicationService } from '../group-publication/groupPublication.service';
import { createPublicationJobs } from '../group-publication/publicationJobs';
import { createRecentDecisions, type DecisionFigures } from '../group-publication/recentDecisions';
import { createWebsitePublication } from '../group-publication/websitePublication';
import { createGroupTagService } from '../group-tag/groupTag.service';
import { bindGroupTagRoutes } from '../group-tag/groupTag.routes';
import { createGroupSites } from '../public-site/groupSites';
import type { Logger } from '@yinyom/service-kit/logger';
import { createGroupNames } from '../inheritance/groupNames';
import type { TemplateService } from '../template/template.service';
import type { PolicyService } from '../policy/policy.service';
import type { Changes } from './createChanges';
import type { WingParts } from './WingParts';

interface Parts extends WingParts, Pick<Changes, 'jobs' | 'addKinds'> {
  applications: ApplicationService;
  policies: PolicyService;
  templates: TemplateService;
  figures?: DecisionFigures | undefined;
  logger: Logger;
}

/** Which website of a group a host is. */
const createSites = (stores: Pick<Parts['stores'], 'groups' | 'places'>) =>
  createGroupSites({
    find: async (groupKey, host) => {
      const group = await stores.groups.byKey(groupKey);
      if (!group) return undefined;
      const found = host === null ? null : await stores.places.forHost(group, host);
      return (
        found && { site_key: found.site_key, hosts: [found.domain_name, ...(found.shared_domains ?? [])] }
      );
    },
    noteUnknown: stores.groups.noteUnknownHost,
  });

/** Groups of websites: the tree, what each group gives, and what websites have of it. */
export const createGroups = ({
  bind,
  stores,
  access,
  auditor,
  publication,
  settling,
  apiBase,
  originOf,
  ...given
}: Parts) => {
  const { applications, policies, templates, identity, jobs, addKinds, logger } = given;
  const parts = { ...stores, ...publication, settling, ownOrigin: apiBase };
  const states = createWebsiteStates({ ...stores, answersOf: policies.answersOf });
  const writer = createWebsiteWriter(parts);
  const websitePublication = createWebsitePublication({ ...parts, states, writer, templates });
  const recentDecisions = createRecentDecisions(given.figures);
  const kinds = createPublicationJobs({
    ...parts,
    writer,
    websitePublication,
    policies,
    identity,
    recentDecisions,
    logger,
  });
  const publications = createGroupPublicationService({ ...stores, jobs, kinds });
  const settlingJobs = createGroupSettlingJobs(stores);
  addKinds([...Object.values(settlingJobs.kinds), ...Object.values(kinds)]);

  const groupTree = createGroupService({
    ...parts,
    settlingGroups: createGroupSettling(jobs, settlingJobs),
    isPublishing: publications.isPublishing,
  });
  const groupNames = createGroupNames(stores.groups);
  bindGroupRoutes(bind, {
    groupTree,
    groupDrafts: createGroupDraftService(parts),
    groupNames,
    access,
    auditor,
  });
  bindGroupPublicationRoutes(bind, { groupPublications: publications, access, auditor });
  const inheritances = createInheritanceService({ ...parts, states, writer });
  const groupInheritances = createGroupInheritanceService({
    applications: stores.applications,
    states,
    inheritances,
  });
  bindInheritanceRoutes(bind, { inheritances, groupInheritances, applications, groupNames, access, auditor });
  bindGroupTagRoutes(bind, { groupTags: createGroupTagService({ ...stores, originOf }), access, auditor });
  const groupSites = createSites(stores);
  return { inheritances, groupTree, groupSites };
};
