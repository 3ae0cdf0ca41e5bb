import type { RequestHandler } from 'express';
import path from 'node:path';
import { seedDemoOrganization } from '@yinyom/identity/seedDemo';
import { seedDemoWebsite } from '@yinyom/websites/seedDemo';
import type { composeServices } from '../composeServices';
import { DEMO_HOST, demoWebsite } from './demoWebsite';

/** What a person who tries the product must know. */
export interface DemoAnnouncement {
  email: string;
  password: string;
  website: string;
}

const PAGES = path.resolve(__dirname, '../../../services/websites/demo-site');

/**
 * Makes the demo organization and its website when they are not there yet, and the handler of the website's
 * pages. Only with identity and websites in this process: a demo is for one machine.
 */
export const prepareDemo = async (
  { identity, websites }: Awaited<ReturnType<typeof composeServices>>,
  origin: string,
): Promise<{ handler: RequestHandler; announcement: DemoAnnouncement }> => {
  if (!identity.local || !websites.local)
    throw new Error('DEMO needs the identity and websites services in the gateway process.');
  const organization = await seedDemoOrganization(identity.local);
  const { protocol, port } = new URL(origin);
  const address = `${protocol}//${DEMO_HOST}${port ? `:${port}` : ''}`;
  const website = await seedDemoWebsite(websites.local, {
    organizationId: organization.organizationId,
    organizationName: organization.name,
    domainName: DEMO_HOST,
    privacyUrl: `${address}/privacy`,
  });
  return {
    handler: demoWebsite(PAGES, `${origin}/sdk/v1/${website.siteKey}.js`),
    announcement: {
      email: organization.email,
      password: organization.password,
      website: `${address}/`,
    },
  };
};
