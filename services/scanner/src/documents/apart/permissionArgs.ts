import { existsSync } from 'node:fs';
import path from 'node:path';

/** Packages that read documents, with those that they need. */
const PACKAGES = ['unpdf', 'saxes', 'xmlchars', 'yauzl', 'pend'];

/** The folder of a package, as this file finds it. */
const folderOf = (name: string): string | null => {
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) return null;
  }
};

/** Manifests on the way up: Node reads them to learn how a file is to be read. */
const manifestsAbove = (start: string): string[] => {
  const found: string[] = [];
  for (let folder = start; folder !== path.dirname(folder); folder = path.dirname(folder))
    found.push(path.join(folder, 'package.json'));
  return found;
};

/**
 * What lets a process read its own program and no other file, write none, and start no process and no thread. Nothing
 * where this Node.js has no permission model. It does not close the network: the process has no module for it.
 */
export const permissionArgs = (): string[] => {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  if (!flag) return [];
  const program = path.join(__dirname, '../..');
  const folders = [program, ...PACKAGES.flatMap((name) => folderOf(name) ?? [])];
  return [
    flag,
    ...folders.map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
    ...manifestsAbove(program).map((file) => `--allow-fs-read=${file}`),
  ];
};
