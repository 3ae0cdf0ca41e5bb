import { MOST_EARLIER } from '@yinyom/contracts/release/platform';
import type { HistoryEntry } from '@yinyom/release-store/records';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';

/** How long the answer is believed (milliseconds): strangers may ask, and each room is a few reads of the store. */
const KNOWN_MS = 2_000;

/** A canary was in use for some; it is in use for all once it is promoted. */
const wasInUse = ({ action }: HistoryEntry): boolean => action !== 'canary' && action !== 'take_back';

const ofRoom = async (store: ReleaseStore, room: string): Promise<string[]> => {
  const [history, builds] = await Promise.all([store.history(room), store.builds(room)]);
  const kept = new Set(builds.map(({ build }) => build));
  const used = new Set(history.filter(wasInUse).map(({ build }) => build));
  return [...used].filter((build) => kept.has(build)).slice(0, MOST_EARLIER);
};

/** Tells of each room which builds were in use and are kept, the current one first. */
export const createEarlierBuilds = (store: ReleaseStore): (() => Promise<Record<string, string[]>>) => {
  let known: { until: number; builds: Promise<Record<string, string[]>> } | undefined;
  const read = async () => {
    const rooms = [...(await store.pointers()).keys()].sort();
    return Object.fromEntries(
      await Promise.all(rooms.map(async (room) => [room, await ofRoom(store, room)] as const)),
    );
  };
  return () => {
    if (!known || known.until < Date.now()) {
      const builds = read();
      known = { until: Date.now() + KNOWN_MS, builds };
      // A failure is asked for again.
      builds.catch(() => (known = undefined));
    }
    return known.builds;
  };
};
