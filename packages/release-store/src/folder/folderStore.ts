import { appendFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isRoom } from '../builds/checkNames';
import type { TeamKey } from '../keys/teamKey';
import type { HistoryEntry, Pointer, SignedList } from '../records';
import type { ReleaseStore } from '../ReleaseStore';
import { createBuildFolders } from './buildFolders';
import { alone } from './folderLock';
import { orMissing, readJson, readText, replaceFile } from './smallFiles';

/** The file in a room's folder that says what readers are pointed at: the release in use, and beside it one for some. */
const POINTER = 'current.json';
const HISTORY = '.history.jsonl';
const LIST = '.list.json';
const KEYS = '.team-keys.json';
const OWNER_ONLY = 0o600;

const numbersOf = (pointer: Pointer | null, history: readonly HistoryEntry[]): number[] => [
  // A pointer of an earlier version has no number.
  pointer?.current.number ?? 0,
  pointer?.canary?.release.number ?? 0,
  ...history.map(({ number }) => number),
];

/** Releases in a folder of one machine, or one that all gateways share: `<room>/current.json`, `<room>/<build>/…`. */
export const createFolderStore = (root: string): ReleaseStore => {
  const inRoom = (room: string, file: string) => path.join(root, room, file);

  const pointer = async (room: string): Promise<Pointer | null> => {
    const kept = await readJson<Pointer['current'] & { canary?: Pointer['canary'] }>(inRoom(room, POINTER));
    if (kept === null) return null;
    const { canary, ...current } = kept;
    return canary ? { current, canary } : { current };
  };

  const history = async (room: string): Promise<HistoryEntry[]> => {
    const text = (await readText(inRoom(room, HISTORY))) ?? '';
    // A line that a power cut left half is none.
    const lines = text.split('\n').flatMap((line) => {
      try {
        return [JSON.parse(line) as HistoryEntry];
      } catch {
        return [];
      }
    });
    return lines.reverse();
  };

  const keys = async () => (await readJson<TeamKey[]>(path.join(root, KEYS))) ?? [];

  return {
    ...createBuildFolders(root),
    place: root,

    pointers: async (onBroken = () => undefined) => {
      const names = (await orMissing(readdir(root), [])).filter(isRoom).sort();
      const found = await Promise.all(
        names.map(async (room) => {
          const kept = await pointer(room).catch((error: unknown) => onBroken(room, error));
          return [room, kept ?? null] as const;
        }),
      );
      return new Map(found.flatMap(([room, kept]) => (kept ? [[room, kept] as const] : [])));
    },
    pointer,

    change: (room, above, make) =>
      alone(path.join(root, room), async () => {
        // What cannot be read is replaced.
        const now = await pointer(room).catch(() => null);
        const nextNumber = Math.max(above, ...numbersOf(now, await history(room))) + 1;
        const step = make({ pointer: now, nextNumber });
        const { current, canary } = step.pointer;
        // The history first: a number that was told to nobody may be lost, one that was used never comes again.
        await appendFile(inRoom(room, HISTORY), `${JSON.stringify(step.entry)}\n`);
        await replaceFile(inRoom(room, POINTER), `${JSON.stringify({ ...current, canary })}\n`);
        return step;
      }),
    history,

    list: () => readJson<SignedList>(path.join(root, LIST)).catch(() => null),
    writeList: async (list, before) => {
      const kept = await readJson<SignedList>(path.join(root, LIST)).catch(() => null);
      if ((kept?.number ?? 0) !== (before?.number ?? 0)) return false;
      await mkdir(root, { recursive: true });
      await replaceFile(path.join(root, LIST), `${JSON.stringify(list)}\n`);
      return true;
    },

    keys,
    key: async (id) => (await keys()).find((key) => key.id === id) ?? null,
    writeKey: (key) =>
      alone(root, async () => {
        const others = (await keys()).filter(({ id }) => id !== key.id);
        await replaceFile(path.join(root, KEYS), `${JSON.stringify([...others, key])}\n`, OWNER_ONLY);
      }),

    close: () => Promise.resolve(),
  };
};
