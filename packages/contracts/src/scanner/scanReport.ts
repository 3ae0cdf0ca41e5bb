import * as z from 'zod/mini';
import { bannerScore, scanFinding } from './finding';
import { scanDetail } from './scan';

const { reason, pages, items, violations_list, browser, missed, slowness, banner } = scanDetail.shape;

/**
 * What a scan without a platform writes into its file (`--report`), in the shapes of the API. Its JSON Schema is published as
 * `docs/schemas/scan-report.schema.json`: a field is added, never removed or renamed.
 */
export const scanReport = z.object({
  /** The address that was scanned. */
  url: z.string(),
  state: z.enum(['complete', 'partial', 'failed', 'cancelled']),
  reason,
  pages,
  browser,
  missed,
  slowness,
  items,
  banner: z.pick(banner, { kind: true, name: true }),
  banner_score: z.nullable(bannerScore),
  violations_list,
  findings: z.array(scanFinding),
});
export type ScanReport = z.output<typeof scanReport>;
