import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import { ADMIN_RULES } from '@yinyom/contracts/notify/alertRules';
import type { AlertStore } from '../alerts/alert.store';
import { toAlert } from './toAlert';

const MOST_ALERTS = 100;
const MOST_MOMENTS = 5_000;

type Asked = Parameters<InternalHandlers<typeof notifyInternal>['openAlerts']>[0];
const ownerOf = ({ for_admins, ...asked }: Asked) => ({ ...asked, hidden: for_admins ? [] : ADMIN_RULES });
const spanOf = ({ from, until }: Asked): [Date, Date] => [new Date(from), new Date(until)];

/** Which alerts were open on earlier days, for the records of those days. */
export const createPastAlerts = (
  alerts: Pick<AlertStore, 'openBetween'>,
): Pick<InternalHandlers<typeof notifyInternal>, 'openAlerts' | 'alertMoments'> => ({
  openAlerts: async (asked) => {
    const found = await alerts.openBetween(ownerOf(asked), spanOf(asked), MOST_ALERTS + 1);
    return { alerts: found.slice(0, MOST_ALERTS).map(toAlert), more: found.length > MOST_ALERTS };
  },
  alertMoments: async (asked) => {
    const [from, until] = spanOf(asked);
    const found = await alerts.openBetween(ownerOf(asked), [from, until], MOST_MOMENTS);
    return found
      .flatMap(({ raised_at, resolved_at }) => [raised_at, resolved_at])
      .filter((at) => at !== null && at >= from && at < until)
      .map((at) => (at as Date).toISOString());
  },
});
