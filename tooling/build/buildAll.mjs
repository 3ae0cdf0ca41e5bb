import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../install.mjs';

/** Builds the rooms whose inputs changed (nx.json says what these are); ends the process when a build fails. */
export const buildAll = (rooms = []) => {
  const scopes = rooms.flatMap((room) => ['--scope', `@yinyom/${room}`]);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/lerna/dist/cli.js'),
      'run',
      'build',
      '--concurrency',
      '2',
      '--loglevel',
      'warn',
      ...scopes,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
};
