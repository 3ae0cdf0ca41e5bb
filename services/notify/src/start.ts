import { runAlone } from '@yinyom/service-kit/runAlone';
import { createNotifyService } from './createNotifyService';

runAlone('notify', createNotifyService);
