import type { FileTable } from '@yinyom/release-store/builds/fileTable';
import { releasedTable } from '@yinyom/release-store/builds/releasedBuilds';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';

const MOST_KNOWN = 300;

/** Builds that were released stay so: their tables are remembered, and read again only for files that they did not have. */
export const releasedTables = (store: ReleaseStore) => {
  const known = new Map<string, FileTable>();
  return async (room: string, build: string, name: string): Promise<FileTable | null> => {
    const place = `${room}/${build}`;
    const kept = known.get(place);
    if (kept && Object.hasOwn(kept, name)) return kept;
    const files = await releasedTable(store, room, build);
    if (files) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(place, files);
    }
    return files;
  };
};
