import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { isBuilt, sourcesPrint, stampBuild } from './buildStamp.mjs';
import { lockBuilds } from './buildUsers.mjs';

/** How much of a failed build's output is shown. */
const SHOWN_LINES = 80;

/**
 * Builds the rooms whose inputs changed (nx.json says what these are). Quiet while all goes well; ends the
 * process with the end of the output when a build fails. Touches nothing where everything is built already.
 */
export const buildAll = (rooms = []) => {
  const release = lockBuilds();
  const started = Date.now();
  process.stdout.write('Building what changed… ');
  if (rooms.length > 0) runBuilds(rooms);
  else if (!isBuilt()) {
    const sources = sourcesPrint();
    runBuilds([]);
    stampBuild(sources);
  }
  release();
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
};

const runBuilds = (rooms) => {
  const scopes = rooms.flatMap((room) => ['--scope', `@yinyom/${room}`]);
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
  if (status === 0) return;
  console.error(['failed', ...`${stdout}\n${stderr}`.split('\n').slice(-SHOWN_LINES)].join('\n'));
  process.exit(status ?? 1);
};
