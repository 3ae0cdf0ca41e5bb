import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Stores } from '../createStores';
import { createLiveSites } from '../public-site/liveSites';
import { createSdkBuildReader } from '../public-site/sdkBuild';
import { createSiteScripts } from '../public-site/siteScripts';
import { createPublisher } from '../publish/publisher';
import { createSiteContent } from '../publish/siteContent';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { createControllers } from '../inheritance/controllers';
import { egressOf } from '../privacy-look/egressOf';
import { createLinkLook } from '../privacy-look/lookAtLinks';
import { createPrivacyLooks } from '../privacy-look/privacyLook.service';

interface Parts {
  stores: Stores;
  apiBase: string;
  originOf: ConsoleHosts['originOf'];
  settings: Settings;
  /** INGEST_SECRET */
  secret: KeyRing;
  logger: Logger;
  identity: Pick<IdentityClient, 'organizationContact'>;
}

/** From what owners wrote to what their visitors get. */
export const createPublication = ({
  stores,
  apiBase,
  originOf,
  settings,
  secret,
  logger,
  identity,
}: Parts) => {
  const readBuild = createSdkBuildReader(settings.SDK_DIR);
  const egress = egressOf(settings);
  const sites = createLiveSites(stores.publications);
  const content = createSiteContent(stores);
  const looks = createPrivacyLooks({
    ...stores,
    looks: stores.privacyLooks,
    lookAtLinks: createLinkLook(egress),
    logger,
  });
  const controllers = createControllers({ ...stores, identity });
  return {
    controllers,
    readBuild,
    looks,
    egress,
    sites,
    content,
    scripts: createSiteScripts({ sites, readBuild, apiBase, originOf, secret }),
    publisher: createPublisher({
      ...stores,
      content,
      controllers,
      changed: sites.forget,
      published: looks.published,
    }),
  };
};
export type Publication = ReturnType<typeof createPublication>;
