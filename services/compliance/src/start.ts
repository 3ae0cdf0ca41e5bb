import { runAlone } from '@yinyom/service-kit/runAlone';
import { createComplianceService } from './createComplianceService';

runAlone('compliance', createComplianceService);
