import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tooling/install.mjs';
import { remoteRooms } from '../../tooling/workspaces.cjs';

const APPS = ['shell', ...remoteRooms()];

const build = (extra) => {
  const started = performance.now();
  const scopes = APPS.flatMap((name) => ['--scope', `@yinyom/${name}`]);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/lerna/dist/cli.js'),
      'run',
      'build',
      '--concurrency',
      '2',
      ...scopes,
      ...extra,
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1000;
};

/** Seconds to build shell and remotes from nothing, and again when nothing changed. */
export const measure = async () => {
  rmSync(path.join(ROOT, 'node_modules/.cache/webpack'), { recursive: true, force: true });
  const cold = build(['--skip-nx-cache']);
  build([]);
  return [
    { what: 'five apps, cold build', value: cold, unit: 's', budget: 60 },
    { what: 'five apps, nothing changed', value: build([]), unit: 's', budget: 5 },
  ];
};
