import * as z from 'zod/mini';
import { scan, scanDetail } from './scan';

const detail = scanDetail.def.shape;

/** What a scan found, as far as the record of a day says it. */
export const dayScan = z.object({
  ...z.pick(scan, {
    id: true,
    status: true,
    pages_done: true,
    cookies_found: true,
    new: true,
    removed: true,
    changed: true,
    violations: true,
  }).shape,
  finished_at: z.string(),
  banner: z.pick(detail.banner, { kind: true, name: true }),
  /** The first 50 of them. */
  violations_list: z.array(
    z.pick(detail.violations_list.def.element, { cookie: true, domain: true, page: true }),
  ),
});
export type DayScan = z.output<typeof dayScan>;
