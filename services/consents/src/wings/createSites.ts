import { createApplicationAccess } from '../access/applicationAccess';
import { createSightings } from '../sightings/sightings';
import { createSiteDirectory, type WebsitesClient } from '../sites/siteDirectory';

/** Websites as another service knows them: whose visitor comes in, and who may read about which. */
export const createSites = (websites: WebsitesClient) => {
  const directory = createSiteDirectory(websites);
  return {
    directory,
    gate: { directory, sightings: createSightings(websites) },
    access: createApplicationAccess(websites),
  };
};
export type Sites = ReturnType<typeof createSites>;
