import type { RequestHandler } from 'express';
import path from 'node:path';
import { seedDemoOrganization } from '@yinyom/identity/seedDemo';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { seedDemoWebsite } from '@yinyom/websites/seedDemo';
import type { composeServices } from '../composeServices';
import { DEMO_HOST } from './demoHosts';
import { demoWebsite } from './demoWebsite';
import { keepSample } from './keepSample';

/** What a person who tries the product must know. */
export interface DemoAnnouncement {
  email: string;
  password: string;
  website: string;
  /** Two websites with a past are there, or are being made. */
  past: boolean;
}

interface Given {
  settings: Settings;
  secrets: Secrets;
  logger: Logger;
}

const PAGES = path.resolve(__dirname, '../../../services/websites/demo-site');

/**
 * Makes the demo organization and its website when they are not there yet, and the handler of the websites'
 * pages. Only with all services in this process: a demo is for one machine.
 */
export const prepareDemo = async (
  { local, identity, websites }: Awaited<ReturnType<typeof composeServices>>,
  { settings, ...given }: Given,
): Promise<{ handler: RequestHandler; announcement: DemoAnnouncement; stop(): Promise<void> }> => {
  if (!local.identity || !local.websites)
    throw new Error('DEMO needs the identity and websites services in the gateway process.');
  const origin = publicUrl(settings);
  const organization = await seedDemoOrganization(local.identity);
  const { organizationId, name: organizationName, userId } = organization;
  const { protocol, port } = new URL(origin);
  const addressOf = (host: string) => `${protocol}//${host}${port ? `:${port}` : ''}`;
  const website = await seedDemoWebsite(local.websites, {
    organizationId,
    organizationName,
    domainName: DEMO_HOST,
    privacyUrl: `${addressOf(DEMO_HOST)}/privacy`,
  });
  const { consents, scanner, notify, compliance } = local;
  const sample =
    settings.DEMO_PAST && consents && scanner && notify && compliance
      ? keepSample({
          ...given,
          services: {
            identity: local.identity,
            websites: local.websites,
            consents,
            scanner,
            notify,
            compliance,
          },
          identity: identity.internal,
          websites: websites.internal,
          organizationId,
          organizationName,
          userId,
          addressOf,
        })
      : null;
  const siteKeyOf = (host: string) => (host === DEMO_HOST ? website.siteKey : sample?.siteKeyOf(host));
  return {
    handler: demoWebsite(PAGES, (host) => {
      const siteKey = siteKeyOf(host);
      return siteKey === undefined ? undefined : `${origin}/sdk/v1/${siteKey}.js`;
    }),
    announcement: {
      email: organization.email,
      password: organization.password,
      website: `${addressOf(DEMO_HOST)}/`,
      past: sample !== null,
    },
    stop: async () => sample?.stop(),
  };
};
