import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Packs folders of packages with one npm, which takes longer to start than to pack.
 * @param {string[]} folders absolute paths
 * @param {string} target folder for the archives
 * @returns {{ name: string, filename: string, files: { path: string }[] }[]} what npm says of each archive
 * @throws Error with what npm said
 */
export const npmPack = (folders, target) => {
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--json', '--loglevel', 'error', '--pack-destination', path.resolve(target)];
  const { status, stdout, stderr } = spawnSync('npm', [...args, ...folders], {
    cwd: path.resolve(target),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) {
    const names = folders.map((folder) => path.basename(folder)).join(', ');
    throw new Error(`${names} could not be packed:\n${stdout}${stderr}`);
  }
  // Scripts of the packages may print first. Older versions of npm print a list, newer ones an object by name.
  const said = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
  return said.filename ? [said] : Object.values(said);
};

/**
 * The same, by the packages' names.
 * @returns {Record<string, { archive: string, files: string[] }>}
 */
export const packedByName = (folders, target) =>
  Object.fromEntries(
    npmPack(folders, target).map(({ name, filename, files }) => [
      name,
      { archive: path.join(target, filename), files: files.map((file) => file.path).sort() },
    ]),
  );
