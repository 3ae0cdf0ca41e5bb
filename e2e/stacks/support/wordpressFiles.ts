import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../../tooling/cacheFolder.cjs';

/** What of Debian a WordPress needs here beside PHP; nothing is installed, the packages are only unpacked. */
const packages = (php: string): string[] => [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'mariadb-server-core',
  'mariadb-client-core',
  'libaio1',
  'liburing2',
  `php${php}-mysql`,
  'php-getid3',
  'libjs-cropper',
  'libjs-underscore',
];

/** Another WordPress than Debian's: a folder with its files. */
const GIVEN = process.env['WORDPRESS_FILES'];

export interface WordpressFiles {
  /** A folder as the root of Debian's file system. */
  root: string;
  /** PHP's arguments that load what it needs for the database. */
  php: string[];
  /** Copies WordPress itself to a folder. */
  copyTo(folder: string): void;
}

const run = (command: string, args: string[], cwd?: string) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1024 ** 3 });

/** Links of the packages lead to `/usr/share/…`; here that is below `root`. */
const mendLinks = (folder: string, root: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!lstatSync(file).isSymbolicLink()) continue;
    const target = readlinkSync(file);
    if (!existsSync(root + target)) continue;
    rmSync(file);
    symlinkSync(root + target, file);
  }
};

/** Only `npm run stacks` asks a registry; other runs take what it has left on this machine. */
const MAY_FETCH = process.env['STACKS'] !== undefined;

const unpack = (php: string): string => {
  const target = cacheFolder(`wordpress-php${php}`);
  if (existsSync(target)) return target;
  if (!MAY_FETCH) throw new Error('npm run stacks -- wordpress has not been run on this machine');
  const made = `${target}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  try {
    const { status, stdout, stderr } = run('apt-get', ['download', ...packages(php)], made);
    if (status !== 0) throw new Error(`apt-get: ${`${stdout}${stderr}`.trim().split('\n').at(-1)}`);
    for (const file of readdirSync(made).filter((name) => name.endsWith('.deb')))
      run('dpkg', ['-x', file, '.'], made);
    renameSync(made, target);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return target;
};

/** WordPress and a database for it, or in words what is missing on this machine. */
export const findWordpress = (): WordpressFiles | string => {
  const { stdout: php, status } = run('php', ['-r', 'echo PHP_MAJOR_VERSION.".".PHP_MINOR_VERSION;']);
  if (status !== 0) return 'there is no php';
  if (run('apt-get', ['--version']).status !== 0) return 'there is no apt-get';
  try {
    const root = unpack(php);
    const modules = path.join(root, 'usr/lib/php');
    const [api = ''] = readdirSync(modules);
    return {
      root,
      php: ['mysqlnd', 'mysqli'].flatMap((name) => ['-d', `extension=${path.join(modules, api, name)}.so`]),
      copyTo: (folder) => {
        cpSync(GIVEN ?? path.join(root, 'usr/share/wordpress'), folder, {
          recursive: true,
          verbatimSymlinks: true,
        });
        if (GIVEN === undefined) mendLinks(folder, root);
        // Debian's own, for an installation that serves several.
        rmSync(path.join(folder, 'wp-config.php'), { force: true });
        const themes = path.join(root, 'usr/share/wordpress/wp-content/themes');
        cpSync(themes, path.join(folder, 'wp-content/themes'), { recursive: true });
      },
    };
  } catch (error) {
    return (error as Error).message;
  }
};
