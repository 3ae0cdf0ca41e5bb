import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PEERS } from './candidates.mjs';

/** Installs the peers' pinned versions when that bench runs; without a network our own rows are printed alone. */
export const installPeers = () => {
  if (existsSync(path.join(PEERS, 'node_modules'))) return;
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', PEERS, '--no-audit', '--no-fund', '--ignore-scripts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) console.warn('The peers could not be installed; only our own rows are measured.');
};
