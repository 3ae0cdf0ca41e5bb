import { identityInternal } from '@yinyom/contracts/internal/identity';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createReleasesService } from './createReleasesService';

runAlone('releases', (deps) =>
  createReleasesService({
    ...deps,
    identity: internalClient(
      identityInternal,
      { url: neededUrl(deps.settings, 'IDENTITY_URL'), service: 'identity' },
      deps.secrets.INTERNAL_SECRET,
    ),
  }),
);
