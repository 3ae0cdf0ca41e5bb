import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { declaredShape } from '@yinyom/contracts/release/declaredShape';
import { buildName, partName } from '@yinyom/contracts/release/errorReports';
import { ABOUT_FILE, containerOf, roomOf } from '@yinyom/contracts/release/names';
import type { Pointer } from '@yinyom/release-store/records';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ReleasedBuild, ReleasedBuilds, ReleasedPart } from './ReleasedBuilds';
import { tellOnce, toldReads } from './toldReads';

const SHELL = 'shell';
/** A source map of ours has a few megabytes; nothing longer is handed on. */
const MOST_BYTES = 32 * 1024 * 1024;
/** How long what the store said of its builds counts (milliseconds): reports come in numbers. */
const FRESH_MS = 10_000;
const KEPT_DECLARATIONS = 200;

const { team, flags, calls } = declaredShape.def.shape;
const about = z.object({ declared: z.optional(z.object({ team, flags, calls })) });
const shellAbout = z.object({ build: buildName, hash: z.string() });

const parse = <T>(shape: z.ZodMiniType<T>, text: string | null): T | null => {
  try {
    return shape.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
};

const buildsOf = ({ current, canary }: Pointer): ReleasedBuild[] => {
  const { build, released_at } = current;
  const own = { build, released_at };
  if (!canary || canary.release.build === build) return [own];
  const { release, share, organizations } = canary;
  const some = { share, organizations: organizations.length };
  return [own, { build: release.build, released_at: release.released_at, canary: some }];
};

/** Everything that people of a room may run: what it points at, and builds that are still kept for open pages. */
interface Known {
  at: number;
  builds: ReadonlySet<string>;
  /** Names of builds by the hash that running code knows itself by. */
  hashes: ReadonlyMap<string, string>;
}

/**
 * What is released, as the release store has it. What cannot be read is as if it were not there, and told.
 * @param shellDir built files of the shell, where it is not released through the store
 */
export const storeBuilds = (
  releases: ReleaseStore,
  shellDir: string,
  logger: Pick<Logger, 'warn'>,
): ReleasedBuilds => {
  const store = toldReads(releases, tellOnce(logger));
  const known = new Map<string, Known>();
  const readShell = async () => {
    const text = await readFile(path.join(shellDir, ABOUT_FILE), 'utf8').catch(() => null);
    return parse(shellAbout, text);
  };
  const isName = (name: string) => partName.safeParse(name).success;

  /** Pages of the shell know their build by the hash that webpack gave it, also those of an earlier one. */
  const readHash = async (build: string) => {
    const file = await store.readFile(SHELL, build, ABOUT_FILE);
    return parse(shellAbout, file?.bytes.toString('utf8') ?? null);
  };

  const look = async (name: string): Promise<Known> => {
    const room = roomOf(name);
    const [pointer, kept, shell] = await Promise.all([
      store.pointer(room),
      store.builds(room),
      name === SHELL ? readShell() : null,
    ]);
    const released = [pointer?.current, pointer?.canary?.release].filter((one) => one !== undefined);
    const earlier = name === SHELL ? await Promise.all(kept.map(({ build }) => readHash(build))) : [];
    const own = [...released, ...earlier, shell].filter((one) => one != null);
    return {
      at: Date.now(),
      builds: new Set([...own, ...kept].map(({ build }) => build)),
      hashes: new Map(own.map(({ hash, build }) => [hash, build])),
    };
  };

  const knownOf = async (name: string): Promise<Known> => {
    const last = known.get(name);
    if (last && Date.now() - last.at < FRESH_MS) return last;
    const now = await look(name);
    // Names of nobody are not remembered: anybody can send any.
    if (now.builds.size > 0) known.set(name, now);
    return now;
  };

  /** By room and build, which never changes: pages ask for flags all the time. */
  const declarations = new Map<string, z.output<typeof about>['declared']>();
  const declaredOf = async (room: string, build: string) => {
    const key = `${room}/${build}`;
    if (declarations.has(key)) return declarations.get(key);
    const file = await store.readFile(room, build, ABOUT_FILE);
    const declared = parse(about, file?.bytes.toString('utf8') ?? null)?.declared;
    if (declarations.size >= KEPT_DECLARATIONS) declarations.clear();
    // That a build declares nothing is remembered, too; a file that could not be read is read again.
    if (file) declarations.set(key, declared);
    return declared;
  };

  const partOf = async (room: string, pointer: Pointer): Promise<ReleasedPart> => {
    const released = buildsOf(pointer);
    const declared = await Promise.all(released.map(({ build }) => declaredOf(room, build)));
    return {
      name: containerOf(room),
      team: declared[0]?.team ?? null,
      builds: released.map((one, at) => {
        const { flags: switched, calls: made } = declared[at] ?? {};
        return { ...one, ...(switched && { flags: switched }), ...(made && { calls: made }) };
      }),
    };
  };

  return {
    list: async () => {
      const pointers = [...(await store.pointers())];
      const parts = await Promise.all(pointers.map(([room, pointer]) => partOf(room, pointer)));
      if (parts.some(({ name }) => name === SHELL)) return parts;
      const shell = await readShell();
      const own = { name: SHELL, team: null, builds: [{ build: shell?.build ?? '', released_at: null }] };
      return shell ? [...parts, own] : parts;
    },
    find: async (name, build) => {
      if (!isName(name)) return null;
      const { builds, hashes } = await knownOf(name);
      const found = builds.has(build) ? build : hashes.get(build);
      if (found !== undefined) return found;
      // Released since: reports of its first minute are those that somebody waits for.
      const pointer = await store.pointer(roomOf(name));
      const released = pointer && buildsOf(pointer).some((one) => one.build === build);
      if (released) known.delete(name);
      else if (builds.size === 0) await store.tellEmpty();
      return released ? build : null;
    },
    readFile: async (name, build, file) => {
      if (!isName(name)) return null;
      const stored = await store.readFile(roomOf(name), build, file);
      if (stored) return stored.bytes.length > MOST_BYTES ? null : stored.bytes.toString('utf8');
      const isShell = name === SHELL && (await readShell())?.build === build;
      return isShell ? readFile(path.join(shellDir, file), 'utf8').catch(() => null) : null;
    },
  };
};
