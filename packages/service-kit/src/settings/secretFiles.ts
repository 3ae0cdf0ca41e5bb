import { readFileSync } from 'node:fs';
import type { SettingName } from './definitions';
import { SECRET_SETTINGS } from './secretSettings';

/** The variable that names a file with a secret in it, as containers are given secrets. */
export const fileVariableOf = <N extends SettingName>(name: N): `${N}_FILE` => `${name}_FILE`;

type Environment = Record<string, string | undefined>;

/**
 * Reads secrets that stand in files (`X_FILE` names the file of X). One line break at the end is no part of the secret.
 * @param env environment variables; an empty value counts as unset
 * @param names settings that this process reads: it opens no file of others
 * @returns the environment with the secrets in it, and one sentence for each file that cannot be used
 */
export const withSecretFiles = (
  env: Environment,
  names: readonly SettingName[],
): { env: Environment; problems: string[] } => {
  const problems: string[] = [];
  const read: Environment = {};
  for (const name of SECRET_SETTINGS.filter((secret) => names.includes(secret))) {
    const variable = fileVariableOf(name);
    const file = env[variable];
    if (!file) continue;
    if (env[name]) {
      problems.push(`${variable}: ${name} is set, too; give one of the two`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') problems.push(`${variable}: ${file} is empty`);
    } catch (error) {
      problems.push(`${variable}: ${(error as Error).message}`);
    }
  }
  return { env: { ...env, ...read }, problems };
};
