import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { publicPackages } from './publicPackages.mjs';

/**
 * Packs everything that a team with a repository of its own installs.
 * @param {string} target folder for the archives
 * @returns {Record<string, string>} name of each package → its archive in that folder
 * @throws Error with what npm said
 */
export const packAll = (target) => {
  mkdirSync(target, { recursive: true });
  return Object.fromEntries(
    publicPackages().map((folder) => {
      const args = ['pack', '--json', '--loglevel', 'error', '--pack-destination', path.resolve(target)];
      const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${path.basename(folder)} could not be packed:\n${stdout}${stderr}`);
      const said = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
      const { name, filename } = Array.isArray(said) ? said[0] : said.files ? said : Object.values(said)[0];
      return [name, path.join(target, filename)];
    }),
  );
};
