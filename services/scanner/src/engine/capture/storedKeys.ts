/** Names of what one frame's origin stores; an opaque origin stores nothing. */
export interface StoredKeys {
  host: string;
  localStorage: string[];
  sessionStorage: string[];
  indexedDB: string[];
  cacheStorage: string[];
  fileSystem: string[];
}

/** A storage bucket, as far as it is read here. */
interface Bucket {
  indexedDB: IDBFactory;
  caches: CacheStorage;
  getDirectory(): Promise<FileSystemDirectoryHandle>;
}

/** Runs in a frame, in a world of its own; its text is sent to the browser. */
const readKeys = async (): Promise<StoredKeys | null> => {
  const MAX = 500;
  const short = (names: string[]) => names.slice(0, MAX).map((name) => name.slice(0, 300));
  const soon = <T>(work: Promise<T>, none: T): Promise<T> =>
    Promise.race([
      work.catch(() => none),
      new Promise<T>((resolve) => {
        setTimeout(() => resolve(none), 800);
      }),
    ]);
  const keysOf = (storage: () => Storage): string[] => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  };
  if (self.origin === 'null') return null;
  const databasesOf = async (factory: IDBFactory) =>
    (await factory.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
  // Only the names at the root: what is below a folder belongs to the same thing.
  const filesOf = async (root: FileSystemDirectoryHandle | undefined): Promise<string[]> => {
    const names: string[] = [];
    if (root) for await (const name of root.keys()) if (names.push(name) >= MAX) break;
    return names;
  };
  // Storage buckets keep databases, caches and files of their own, which no list of the origin names.
  const buckets = (
    navigator as { storageBuckets?: { keys(): Promise<string[]>; open(name: string): Promise<Bucket> } }
  ).storageBuckets;
  const opened = soon(
    (async () =>
      Promise.all(((await buckets?.keys()) ?? []).slice(0, 20).map((name) => buckets?.open(name))))(),
    [],
  );
  const inBuckets = async (read: (bucket: Bucket) => Promise<string[]>) =>
    (await Promise.all((await opened).map((bucket) => (bucket ? read(bucket) : [])))).flat();
  const [databases, cacheNames, files, bucketDatabases, bucketCaches, bucketFiles] = await Promise.all([
    soon(databasesOf(indexedDB), []),
    soon((async () => ('caches' in self ? caches.keys() : []))(), []),
    soon((async () => filesOf(await navigator.storage?.getDirectory()))(), []),
    soon(
      inBuckets(({ indexedDB: factory }) => databasesOf(factory)),
      [],
    ),
    soon(
      inBuckets(({ caches: all }) => all.keys()),
      [],
    ),
    soon(
      inBuckets(async (bucket) => filesOf(await bucket.getDirectory())),
      [],
    ),
  ]);
  return {
    host: new URL(self.origin).hostname,
    localStorage: short(keysOf(() => localStorage)),
    sessionStorage: short(keysOf(() => sessionStorage)),
    indexedDB: short([...databases, ...bucketDatabases]),
    cacheStorage: short([...cacheNames, ...bucketCaches]),
    fileSystem: short([...files, ...bucketFiles]),
  };
};

export const READ_KEYS = `(${String(readKeys)})()`;
