import { runAlone } from '@yinyom/service-kit/runAlone';
import { createWebsitesService } from './createWebsitesService';

runAlone('websites', ({ consents: figures, scanner: scans, ...deps }) =>
  createWebsitesService({ ...deps, figures, scans }),
);
