import { identityInternal } from '@yinyom/contracts/internal/identity';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createScannerService } from './createScannerService';

runAlone('scanner', (deps) => {
  const { INTERNAL_SECRET } = deps.secrets;
  return createScannerService({
    ...deps,
    identity: internalClient(
      identityInternal,
      { url: neededUrl(deps.settings, 'IDENTITY_URL'), service: 'identity' },
      INTERNAL_SECRET,
    ),
    websites: internalClient(
      websitesInternal,
      { url: neededUrl(deps.settings, 'WEBSITES_URL'), service: 'websites' },
      INTERNAL_SECRET,
    ),
  });
});
