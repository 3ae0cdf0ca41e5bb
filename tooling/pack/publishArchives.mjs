import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isHigher } from '../versions/changelog.mjs';

const manifestIn = (archive) => {
  const { status, stdout, stderr } = spawnSync('tar', ['xzOf', archive, 'package/package.json'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${archive}: ${stderr}`);
  return JSON.parse(stdout);
};

/** Versions of a package that the registry has; of one that it does not know, none. */
const publishedOf = (name, npm) => {
  const { status, stdout, stderr } = npm(['view', name, 'versions', '--json']);
  if (status === 0) return [JSON.parse(stdout)].flat();
  if (`${stdout}${stderr}`.includes('E404')) return [];
  throw new Error(`npm view ${name}: ${stderr}`);
};

/** The highest version is `latest`; a repair of an older line has a tag of that line. */
const tagOf = (version, published) =>
  published.every((other) => isHigher(version, other))
    ? []
    : ['--tag', `line-${version.split('.').slice(0, 2).join('.')}`];

/**
 * Publishes packed archives. What the registry has already is left out, so that a run that broke off can be repeated; nothing is
 * published while a package has a problem.
 * @param {string} folder
 * @param {(args: string[]) => { status: number | null, stdout: string, stderr: string }} npm
 * @param {(archive: string) => Promise<string[]>} problemsOf
 * @returns {Promise<string[]>} what happened, a line for each package
 * @throws Error with the problems, or with what npm said
 */
export const publishArchives = async (folder, npm, problemsOf) => {
  const archives = readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .sort()
    .map((file) => path.join(folder, file));
  if (archives.length === 0) throw new Error(`${folder} has no archive`);
  const problems = [];
  for (const archive of archives)
    for (const problem of await problemsOf(archive)) problems.push(`${archive}: ${problem}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return archives.map((archive) => {
    const { name, version } = manifestIn(archive);
    const published = publishedOf(name, npm);
    if (published.includes(version)) return `${name} ${version} was there`;
    const { status, stderr } = npm(['publish', archive, ...tagOf(version, published)]);
    if (status !== 0) throw new Error(`npm publish ${archive}: ${stderr}`);
    return `${name} ${version} is published`;
  });
};
