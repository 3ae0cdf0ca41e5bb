import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

/** Where forges show the files of a branch, by their hosts; Gitea and Forgejo are found at any host. */
const BRANCH_OF_HOST = [
  [/(?:^|\.)github\./, '/blob/main/'],
  [/(?:^|\.)gitlab\./, '/-/blob/main/'],
  [/^/, '/src/branch/main/'],
];

/** Address of the repository, without a slash at its end: the root's manifest is the one place that states it (`npm run repository`). */
export const repositoryAddress = () =>
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).homepage.replace(/#.*$/, '');

/** Where a file or folder of the repository can be read. */
export const fileAddress = (file, repository = repositoryAddress()) => {
  const { host } = new URL(repository);
  const [, branch] = BRANCH_OF_HOST.find(([pattern]) => pattern.test(host));
  return `${repository}${branch}${file}`;
};

/**
 * What a manifest states of where it comes from.
 * @param {string} room folder of the manifest below the root, '' for the root itself
 * @param {string} repository its address
 */
export const originOf = (room, repository) => ({
  homepage: `${room ? fileAddress(room, repository) : repository}#readme`,
  repository: { type: 'git', url: `git+${repository}.git`, ...(room && { directory: room }) },
  bugs: { url: `${repository}/issues` },
});
