import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RECOMMENDED_NODE } from '../nodeVersions.cjs';
import { fetchedNode, fetchNode } from '../test/recommendedNode.cjs';
import { hasImage, podman } from './podman.mjs';

/** The image that the Dockerfile begins with. */
const PULLED = `docker.io/library/node:${RECOMMENDED_NODE}-bookworm-slim`;
/** One of the same parts, where no registry of images is reached. */
const MADE = `localhost/yinyom-base:${RECOMMENDED_NODE}`;

/** Certificates that this machine trusts besides the usual ones, as those of a proxy in front of the registries. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const run = (program, args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error || status !== 0)
    throw new Error(`${program} ${args[0]}: ${error?.message ?? `${stdout}\n${stderr}`.slice(-2_000)}`);
};

/** npm as a package of its own registry; `node` of the registry comes without. */
const addNpm = (root, folder) => {
  run('npm', ['pack', 'npm@11', '--silent'], folder);
  run('sh', ['-c', 'tar -xzf npm-*.tgz'], folder);
  const modules = path.join(root, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(path.join(folder, 'package'), path.join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    run('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, 'usr/local/bin', name)]);
};

/** Debian by debootstrap, Node.js and npm from the registry of npm. */
const makeBase = () => {
  const node = fetchedNode(RECOMMENDED_NODE) ?? fetchNode(RECOMMENDED_NODE);
  if (!node) throw new Error(`Node.js ${RECOMMENDED_NODE} could not be fetched from the registry of npm.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-base-'));
  try {
    const root = path.join(folder, 'root');
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root]);
    cpSync(node, path.join(root, 'usr/local/bin/node'));
    addNpm(root, folder);
    if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(root, CERTIFICATES));
    rmSync(path.join(root, 'var/cache/apt/archives'), { recursive: true, force: true });
    run('tar', ['-C', root, '-cf', path.join(folder, 'root.tar'), '.']);
    podman([
      'import',
      ...['--change', `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`],
      ...['--change', 'CMD ["node"]', path.join(folder, 'root.tar'), MADE],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * The image that ours begin with: that of the Dockerfile where a registry of images answers, else one made here.
 * @returns its name, and what the registry said where it was not used
 */
export const baseImage = () => {
  if (hasImage(PULLED)) return { name: PULLED, why: null };
  try {
    podman(['pull', '--quiet', PULLED], { timeout: 120_000 });
    return { name: PULLED, why: null };
  } catch (error) {
    if (!hasImage(MADE)) makeBase();
    return { name: MADE, why: error.message };
  }
};
