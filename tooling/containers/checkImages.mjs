import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { IMAGES } from './buildImages.mjs';
import { podman } from './podman.mjs';

const KEPT = path.join(ROOT, 'e2e/fixtures/data');
/** Data of this version are restored by the image of today. */
const BEFORE = '1.15.0';

/** As compose.yaml runs ours: nothing can be written but data, no rights. No network either. */
const CLOSED = [
  ...['run', '--rm', '--network', 'none', '--read-only', '--tmpfs', '/tmp:mode=1777', '--no-healthcheck'],
  ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
];

const runsClosed = (image) => {
  const user = podman(['image', 'inspect', '--format', '{{.Config.User}}', image]);
  if (user !== '10001:10001') throw new Error(`it runs as ${user}`);
  const look = 'for name in npm npx corepack yarn; do command -v $name; done; true';
  const installers = podman([...CLOSED, '--entrypoint', 'sh', image, '-c', look]);
  if (installers !== '') throw new Error(`it holds ${installers}`);
};

/** The restore compares all counts and recomputes every entry of the ledgers. */
const restoresKeptData = () => {
  const { backup_key, decisions } = JSON.parse(readFileSync(path.join(KEPT, `${BEFORE}.json`), 'utf8'));
  const said = podman([
    ...[...CLOSED, '--env', `BACKUP_KEY=${backup_key}`, '--volume', `${KEPT}:/kept:ro`, '--volume', '/data'],
    ...['--entrypoint', 'node', IMAGES.yinyom, 'tooling/backup/restore.mjs'],
    ...['--from', `/kept/${BEFORE}.backup`, '--data', '/data/restored'],
  ]);
  if (!said.includes(`${decisions.length} entries of the ledgers verify.`)) throw new Error(said);
};

const CHECKS = [
  ...Object.values(IMAGES).map((image) => [
    `${image} runs as a user without rights and holds no installer`,
    () => runsClosed(image),
  ]),
  [`${IMAGES.yinyom} restores the data of ${BEFORE}, and all their ledgers verify`, restoresKeptData],
];

/** @returns how many checks of the built images failed; says each by name, and the totals last */
export const checkImages = () => {
  let failed = 0;
  for (const [name, check] of CHECKS) {
    try {
      check();
      console.log(`✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${name}: ${error.message}`);
    }
  }
  console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
  return failed;
};
