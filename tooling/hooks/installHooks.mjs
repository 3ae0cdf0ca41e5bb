import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Packages of npm that hold nothing but the program for one system, and run nothing when they are installed. */
const PACKAGES = {
  'linux-x64': 'lefthook-linux-x64',
  'linux-arm64': 'lefthook-linux-arm64',
  'darwin-x64': 'lefthook-darwin-x64',
  'darwin-arm64': 'lefthook-darwin-arm64',
  'win32-x64': 'lefthook-windows-x64',
};

const INSTALL_MS = 20_000;

/**
 * @param {string} root of the repository
 * @returns {string | null} the program that runs the hooks; null where the registry has none for this system
 */
export const hookProgram = (root) => {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const program =
    name &&
    path.join(root, 'node_modules', name, 'bin', name.includes('windows') ? 'lefthook.exe' : 'lefthook');
  return program && existsSync(program) ? program : null;
};

/**
 * Installs the hooks of lefthook.yml into a clone. A tree without `.git` (the build of an image), a pipeline (CI) and
 * YINYOM_NO_HOOKS get none.
 * @param {string} root of the repository
 * @param {Record<string, string | undefined>} env
 * @returns {boolean} whether they are there now
 */
export const installHooks = (root, env = process.env) => {
  if (env.CI || env.YINYOM_NO_HOOKS || !existsSync(path.join(root, '.git'))) return false;
  const program = hookProgram(root);
  if (!program) return false;
  const { status } = spawnSync(program, ['install'], {
    cwd: root,
    env,
    stdio: 'ignore',
    timeout: INSTALL_MS,
  });
  return status === 0;
};
