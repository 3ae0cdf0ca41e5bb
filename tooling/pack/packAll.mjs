import path from 'node:path';
import { npmPack } from './npmPack.mjs';
import { publicPackages } from './publicPackages.mjs';

/**
 * Packs everything that a team with a repository of its own installs.
 * @param {string} target folder for the archives
 * @returns {Record<string, string>} name of each package → its archive in that folder
 * @throws Error with what npm said
 */
export const packAll = (target) =>
  Object.fromEntries(
    npmPack(publicPackages(), target).map(({ name, filename }) => [name, path.join(target, filename)]),
  );
