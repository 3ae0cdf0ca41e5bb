import { parseArgs } from 'node:util';
import { built } from './installation.mjs';

/**
 * Secrets that stand in files, as the product reads them: a backup without them would open nothing, and one of another
 * database than MONGODB_URI_FILE names would be empty.
 */
const readSecretFiles = () => {
  const { SECRET_SETTINGS } = built('@yinyom/service-kit/settings/secretSettings');
  const { fileVariableOf, withSecretFiles } = built('@yinyom/service-kit/settings/secretFiles');
  const { env, problems } = withSecretFiles(process.env, SECRET_SETTINGS);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  Object.assign(process.env, env);
  // The program that checks ledgers is given the values, and would refuse both.
  for (const name of SECRET_SETTINGS) delete process.env[fileVariableOf(name)];
};

/** Runs one of the commands for backups: reads its arguments and secrets, and says in a sentence what went wrong. */
export const command = async (usage, options, run) => {
  try {
    const { values } = parseArgs({ options, strict: true });
    readSecretFiles();
    await run(values, () => {
      throw new Error(usage);
    });
  } catch (error) {
    console.error(error.code?.startsWith?.('ERR_PARSE_ARGS') ? `${error.message}\n${usage}` : error.message);
    process.exitCode = 1;
  }
};
