import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRooms } from '../workspaces.cjs';

export const ROOT = path.resolve(__dirname, '../..');

const NOT_SOURCE = new Set(['node_modules', 'dist', 'packed', '.data', '.nx', '.git', 'fixture', 'fixtures']);

/** Sources of a remote that is still to be made. */
const TEMPLATE = path.join('packages', 'build-remote', 'template');

export interface Manifest {
  name: string;
  version?: string;
  scripts?: Record<string, string>;
  workspaces?: string[];
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** `websites`: installed by owners of websites, from the registry. */
  audience?: string;
}

export const manifestOf = (room: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, room, 'package.json'), 'utf8')) as Manifest;

/** Every workspace, as a path from the root. */
export const rooms = workspaceRooms(ROOT);

/** Files below a folder that have code of ours, as paths from the root. */
export const scriptsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) || at === TEMPLATE ? [] : scriptsIn(at);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [at] : [];
  });

export const isTest = (file: string): boolean => /\.test\.[cm]?tsx?$/.test(file);
