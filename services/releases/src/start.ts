import { runAlone } from '@yinyom/service-kit/runAlone';
import { createReleasesService } from './createReleasesService';

runAlone('releases', createReleasesService);
