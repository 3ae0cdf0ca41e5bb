import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { baseImage } from './baseImage.mjs';
import { podman } from './podman.mjs';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** The two images of the Dockerfile, by its targets. */
export const IMAGES = { yinyom: `yinyom:${version}`, 'yinyom-scanner': `yinyom-scanner:${version}` };

/** Builds both images as docs/operate/install.md says. */
export const buildImages = () => {
  const base = baseImage();
  if (base.why) console.log(`${base.name} is used: ${base.why}`);
  for (const [target, name] of Object.entries(IMAGES)) {
    console.log(`Building ${name}…`);
    podman(
      [
        'build',
        ...['--isolation', 'chroot', '--network', 'host', '--layers', '--format', 'docker'],
        ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
        ...['--build-arg', `NODE_IMAGE=${base.name}`, '--build-arg', `VERSION=${version}`],
        ...['--file', 'deploy/image/Dockerfile', '--target', target, '--tag', name, '.'],
      ],
      { cwd: ROOT },
    );
  }
};
