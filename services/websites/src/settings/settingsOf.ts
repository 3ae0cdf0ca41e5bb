import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type ApplicationSettings,
} from '@yinyom/contracts/websites/applicationSettings';
import type { ApplicationRecord } from '../application/ApplicationRecord';

/** Every setting of a website; the default where the website is older than the setting. Pure. */
export const settingsOf = (record: ApplicationRecord): ApplicationSettings => {
  const kept = SETTING_NAMES.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]);
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(kept) as ApplicationSettings) };
};
