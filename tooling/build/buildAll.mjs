import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../install.mjs';

/** How much of a failed build's output is shown. */
const SHOWN_LINES = 80;

/**
 * Builds the rooms whose inputs changed (nx.json says what these are). Quiet while all goes well; ends the
 * process with the end of the output when a build fails.
 */
export const buildAll = (rooms = []) => {
  const scopes = rooms.flatMap((room) => ['--scope', `@yinyom/${room}`]);
  const started = Date.now();
  process.stdout.write('Building what changed… ');
  const { status, stdout, stderr } = spawnSync(
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
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
    },
  );
  if (status !== 0) {
    console.error(['failed', ...`${stdout}\n${stderr}`.split('\n').slice(-SHOWN_LINES)].join('\n'));
    process.exit(status ?? 1);
  }
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
};
