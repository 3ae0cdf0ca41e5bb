import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import { LIVE, type LiveData } from '@yinyom/contracts/live/liveEvents';
import { rulesHiddenFrom } from '@yinyom/contracts/notify/alertRules';
import type { LiveSource, News } from '../LiveSource';

type Told = LiveData<'alert'>;
interface State {
  position: string;
  /** Changes since the look before. */
  fresh: Told[];
  /** Those of the last looks, by id and change: a change may be told more than once. */
  known: ReadonlySet<string>;
}

/** Changes that are remembered of a website. */
const MOST_KNOWN = 200;

const keyOf = ({ id, updated_at }: Told): string => `${id} ${updated_at}`;

/** All who follow the website read it, but an alert for Admins and officers alone. */
const newsOf = (data: Told): News => ({
  event: 'alert',
  data,
  mayRead: ({ role, flags }) => !rulesHiddenFrom(role, flags).includes(data.rule),
});

/** Alerts as they are raised, taken care of and over. Who comes new reads the list itself. */
export const alertsSource = (
  notify: Pick<InternalHandlers<typeof notifyInternal>, 'alertsSince'>,
): LiveSource<State> => ({
  name: 'alerts',
  everyMs: 5 * LIVE.lookMs,
  look: async (before) => {
    const states = [...before].map(async ([application_id, state]) => {
      const { position, alerts } = await notify.alertsSince({
        application_id,
        position: state?.position ?? null,
      });
      const told = alerts.map(({ id, rule, severity, state: is, raised_at, updated_at }) => ({
        id,
        rule,
        severity,
        state: is,
        raised_at,
        updated_at,
      }));
      const fresh = told.filter((alert) => !state?.known.has(keyOf(alert)));
      const known = new Set([...(state?.known ?? []), ...fresh.map(keyOf)].slice(-MOST_KNOWN));
      return [application_id, { position, fresh, known }] as const;
    });
    return new Map(await Promise.all(states));
  },
  news: (before, { fresh }) => (before ? fresh.map(newsOf) : []),
});
