import type { ComplianceDeps } from '../createComplianceService';
import { aboutOrganization, groupOf, organizationOf } from './controllerKey';
import type { Controllers } from './createControllers';
import { overriding } from './overriding';

type Deps = Pick<ComplianceDeps, 'websites'>;

/** The websites service as controllers see it: each has its own websites alone. */
export const websitesOfControllers = (
  websites: Deps['websites'],
  controllers: Controllers,
): Deps['websites'] => {
  const own = <I extends { organization_id: string; controller?: string | null | undefined }>(
    input: I,
  ): I => {
    const controller = groupOf(input.organization_id);
    return { ...aboutOrganization(input), ...(controller !== null && { controller }) };
  };
  return overriding(websites, {
    getPublishedSite: async (input) => {
      const site = await websites.getPublishedSite(input);
      if (!site || site.deleted) return site;
      const { organization_id, application_id } = site;
      return { ...site, organization_id: await controllers.ofWebsite(organization_id, application_id) };
    },
    getApplicationOwner: async (input) => {
      const found = await websites.getApplicationOwner(input);
      if (!found?.group_path?.length) return found;
      const { organization_id } = found;
      return {
        ...found,
        organization_id: await controllers.ofWebsite(organization_id, input.application_id),
      };
    },
    /** To a client its websites are its own. */
    websiteFacts: async (input) => {
      const facts = await websites.websiteFacts(own(input));
      if (groupOf(input.organization_id) === null) return facts;
      return {
        ...facts,
        clients: [],
        described: facts.described.map((website) => ({ ...website, client: null })),
      };
    },
    websiteNames: (input) => websites.websiteNames(own(input)),
    deletedWebsites: (input) => websites.deletedWebsites(own(input)),
    listApplicationIds: (input) => websites.listApplicationIds(own(input)),
    listComplianceFacts: async (input) => {
      const controller = groupOf(input.organization_id);
      if (controller === null) return websites.listComplianceFacts(input);
      const theirs = await websites.listApplicationIds({
        organization_id: organizationOf(input.organization_id),
        controller,
      });
      const application_ids = (input.application_ids ?? theirs).filter((id) => theirs.includes(id));
      return websites.listComplianceFacts({ ...aboutOrganization(input), application_ids });
    },
    paperNotices: (input) => websites.paperNotices(aboutOrganization(input)),
    linkedNotice: (input) => websites.linkedNotice(aboutOrganization(input)),
    paperNoticeFile: (input) => websites.paperNoticeFile(aboutOrganization(input)),
  });
};
