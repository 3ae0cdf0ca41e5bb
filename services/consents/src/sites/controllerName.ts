import type { WebsitesClient } from './siteDirectory';

type Contact = Awaited<ReturnType<WebsitesClient['controllerOf']>>;

/** Who answers for a website: the controller of its group, else the organization by the name that its members read. */
export const controllerName = (contact: Contact, organizationName: string): string =>
  contact?.group_id === undefined ? organizationName : contact.name;
