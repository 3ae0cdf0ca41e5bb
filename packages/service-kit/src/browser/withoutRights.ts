import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserFolder } from './browserFolder';
import type { FoundBrowser } from './findBrowser';

/** `nobody` and its group, by number: they need no entry anywhere. */
const NOBODY = 65_534;

/** Gives a folder with everything in it to `nobody`. */
const handOver = async (folder: string): Promise<void> => {
  await chown(folder, NOBODY, NOBODY);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(path.join(entry.parentPath, entry.name), NOBODY, NOBODY);
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const starterOf = (executablePath: string): string =>
  `#!/bin/sh\nexec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups -- ${quoted(executablePath)} "$@"\n`;

/** One name for each path, so that two browsers of a machine do not share a starter. */
const nameOf = (executablePath: string): string => executablePath.replaceAll(/[^\w.-]+/g, '_');

/**
 * Chromium has no sandbox when it runs as root. Root starts it as `nobody` instead, who has one, and who may read
 * and write nothing but the profile.
 * @param profile folder of the browser's profile, handed over to `nobody`
 * @returns the browser to start in place of the given one
 */
export const withoutRights = async (found: FoundBrowser, profile: string): Promise<FoundBrowser> => {
  const folder = path.join(await browserFolder(), 'nobody');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const starter = path.join(folder, nameOf(found.executablePath));
  // Of this call: two browsers may start at once, in one process or in several.
  const unfinished = `${starter}.${randomUUID()}`;
  await writeFile(unfinished, starterOf(found.executablePath));
  await chmod(unfinished, 0o755);
  await rename(unfinished, starter);
  await handOver(profile);
  return { ...found, executablePath: starter, env: { ...found.env, HOME: profile } };
};
