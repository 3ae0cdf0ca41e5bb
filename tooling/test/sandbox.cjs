const { spawnSync } = require('node:child_process');

const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];

/** Whether this machine lets a browser without rights lock its pages in: containers and changed roots may not. */
const isSandboxPossible = () => {
  if (process.platform !== 'linux') return true;
  const [command, ...args] = [
    ...(process.getuid() === 0 ? NOBODY : []),
    'unshare',
    '--user',
    '--map-root-user',
    'true',
  ];
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/' }).status === 0;
};

/** SCANNER_SANDBOX for scans of the tests' own websites. */
const sandboxHere = () => (isSandboxPossible() ? 'required' : 'off');

module.exports = { isSandboxPossible, sandboxHere };
