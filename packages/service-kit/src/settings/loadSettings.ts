import { definitions, type SettingName, type Settings } from './definitions';
import { plainConnections } from './plainConnections';
import { withSecretFiles } from './secretFiles';
import { SECRET_NAMES } from './secretNames';
import { weakSettings } from './weakSettings';

/** A setting has a value that cannot be used; the message names each one and why. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** What nobody else can make up for an installation. */
const NEEDED = [...SECRET_NAMES, 'PUBLIC_URL'] as const satisfies SettingName[];

const ALL = Object.keys(definitions) as SettingName[];

/**
 * Reads and checks settings.
 * @param env environment variables, usually process.env; an empty value counts as unset; a secret X may stand in the file
 *   that X_FILE names
 * @param names those that this process reads; all when not given
 * @throws SettingsError naming every wrong setting at once
 */
export const loadSettings = <N extends SettingName = SettingName>(
  env: Record<string, string | undefined>,
  names: readonly N[] = ALL as N[],
): Pick<Settings, N> => {
  const { env: values, problems } = withSecretFiles(env, names);
  const settings: Partial<Record<SettingName, unknown>> = {};
  for (const name of names) {
    const parsed = definitions[name].rule.safeParse(values[name] === '' ? undefined : values[name]);
    if (parsed.success) settings[name] = parsed.data;
    else problems.push(`${name}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  if (settings['ENCRYPTED_ONLY'] === true) problems.push(...plainConnections(settings as Partial<Settings>));
  if (settings['NODE_ENV'] === 'production') {
    for (const name of NEEDED.filter((needed) => (names as readonly SettingName[]).includes(needed)))
      if (settings[name] === undefined) problems.push(`${name}: must be set in production`);
    problems.push(...weakSettings(settings as Partial<Settings>));
    for (const name of ['DEMO', 'DEMO_PAST'] as const)
      if (settings[name] === true) problems.push(`${name}: must be off in production`);
  }
  if (problems.length > 0)
    throw new SettingsError(`These settings cannot be used:\n  ${problems.join('\n  ')}`);
  return settings as Pick<Settings, N>;
};

/** Addresses that `localhost` reaches. */
const OF_LOCALHOST = ['127.0.0.1', '0.0.0.0', '::', 'localhost'];

/** The name under which this machine reaches what listens at HOST. */
const nameOfHost = (host = '127.0.0.1'): string => {
  if (OF_LOCALHOST.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** The origin that people use: PUBLIC_URL or, when unset, this machine and PORT. */
export const publicUrl = ({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'PORT'> & Partial<Pick<Settings, 'HOST'>>): string =>
  PUBLIC_URL ?? `http://${nameOfHost(HOST)}:${PORT}`;
