import { MOST_SUBJECTS } from '@yinyom/contracts/notify/alertRules';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Breach } from './Breach';

export type ScannedViolations = Awaited<
  ReturnType<InternalHandlers<typeof scannerInternal>['watchViolations']>
>;
type Violation = NonNullable<ScannedViolations>['violations'][number];

/** The host whose scripts a block rule would hold: that of a script of somebody else. */
const holdOf = ({ set_by: { kind, url }, page }: Violation): string | null => {
  if ((kind !== 'script' && kind !== 'frame') || url === null || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return URL.canParse(page) && new URL(page).hostname === hostname ? null : hostname;
};

/** Things that need consent and were there without it, of which the scan before knew nothing. Pure. */
export const violationNew = (scan: NonNullable<ScannedViolations>): Breach[] =>
  [...scan.violations]
    // What is new first: of very many only some are told.
    .sort((one, other) => Number(other.is_new) - Number(one.is_new))
    .slice(0, MOST_SUBJECTS)
    .map((violation) => ({
      subject: `${violation.cookie} ${violation.domain}`,
      firm: true,
      onlyKeeps: !violation.is_new,
      figures: {
        scan_id: scan.scan_id,
        since: scan.finished_at,
        item: {
          name: violation.cookie,
          domain: violation.domain,
          page: violation.page,
          before_consent: violation.pass === 'none',
          set_by: violation.set_by.url,
          hold: holdOf(violation),
          category_type: violation.category_type,
        },
      },
    }));
