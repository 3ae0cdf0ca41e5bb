import type { SettingName } from './definitions';
import { previousOf, SECRET_NAMES } from './secretNames';

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
  'IDENTITY_MONGODB_URI',
  'WEBSITES_MONGODB_URI',
  'CONSENTS_MONGODB_URI',
  'SCANNER_MONGODB_URI',
  'RELEASES_MONGODB_URI',
  'NOTIFY_MONGODB_URI',
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
