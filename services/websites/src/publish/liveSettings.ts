import {
  DEFAULT_SETTINGS,
  VERSION_SETTINGS,
  type ApplicationSettings,
} from '@yinyom/contracts/websites/applicationSettings';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { settingsOf } from '../settings/settingsOf';
import type { LiveSettings, PublicationRecord } from './PublicationRecord';

const NOT_LIVE: readonly string[] = ['name', 'shared_domains', ...VERSION_SETTINGS];

const live = (settings: Partial<ApplicationSettings>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !NOT_LIVE.includes(name))) as Omit<
    LiveSettings,
    'host' | 'shared_hosts' | 'server_cookie'
  >;

/** The settings of a website that visitors feel without a new version. Pure. */
export const liveSettings = (application: ApplicationRecord): LiveSettings => ({
  ...live(settingsOf(application)),
  ...(application.server_secret && {
    server_cookie: Math.floor(application.server_secret.made_at.getTime() / 1000),
  }),
  host: hostOf(application.domain_name),
  shared_hosts: application.shared_domains ?? [],
});

const NOTHING_SHARED: Pick<LiveSettings, 'shared_hosts'> = { shared_hosts: [] };

/** A publication with every live setting: the default where it is older than the setting. Pure. */
export const withLiveSettings = (publication: PublicationRecord): PublicationRecord => ({
  ...publication,
  settings: { ...live(DEFAULT_SETTINGS), ...NOTHING_SHARED, ...publication.settings },
});
