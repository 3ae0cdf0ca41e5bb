import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** No registry is asked: it may know none of these packages. */
const ENVIRONMENT = { npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' };

/**
 * What npm prints when it rejects packed packages, by their names; a package that it would publish is left out. A trial of npm (`--dry-run`) does
 * not look for `private`.
 */
export const rejectedByNpm = (packed: Record<string, { archive: string }>): Record<string, string> => {
  const rejected: Record<string, string> = {};
  for (const [name, { archive }] of Object.entries(packed)) {
    const args = ['publish', '--dry-run', '--loglevel', 'error', path.resolve(archive)];
    const env = { ...process.env, ...ENVIRONMENT };
    const { stdout, stderr } = spawnSync('npm', args, { cwd: path.dirname(archive), env, encoding: 'utf8' });
    if (!stdout.startsWith(`+ ${name}@`)) rejected[name] = stdout + stderr;
  }
  return rejected;
};
