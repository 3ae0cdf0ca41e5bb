import { MOST_SUBJECTS } from '@yinyom/contracts/notify/alertRules';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import type { Breach } from './Breach';
import type { ScannedViolations } from './violationNew';

export type ReportedNames = Awaited<ReturnType<InternalHandlers<typeof websitesInternal>['watchReported']>>;

/** Whether a reported name, which may stand for all that begin with it, is this one. */
const isSame = (reported: string, name: string): boolean =>
  reported === name || (reported.endsWith('*') && name.startsWith(reported.slice(0, -1)));

/**
 * Things that need consent and that browsers of visitors who had agreed to nothing held, and no scan has met. When the
 * latest scan tells of the same thing, the scan says more. Pure.
 */
export const violationReported = (reported: ReportedNames, scan: ScannedViolations): Breach[] =>
  reported
    .filter(({ name }) => !scan?.violations.some(({ cookie }) => isSame(name, cookie)))
    .slice(0, MOST_SUBJECTS)
    .map(({ name, host, category_type, known_since }) => ({
      subject: `${name} ${host}`,
      firm: true,
      figures: {
        since: known_since,
        item: {
          name,
          domain: host,
          page: '',
          set_by: null,
          hold: null,
          category_type,
          before_consent: true,
          seen_by: 'visitors' as const,
        },
      },
    }));

interface Known {
  subject: string;
  figures: Pick<AlertFigures, 'item'>;
}

/**
 * A thing that visitors' browsers had told of is the same thing when a scan meets it, whatever its domain is: its alert
 * goes on, and nobody is told twice. Pure.
 */
export const continued = (breaches: readonly Breach[], open: readonly Known[]): Breach[] =>
  breaches.map((breach) => {
    const name = breach.figures.item?.name;
    const told = open.find(
      ({ figures: { item } }) =>
        name !== undefined && item?.seen_by === 'visitors' && isSame(item.name, name),
    );
    return told ? { ...breach, subject: told.subject } : breach;
  });
