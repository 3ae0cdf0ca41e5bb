import type { AnyEndpoint } from '../endpoint';
import { allowFinding, listAllowedFindings } from './allowedFinding';
import { lookUpCookie } from './cookieLibrary';
import { reportDiscovery } from './discovery';
import { decideLeakFinding, getLeakWatch, listLeakFindings, switchLeakWatch } from './leakWatch';
import { getCheck, startCheck } from './publicCheck';
import { cancelScan, getScan, getScanScreenshot, listScans, startScan, watchScan } from './scan';
import { getScanSchedule, saveScanSchedule } from './scanSchedule';

/** Every call that the scanner service answers. */
export const scannerEndpoints: readonly AnyEndpoint[] = [
  startScan,
  listScans,
  getScan,
  watchScan,
  getScanScreenshot,
  cancelScan,
  getScanSchedule,
  saveScanSchedule,
  listAllowedFindings,
  allowFinding,
  getLeakWatch,
  switchLeakWatch,
  listLeakFindings,
  decideLeakFinding,
  lookUpCookie,
  reportDiscovery,
  startCheck,
  getCheck,
];
