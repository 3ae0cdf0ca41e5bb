import { runAlone } from '@yinyom/service-kit/runAlone';
import { createIdentityService } from './createIdentityService';

runAlone('identity', createIdentityService);
