import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Stores } from '../createStores';
import { createLiveSites } from '../public-site/liveSites';
import { createSdkBuildReader } from '../public-site/sdkBuild';
import { createSiteScripts } from '../public-site/siteScripts';
import { createPublisher } from '../publish/publisher';
import { createSiteContent } from '../publish/siteContent';

interface Parts {
  stores: Stores;
  apiBase: string;
  sdkDir: string;
  /** INGEST_SECRET */
  secret: KeyRing;
}

/** From what owners wrote to what their visitors get. */
export const createPublication = ({ stores, apiBase, sdkDir, secret }: Parts) => {
  const readBuild = createSdkBuildReader(sdkDir);
  const sites = createLiveSites(stores.publications);
  const content = createSiteContent(stores);
  return {
    readBuild,
    sites,
    content,
    scripts: createSiteScripts({ sites, readBuild, apiBase, secret }),
    publisher: createPublisher({ ...stores, content, changed: sites.forget }),
  };
};
export type Publication = ReturnType<typeof createPublication>;
