import { spawnSync } from 'node:child_process';

const git = (root, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr || 'git was not found'}`);
  return stdout;
};
const listed = (text) => text.split('\0').filter(Boolean);

/** @returns {string[]} every file that git knows or would add, as a path from the root */
export const knownFiles = (root) =>
  listed(git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'));

/**
 * What differs from the point where this branch left another one: committed, staged, edited, removed or new.
 * @param {string} root of the repository
 * @param {string} ref for example `origin/main`
 * @returns {string[]} paths from the root
 * @throws Error when git does not know the ref
 */
export const changedFiles = (root, ref) => {
  const base = git(root, 'merge-base', ref, 'HEAD').trim();
  const edited = listed(git(root, 'diff', '--name-only', '--no-renames', '-z', base));
  const added = listed(git(root, 'ls-files', '-z', '--others', '--exclude-standard'));
  return [...new Set([...edited, ...added])];
};
