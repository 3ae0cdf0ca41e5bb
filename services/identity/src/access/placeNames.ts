import type { WebsiteOwners } from './checkWebsites';

interface Places {
  websites?: readonly string[];
  groups?: readonly string[];
}

/** So many are named in one value of the audit log; of the others it has the number. */
const MOST_NAMES = 20;

/**
 * Websites and groups as people know them, in one text: domains, and names of groups from the top. What is gone, another organization's or
 * cannot be asked for stays an id.
 */
export type PlaceNames = (organizationId: string, places: Places) => Promise<string>;

/** @param owners null in a process that does not know the address of the websites service */
export const createPlaceNames =
  (owners: WebsiteOwners | null): PlaceNames =>
  async (organizationId, { websites = [], groups = [] }) => {
    const websiteName = async (application_id: string): Promise<string> => {
      const found = await owners?.getApplicationOwner({ application_id });
      return (found?.organization_id === organizationId && found.domain_name) || application_id;
    };
    const groupName = async (group_id: string): Promise<string> => {
      const found = await owners?.getGroupOwner({ group_id });
      return (found?.organization_id === organizationId && found.names?.join(' / ')) || group_id;
    };
    const all = [
      ...websites.map((id) => ({ id, name: websiteName })),
      ...groups.map((id) => ({ id, name: groupName })),
    ];
    const names = await Promise.all(all.slice(0, MOST_NAMES).map(({ id, name }) => name(id).catch(() => id)));
    const more = all.length - names.length;
    return [...names, ...(more > 0 ? [`+ ${more}`] : [])].join(', ');
  };
