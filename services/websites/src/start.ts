import { consentsInternal } from '@yinyom/contracts/internal/consents';
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
  const { CONSENTS_URL } = deps.settings;
  const figures = CONSENTS_URL
    ? internalClient(consentsInternal, { url: CONSENTS_URL, service: 'consents' }, INTERNAL_SECRET)
    : undefined;
  return createWebsitesService({ ...deps, identity, figures });
});
