import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What lies in `testing` below a feature (`contracts/compliance/testing`) is for the tests of those who use it. */
const NOT_PUBLIC = /\.test\.tsx?$|\.d\.ts$|(^|\/)catalogue\/|^testing\//;

/** Folders that the package exports types of, below its own. */
const publicFolders = (folder) => {
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .filter(({ types }) => types?.startsWith('./packed/'))
    .map((entry) => `${path.posix.dirname(entry['yinyom-source']).replace('./', '')}/`);
};

/**
 * Sources of a package that others use: no tests, nothing that only helps them, and only folders that it exports.
 * @param {string} folder of the package
 * @returns {string[]} paths below its `src`
 */
export const sourcesIn = (folder) => {
  const open = publicFolders(folder);
  return readdirSync(path.join(folder, 'src'), { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PUBLIC.test(file))
    .filter((file) => open.some((place) => `src/${file}`.startsWith(place)));
};
