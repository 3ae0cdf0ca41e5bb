import type { ReleaseStore } from '../ReleaseStore';
import type { FileTable } from './fileTable';

/** Ids of a room's builds that were ever released, for everybody or for some. Each has a number and a line of the history. */
export const releasedBuilds = async (
  store: Pick<ReleaseStore, 'pointer' | 'history'>,
  room: string,
): Promise<Set<string>> => {
  const [pointer, history] = await Promise.all([store.pointer(room), store.history(room)]);
  const inUse = pointer ? [pointer.current.build, pointer.canary?.release.build] : [];
  return new Set([...history.map(({ build }) => build), ...inUse.filter((build) => build !== undefined)]);
};

/** A build that was released, with the files that were released in it; null for one that was only uploaded. */
export const releasedTable = async (
  store: Pick<ReleaseStore, 'pointer' | 'history' | 'builds'>,
  room: string,
  build: string,
): Promise<FileTable | null> => {
  if (!(await releasedBuilds(store, room)).has(build)) return null;
  return (await store.builds(room)).find((stored) => stored.build === build)?.files ?? null;
};

/** Removes the builds of a room that nothing was ever released of. @returns how many */
export const removeUnreleased = async (
  store: Pick<ReleaseStore, 'pointer' | 'history' | 'uploads' | 'removeBuild'>,
  room: string,
): Promise<number> => {
  const released = await releasedBuilds(store, room);
  const left = (await store.uploads(room)).filter((build) => !released.has(build));
  for (const build of left) await store.removeBuild(room, build);
  return left.length;
};
