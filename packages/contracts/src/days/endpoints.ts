import type { AnyEndpoint } from '../endpoint';
import { getChangedDays, getDayRecord, getDayRecordPdf, getServedNotice } from './dayRecord';

/** Every call about one day of a website. The consents service answers them from what four services know. */
export const daysEndpoints: readonly AnyEndpoint[] = [
  getDayRecord,
  getDayRecordPdf,
  getChangedDays,
  getServedNotice,
];
