import { ROLES } from '@yinyom/contracts/constants';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { LIVE, type LiveData } from '@yinyom/contracts/live/liveEvents';
import type { LiveSource, News } from '../LiveSource';

type State = LiveData<'scan'>;

const mayRead: News['mayRead'] = ({ role }) => role >= ROLES.member;

/** How far the latest scan of a website is. */
export const scansSource = (
  scanner: Pick<InternalHandlers<typeof scannerInternal>, 'lookAtScans'>,
): LiveSource<State> => ({
  name: 'scans',
  everyMs: 2 * LIVE.lookMs,
  look: async (before) => {
    const found = await scanner.lookAtScans({ application_ids: [...before.keys()] });
    return new Map(found.map(({ application_id, ...scan }) => [application_id, scan]));
  },
  news: (before, now) =>
    before && JSON.stringify(before) === JSON.stringify(now) ? [] : [{ event: 'scan', data: now, mayRead }],
});
