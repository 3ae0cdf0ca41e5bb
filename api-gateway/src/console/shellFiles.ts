import type { RequestHandler } from 'express';
import { ownValue } from '@yinyom/contracts/ownValue';
import { ABOUT_FILE } from '@yinyom/contracts/release/names';
import { releasedBuilds } from '@yinyom/release-store/builds/releasedBuilds';
import type { ReleaseStore, StoredBuild } from '@yinyom/release-store/ReleaseStore';
import { setFileHeaders } from './fileHeaders';
import { isPartFile } from './fileRule';
import { findFile, sendFile } from './releasedFiles';
import { releasedTables } from './releasedTables';
import { SHELL } from './releasedShell';
import type { ShellBuild } from './shellBuild';

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/i;
/** How long the list of kept builds is believed: a page of a build that this process has not heard of is a moment old. */
const BUILDS_MS = 1_000;

/** What is the same in every build that has it: its name is a digest of it. */
export const isHashed = (file: string): boolean => HASHED.test(file);

/** Browsers ask for the icon at every navigation inside the console; a new one may come a day late. */
const ICON = /(?:^|[\\/])favicon\.svg$/;
/** Cache-Control of a file of the shell. */
export const keepingOf = (file: string): string => {
  if (isHashed(file)) return 'public, max-age=31536000, immutable';
  return ICON.test(file) ? 'public, max-age=86400' : 'no-cache';
};

/** What was only uploaded is served to nobody. */
const releasedOf = async (store: ReleaseStore): Promise<StoredBuild[]> => {
  const [released, builds] = await Promise.all([releasedBuilds(store, SHELL), store.builds(SHELL)]);
  return builds.filter(({ build }) => released.has(build));
};

const keptBuilds = (store: ReleaseStore) => {
  let kept: { until: number; builds: Promise<StoredBuild[]> } | undefined;
  return () => {
    if (!kept || kept.until < Date.now()) kept = { until: Date.now() + BUILDS_MS, builds: releasedOf(store) };
    return kept.builds;
  };
};

/**
 * Serves the files of the shell's releases: those of the build in use, and of every other build that is kept, as pages of it
 * may be open, or have been served a moment ago by a gateway that is ahead or behind. Passes on what none has.
 */
export const shellFiles = (
  store: ReleaseStore,
  inUse: () => Promise<ShellBuild>,
  sourceMaps: boolean,
): RequestHandler => {
  const builds = keptBuilds(store);
  const tableOf = releasedTables(store);
  const buildsWith = async (name: string): Promise<Pick<StoredBuild, 'build' | 'files'>[]> => {
    const shell = await inUse();
    if (shell.build !== null && ownValue(shell.files, name) !== undefined) {
      // What is signed names no twins; the table of the build does.
      const table = await tableOf(SHELL, shell.build, name);
      return [{ build: shell.build, files: { ...table, ...shell.files } }];
    }
    if (!isHashed(name)) return [];
    return (await builds()).filter((kept) => ownValue(kept.files, name) !== undefined);
  };
  return async (req, res, next) => {
    const name = req.path.slice(1);
    for (const { build, files } of isPartFile(name, sourceMaps) ? await buildsWith(name) : []) {
      const found = await findFile(store, { room: SHELL, build, files }, name, req);
      if (!found) continue;
      return sendFile(req, res, { ...found, name, keeping: keepingOf(name) });
    }
    const about = name === ABOUT_FILE ? await (await inUse()).text(name) : null;
    if (about === null) return next();
    setFileHeaders(res, name);
    res.setHeader('Cache-Control', 'no-cache');
    res.type('json').send(about);
  };
};
