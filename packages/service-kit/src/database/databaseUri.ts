import type { Settings } from '../settings/definitions';
import { SettingsError } from '../settings/loadSettings';

type ServiceSetting =
  | 'IDENTITY_MONGODB_URI'
  | 'WEBSITES_MONGODB_URI'
  | 'CONSENTS_MONGODB_URI'
  | 'SCANNER_MONGODB_URI'
  | 'RELEASES_MONGODB_URI'
  | 'NOTIFY_MONGODB_URI';

/**
 * The address that a service reaches its own database at: the one of its own, else the one of all.
 * @throws SettingsError when neither is set
 */
export const databaseUri = <N extends ServiceSetting>(
  settings: Pick<Settings, N | 'MONGODB_URI'>,
  own: N,
): string => {
  const uri = settings[own] ?? settings.MONGODB_URI;
  if (typeof uri === 'string') return uri;
  throw new SettingsError(`${own} or MONGODB_URI must be set. \`npm start\` starts a database by itself.`);
};

/** The setting of a service's own database. */
export const uriSetting = (service: string): ServiceSetting =>
  `${service.toUpperCase()}_MONGODB_URI` as ServiceSetting;
