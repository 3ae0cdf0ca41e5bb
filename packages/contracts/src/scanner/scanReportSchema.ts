import * as z from 'zod/mini';
import { scanReport } from './scanReport';

/** The JSON Schema (2020-12) of a scan's report, as it is published. Fields that a later version adds are valid by it. */
export const scanReportSchema = () => ({
  title: 'Report of a scan with yinyom-scan',
  ...z.toJSONSchema(scanReport, { io: 'input' }),
});
