import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
import type { SettingName } from './definitions';
import { previousOf, SECRET_NAMES } from './secretNames';
import { uriSetting } from './serviceSettings';

/** Settings that open something for whoever knows them. */
export const SECRET_SETTINGS = [
  ...SECRET_NAMES,
  ...SECRET_NAMES.map(previousOf),
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'RECAPTCHA_SECRET',
  'LDAP_BIND_PASSWORD',
  'MONGODB_URI',
  ...SERVICE_NAMES.map(uriSetting),
] as const satisfies SettingName[];

/**
 * Takes the secrets, and where they lie, out of an environment once they were read, so that programs which this process starts (a browser
 * that opens other people's pages) are not born with them.
 * @param env usually process.env
 */
export const forgetSecrets = (env: Record<string, string | undefined>): void => {
  for (const name of SECRET_SETTINGS) {
    delete env[name];
    delete env[`${name}_FILE`];
  }
};
