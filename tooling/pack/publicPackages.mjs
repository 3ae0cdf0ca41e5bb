import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';

/** The folders of what a team with a repository of its own installs: every package that is not private. */
export const publicPackages = () =>
  readdirSync(path.join(ROOT, 'packages'))
    .map((name) => path.join(ROOT, 'packages', name))
    .filter((folder) => {
      const { private: isPrivate, audience } = manifestIn(folder);
      // What owners of websites install is packed by tooling/website-packages.
      return isPrivate !== true && audience !== 'websites';
    });

const manifestIn = (folder) => {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    // A package that moved leaves a folder with what was built.
    return { private: true };
  }
};
