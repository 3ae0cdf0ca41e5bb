import { definitions, type SettingName, type Settings } from './definitions';

/** A setting has a value that cannot be used; the message names each one and why. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and checks every setting.
 * @param env environment variables, usually process.env; an empty value counts as unset
 * @throws SettingsError naming every wrong setting at once
 */
export const loadSettings = (env: Record<string, string | undefined>): Settings => {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, { rule }] of Object.entries(definitions)) {
    const parsed = rule.safeParse(env[name] === '' ? undefined : env[name]);
    if (parsed.success) settings[name] = parsed.data;
    else problems.push(`${name}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  if (settings['NODE_ENV'] === 'production') {
    for (const name of [
      'JWT_SECRET',
      'INTERNAL_SECRET',
      'INGEST_SECRET',
      'DATA_SECRET',
      'PUBLIC_URL',
    ] satisfies SettingName[]) {
      if (settings[name] === undefined) problems.push(`${name}: must be set in production`);
    }
    if (settings['DEMO'] === true) problems.push('DEMO: must be off in production');
  }
  if (problems.length > 0)
    throw new SettingsError(`These settings cannot be used:\n  ${problems.join('\n  ')}`);
  return settings as Settings;
};

/** The origin that people use: PUBLIC_URL or, when unset, this machine and PORT. */
export const publicUrl = (settings: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string =>
  settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
