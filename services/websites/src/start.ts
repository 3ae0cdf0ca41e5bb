import { identityInternal } from '@yinyom/contracts/internal/identity';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createWebsitesService } from './createWebsitesService';

runAlone('websites', (deps) => {
  const { INTERNAL_SECRET } = deps.secrets;
  const identity = internalClient(
    identityInternal,
    { url: neededUrl(deps.settings, 'IDENTITY_URL'), service: 'identity' },
    INTERNAL_SECRET,
  );
  return createWebsitesService({ ...deps, identity });
});
