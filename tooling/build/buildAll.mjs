import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { isBuilt, sourcesPrint, stampBuild } from './buildStamp.mjs';
import { lockBuilds, refuseBuildUnderOthers } from './buildUsers.mjs';

/** How much of a failed build's output is shown. */
const SHOWN_LINES = 80;

/**
 * Builds the rooms whose inputs changed (nx.json says what these are). Quiet while all goes well; ends the
 * process with the end of the output when a build fails. Touches nothing where everything is built already.
 * @param {string[]} [rooms] only these and what they need
 * @throws Error when somebody runs from this folder and a build would change it
 */
export const buildAll = (rooms = []) => {
  const release = lockBuilds();
  try {
    const started = Date.now();
    process.stdout.write('Building what changed… ');
    if (!isBuilt()) buildUnderLock(rooms);
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    release();
  }
};

const buildUnderLock = (rooms) => {
  refuseBuildUnderOthers();
  if (rooms.length > 0) return runBuilds(rooms);
  const sources = sourcesPrint();
  runBuilds([]);
  stampBuild(sources);
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
