import { runAlone } from '@yinyom/service-kit/runAlone';
import { createWebsitesService } from './createWebsitesService';

runAlone('websites', ({ consents: figures, ...deps }) => createWebsitesService({ ...deps, figures }));
