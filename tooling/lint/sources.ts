import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.data',
  '.nx',
  '.git',
  'releases',
  'fixture',
  'fixtures',
]);

export interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  workspaces?: string[];
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export const manifestOf = (room: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8')) as Manifest;

/** Every workspace, as a path from the root. */
export const rooms = (manifestOf('.').workspaces ?? [])
  .flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  )
  // A room that moved leaves a folder with what was built.
  .filter((room) => existsSync(path.join(ROOT, room, 'package.json')));

/** Files below a folder that have code of ours, as paths from the root. */
export const scriptsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : scriptsIn(at);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [at] : [];
  });

export const isTest = (file: string): boolean => /\.test\.[cm]?tsx?$/.test(file);
