import { createFolderStore } from '@yinyom/release-store/folder/folderStore';

/**
 * What a test file left in a store that others use: files of builds that are gone or changed, and canaries.
 * @param releasesDir folder of the store
 * @returns a line for each build and canary; none when the store is whole
 */
export const traces = async (releasesDir: string): Promise<string[]> => {
  const store = createFolderStore(releasesDir);
  const lines: string[] = [];
  for (const [room, { canary }] of await store.pointers()) {
    if (canary) lines.push(`${room}: canary ${canary.release.build}`);
    for (const { build, files } of await store.builds(room)) {
      const lost = await store.missing(room, build, files);
      if (lost.length > 0) lines.push(`${room}: ${lost.length} files of build ${build}, such as ${lost[0]}`);
    }
  }
  return lines;
};
