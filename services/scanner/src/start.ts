import { identityInternal } from '@yinyom/contracts/internal/identity';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createScannerService } from './createScannerService';

runAlone('scanner', (deps) => {
  const { INTERNAL_SECRET } = deps.secrets;
  return createScannerService({
    ...deps,
    identity: internalClient(identityInternal, neededUrl(deps.settings, 'IDENTITY_URL'), INTERNAL_SECRET),
    websites: internalClient(websitesInternal, neededUrl(deps.settings, 'WEBSITES_URL'), INTERNAL_SECRET),
  });
});
