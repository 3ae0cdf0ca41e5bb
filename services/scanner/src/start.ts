import { runAlone } from '@yinyom/service-kit/runAlone';
import { createScannerService } from './createScannerService';

runAlone('scanner', createScannerService);
