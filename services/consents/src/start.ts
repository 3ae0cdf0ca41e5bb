import { identityInternal } from '@yinyom/contracts/internal/identity';
import { notifyInternal } from '@yinyom/contracts/internal/notify';
import { scannerInternal } from '@yinyom/contracts/internal/scanner';
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
  const { SCANNER_URL, NOTIFY_URL } = deps.settings;
  return createConsentsService({
    ...deps,
    identity,
    websites,
    // An installation of before the records of days goes on without them.
    ...(SCANNER_URL !== undefined && {
      scanner: internalClient(scannerInternal, { url: SCANNER_URL, service: 'scanner' }, INTERNAL_SECRET),
    }),
    ...(NOTIFY_URL !== undefined && {
      notify: internalClient(notifyInternal, { url: NOTIFY_URL, service: 'notify' }, INTERNAL_SECRET),
    }),
  });
});
