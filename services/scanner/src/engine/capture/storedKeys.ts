/** Names of what one frame's origin stores; an opaque origin stores nothing. */
export interface StoredKeys {
  host: string;
  localStorage: string[];
  sessionStorage: string[];
  indexedDB: string[];
  cacheStorage: string[];
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
  const [databases, cacheNames] = await Promise.all([
    soon(
      (async () => (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name])))(),
      [],
    ),
    soon((async () => ('caches' in self ? caches.keys() : []))(), []),
  ]);
  return {
    host: new URL(self.origin).hostname,
    localStorage: short(keysOf(() => localStorage)),
    sessionStorage: short(keysOf(() => sessionStorage)),
    indexedDB: short(databases),
    cacheStorage: short(cacheNames),
  };
};

export const READ_KEYS = `(${String(readKeys)})()`;
