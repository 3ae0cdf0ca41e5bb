import { ABOUT_FILE, MANIFEST_FILE } from '@yinyom/contracts/release/names';
import { releasedTable } from '@yinyom/release-store/builds/releasedBuilds';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { createEarlierBuilds } from './earlierBuilds';
import { SHELL, takeBuild } from './releasedShell';
import type { ShellBuild } from './shellBuild';

/**
 * Builds of the shell that were in use, for teams that try a remote with what open consoles still run. Only those that `/mf/platform.json`
 * names are read, each once.
 * @returns null for any other build
 */
export const createEarlierShells = (store: ReleaseStore) => {
  const earlier = createEarlierBuilds(store);
  const known = new Map<string, Promise<ShellBuild>>();
  const read = async (build: string): Promise<ShellBuild> => {
    const files = (await releasedTable(store, SHELL, build)) ?? {};
    const integrity = { manifest: files[MANIFEST_FILE] ?? '', about: files[ABOUT_FILE] ?? '' };
    return takeBuild(store, { build, integrity });
  };
  return async (build: string): Promise<ShellBuild | null> => {
    const builds = (await earlier())[SHELL] ?? [];
    if (!builds.includes(build)) return null;
    for (const kept of known.keys()) if (!builds.includes(kept)) known.delete(kept);
    const taking = known.get(build) ?? read(build);
    known.set(build, taking);
    taking.catch(() => known.delete(build));
    return taking;
  };
};
