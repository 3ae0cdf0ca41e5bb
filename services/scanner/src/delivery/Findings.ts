import type { WebsitesClient } from '../access/WebsitesClient';

/** What is told to the websites service about found items. */
export type Findings = Parameters<WebsitesClient['recordFoundCookies']>[0];
