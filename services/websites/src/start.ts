import { identityInternal } from '@yinyom/contracts/internal/identity';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createWebsitesService } from './createWebsitesService';

runAlone('websites', (deps) => {
  const { INTERNAL_SECRET } = deps.secrets;
  const identity = internalClient(
    identityInternal,
    neededUrl(deps.settings, 'IDENTITY_URL'),
    INTERNAL_SECRET,
  );
  return createWebsitesService({ ...deps, identity });
});
