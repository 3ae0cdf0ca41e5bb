import type { ReleaseStore, StoredFile } from '../ReleaseStore';

/** How old a pointer may be that a gateway serves: a deploy is seen everywhere a moment later. */
const POINTERS_MS = 1_000;
const FILES_BYTES = 64 * 1024 * 1024;
/** A file that was damaged and is repaired is served again after this time. */
const FILE_MS = 60_000;

/** One answer for everybody who asks within a time. What was known last stands in while the store does not answer. */
const remembered = <T>(read: () => Promise<T>, ms: number) => {
  let kept: { value: T; until: number } | null = null;
  let running: Promise<T> | null = null;
  return {
    get: async (): Promise<T> => {
      if (kept && kept.until > Date.now()) return kept.value;
      running ??= read()
        .then((value) => {
          kept = { value, until: Date.now() + ms };
          return value;
        })
        .finally(() => {
          running = null;
        });
      const known = kept;
      return known ? running.catch(() => known.value) : running;
    },
    forget: () => {
      kept = null;
      running = null;
    },
  };
};

/** The files that were asked for last, as many as fit. */
const recentFiles = (most: number) => {
  const files = new Map<string, { file: StoredFile; until: number }>();
  let size = 0;
  const drop = (name: string) => {
    size -= files.get(name)?.file.bytes.length ?? 0;
    files.delete(name);
  };
  return {
    get: (name: string): StoredFile | undefined => {
      const kept = files.get(name);
      if (!kept) return undefined;
      if (kept.until < Date.now()) return void drop(name);
      // The end of the map is what was asked for last.
      files.delete(name);
      files.set(name, kept);
      return kept.file;
    },
    put: (name: string, file: StoredFile) => {
      drop(name);
      files.set(name, { file, until: Date.now() + FILE_MS });
      size += file.bytes.length;
      for (const oldest of files.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
    },
  };
};

/**
 * A store that is asked over a network, read through a memory: pointers for a second, files (which never change in their
 * build) for a minute, as long as they fit. What this process changes it sees at once.
 */
export const readThrough = (store: ReleaseStore): ReleaseStore => {
  const pointers = remembered(() => store.pointers(), POINTERS_MS);
  const list = remembered(() => store.list(), POINTERS_MS);
  const files = recentFiles(FILES_BYTES);
  return {
    ...store,
    pointers: () => pointers.get(),
    list: () => list.get(),
    change: (room, above, make) => store.change(room, above, make).finally(pointers.forget),
    writeList: (next, before) => store.writeList(next, before).finally(list.forget),
    readFile: async (room, build, file) => {
      const name = `${room}/${build}/${file}`;
      const known = files.get(name);
      if (known) return known;
      const found = await store.readFile(room, build, file);
      if (found) files.put(name, found);
      return found;
    },
  };
};
