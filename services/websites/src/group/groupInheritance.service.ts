import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type {
  listInheritance,
  takeGroupInheritance,
  WebsiteInheritance,
} from '@yinyom/contracts/groups/inheritance';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import { AppError } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { GroupRecord } from '../inheritance/GroupRecord';
import type { GivenVersion } from '../inheritance/WebsiteContent';
import { toInheritance, type InheritanceService } from './inheritance.service';
import type { WebsiteStates } from './websiteStates';

interface Parts {
  applications: Pick<ApplicationStore, 'list' | 'find'>;
  states: Pick<WebsiteStates, 'versionsAbove'>;
  inheritances: Pick<InheritanceService, 'take'>;
}

/** A website whose sections are taken, with the sections that changed hands. */
interface Taken {
  site: Site;
  sections: readonly SectionName[];
}

/** What all websites below a group have from groups, and taking it again on several of them. */
export const createGroupInheritanceService = ({ applications, states, inheritances }: Parts) => {
  /** Reads the versions above a website once for each place in the tree. */
  const versionsByPlace = (organizationId: string) => {
    const known = new Map<string, Promise<GivenVersion[]>>();
    return ({ group_path = [] }: ApplicationRecord): Promise<GivenVersion[]> => {
      const place = group_path.join();
      const versions = known.get(place) ?? states.versionsAbove(organizationId, group_path);
      known.set(place, versions);
      return versions;
    };
  };

  return {
    list: async (group: GroupRecord, { q, page, limit }: QueryOf<typeof listInheritance>) => {
      const { records, total } = await applications.list(
        { organizationId: group.organization_id, groupId: String(group._id), ...(q && { q }) },
        { sort: 'domain_name', order: 'asc', page, limit },
      );
      const versionsOf = versionsByPlace(group.organization_id);
      const entities = await Promise.all(
        records.map(async (application): Promise<WebsiteInheritance> => ({
          application_id: String(application._id),
          domain_name: application.domain_name,
          template_version: application.template_version,
          ...toInheritance(application, await versionsOf(application)),
        })),
      );
      return numberedPage(entities, { page, limit }, total);
    },

    /** Takes the groups' content on one website after the other. A website that is not below the group is not found. */
    take: async (
      group: GroupRecord,
      member: Member,
      { items }: BodyOf<typeof takeGroupInheritance>,
    ): Promise<{ taken: Taken[]; failed: { application_id: string; code: string }[] }> => {
      const taken: Taken[] = [];
      const failed: { application_id: string; code: string }[] = [];
      for (const { application_id, sections, seen } of items) {
        const application = await applications.find(application_id);
        if (!application?.group_path?.includes(String(group._id))) {
          failed.push({ application_id, code: 'not_found' });
          continue;
        }
        const site = { application, member, organizationName: member.organizationName };
        try {
          await inheritances.take(site, sections, seen);
          taken.push({ site, sections });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          failed.push({ application_id, code: error.code });
        }
      }
      return { taken, failed };
    },
  };
};
export type GroupInheritanceService = ReturnType<typeof createGroupInheritanceService>;
