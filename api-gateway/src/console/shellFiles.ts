import type { RequestHandler } from 'express';
import { ABOUT_FILE } from '@yinyom/contracts/release/names';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { setFileHeaders } from './fileHeaders';
import { findFile, sendFile } from './releasedFiles';
import { SHELL } from './releasedShell';
import type { ShellBuild } from './shellBuild';

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/i;
/** How long the list of kept builds is believed: a page of a build that this process has not heard of is a moment old. */
const BUILDS_MS = 1_000;

/** What is the same in every build that has it: its name is a digest of it. */
export const isHashed = (file: string): boolean => HASHED.test(file);

const keptBuilds = (store: ReleaseStore) => {
  let kept: { until: number; builds: ReturnType<ReleaseStore['builds']> } | undefined;
  return () => {
    if (!kept || kept.until < Date.now())
      kept = { until: Date.now() + BUILDS_MS, builds: store.builds(SHELL) };
    return kept.builds;
  };
};

/**
 * Serves the files of the shell's releases: those of the build in use, and of every other build that is kept, as pages of it
 * may be open, or have been served a moment ago by a gateway that is ahead or behind. Passes on what none has.
 */
export const shellFiles = (store: ReleaseStore, inUse: () => Promise<ShellBuild>): RequestHandler => {
  const builds = keptBuilds(store);
  const buildsWith = async (name: string): Promise<string[]> => {
    const shell = await inUse();
    const current = shell.build !== null && shell.files[name] !== undefined ? [shell.build] : [];
    if (current.length > 0 || !isHashed(name)) return current;
    const plain = name.replace(/\.map$/, '');
    return (await builds()).filter(({ files }) => files[plain] !== undefined).map(({ build }) => build);
  };
  return async (req, res, next) => {
    const name = req.path.slice(1);
    for (const build of await buildsWith(name)) {
      const found = await findFile(store, [SHELL, build, name], req);
      if (!found) continue;
      const keeping = isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return sendFile(req, res, { ...found, name, keeping });
    }
    const about = name === ABOUT_FILE ? await (await inUse()).text(name) : null;
    if (about === null) return next();
    setFileHeaders(res, name);
    res.setHeader('Cache-Control', 'no-cache');
    res.type('json').send(about);
  };
};
