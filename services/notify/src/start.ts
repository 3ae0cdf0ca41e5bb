import { consentsInternal } from '@yinyom/contracts/internal/consents';
import { identityInternal } from '@yinyom/contracts/internal/identity';
import { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { neededUrl, runAlone } from '@yinyom/service-kit/runAlone';
import { createNotifyService } from './createNotifyService';

runAlone('notify', (deps) => {
  const ring = deps.secrets.INTERNAL_SECRET;
  const at = (name: Parameters<typeof neededUrl>[1], service: string) => ({
    url: neededUrl(deps.settings, name),
    service,
  });
  return createNotifyService({
    ...deps,
    identity: internalClient(identityInternal, at('IDENTITY_URL', 'identity'), ring),
    websites: internalClient(websitesInternal, at('WEBSITES_URL', 'websites'), ring),
    consents: internalClient(consentsInternal, at('CONSENTS_URL', 'consents'), ring),
    scanner: internalClient(scannerInternal, at('SCANNER_URL', 'scanner'), ring),
  });
});
