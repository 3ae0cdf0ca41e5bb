import { runAlone } from '@yinyom/service-kit/runAlone';
import { createConsentsService } from './createConsentsService';

runAlone('consents', createConsentsService);
