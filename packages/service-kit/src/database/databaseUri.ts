import type { Settings } from '../settings/definitions';
import { SettingsError } from '../settings/loadSettings';
import type { UriSetting } from '../settings/serviceSettings';

/**
 * The address that a service reaches its own database at: the one of its own, else the one of all.
 * @throws SettingsError when neither is set
 */
export const databaseUri = <N extends UriSetting>(
  settings: Pick<Settings, N | 'MONGODB_URI'>,
  own: N,
): string => {
  const uri = settings[own] ?? settings.MONGODB_URI;
  if (typeof uri === 'string') return uri;
  throw new SettingsError(`${own} or MONGODB_URI must be set. \`npm start\` starts a database by itself.`);
};
