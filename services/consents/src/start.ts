import { identityInternal } from '@yinyom/contracts/internal/identity';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createConsentsService } from './createConsentsService';

runAlone('consents', (deps) => {
  const { INTERNAL_SECRET } = deps.secrets;
  const identity = internalClient(
    identityInternal,
    { url: neededUrl(deps.settings, 'IDENTITY_URL'), service: 'identity' },
    INTERNAL_SECRET,
  );
  const websites = internalClient(
    websitesInternal,
    { url: neededUrl(deps.settings, 'WEBSITES_URL'), service: 'websites' },
    INTERNAL_SECRET,
  );
  return createConsentsService({ ...deps, identity, websites });
});
