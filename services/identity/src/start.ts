import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { runAlone } from '@yinyom/service-kit/runAlone';
import { createIdentityService } from './createIdentityService';

runAlone('identity', (deps) => {
  const { WEBSITES_URL: url } = deps.settings;
  const websites =
    url === undefined
      ? null
      : internalClient(websitesInternal, { url, service: 'websites' }, deps.secrets.INTERNAL_SECRET);
  return createIdentityService({ ...deps, websites });
});
