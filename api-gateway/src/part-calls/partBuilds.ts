import { aboutShape } from '@yinyom/contracts/release/aboutShape';
import { ABOUT_FILE, roomOf } from '@yinyom/contracts/release/names';
import { digestOf } from '@yinyom/release-store/builds/fileTable';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';

/** What a build of a part says about its calls. */
export interface PartBuild {
  build: string;
  /** What the running code knows its build by. */
  hash: string;
  /** Digest of the `build.json` that says all this. */
  about: string;
  /** Absent: it declares none, and makes its calls with the session. */
  calls?: ReadonlySet<string>;
}

const KEPT = 200;

const readAbout = (bytes: Buffer) => {
  try {
    return aboutShape.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** The builds of parts, as the store has them. A build never changes, so each is read once. */
export const createPartBuilds = (store: Pick<ReleaseStore, 'builds' | 'readFile'>) => {
  /** Null: what says nothing that can be read. */
  const known = new Map<string, PartBuild | null>();

  const keep = (key: string, found: PartBuild | null): PartBuild | null => {
    if (known.size >= KEPT) known.clear();
    known.set(key, found);
    return found;
  };

  const get = async (part: string, build: string): Promise<PartBuild | null> => {
    const key = `${part} ${build}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const file = await store.readFile(roomOf(part), build, ABOUT_FILE);
    // It may still be on its way.
    if (!file) return null;
    const about = readAbout(file.bytes);
    if (!about) return keep(key, null);
    const { hash, declared } = about;
    return keep(key, {
      build,
      hash,
      about: digestOf(file.bytes),
      ...(declared.calls && { calls: new Set(declared.calls) }),
    });
  };

  return {
    get,
    /** The build that running code knows by this hash; null for none that is kept. */
    find: async (part: string, hash: string): Promise<PartBuild | null> => {
      for (const { build } of await store.builds(roomOf(part))) {
        const found = await get(part, build);
        if (found?.hash === hash) return found;
      }
      return null;
    },
  };
};
export type PartBuilds = ReturnType<typeof createPartBuilds>;
