import { ownValue } from '@yinyom/contracts/ownValue';
import type { CallShape } from '@yinyom/contracts/release/callShape';
import { checkCalls } from '@yinyom/contracts/release/checkCalls';
import { CALLS_FILE, roomOf } from '@yinyom/contracts/release/names';
import { needsShape, type Needs, type UnmetNeed } from '@yinyom/contracts/release/needsShape';
import type { Platform } from '@yinyom/contracts/release/platform';
import type { ListedRelease, RemotesList } from '@yinyom/contracts/release/RemotesList';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import type { ConsoleReleases } from './consoleReleases';

const KEPT = 500;

const shapesOf = async (store: ReleaseStore, { name, build }: ListedRelease) => {
  const file = await store.readFile(roomOf(name), build, CALLS_FILE);
  return file ? (JSON.parse(file.bytes.toString('utf8')) as Record<string, CallShape>) : {};
};

/**
 * The releases with what this platform has to say about each: the calls that it answers otherwise than the build was made
 * for. Told to consoles in place of the calls themselves, which nobody there could judge.
 */
export const judgeReleases = (releases: ConsoleReleases, calls: Platform['calls']): ConsoleReleases => {
  /** By name and build: neither the build nor this platform changes while it runs. */
  const known = new Map<string, Promise<UnmetNeed[]>>();

  const unmetCalls = async (row: ListedRelease, needs: Needs): Promise<UnmetNeed[]> => {
    const same = Object.entries(needs.calls).every(([name, hash]) => ownValue(calls, name)?.hash === hash);
    return same ? [] : checkCalls(needs.calls, await shapesOf(releases.store, row), calls);
  };

  const judge = async <Row extends ListedRelease>(row: Row): Promise<Row> => {
    const needs = needsShape.safeParse(row.needs);
    if (!needs.success) return row;
    const key = `${row.name} ${row.build}`;
    if (known.size >= KEPT) known.clear();
    const judged = known.get(key) ?? unmetCalls(row, needs.data);
    known.set(key, judged);
    judged.catch(() => known.delete(key));
    const { calls: _calls, ...page } = needs.data;
    const unmet = await judged;
    return { ...row, needs: page, ...(unmet.length > 0 && { unmet }) };
  };

  const judgeAll = async (list: RemotesList): Promise<RemotesList> => ({
    ...list,
    remotes: await Promise.all(
      list.remotes.map(async ({ canary, ...row }) => ({
        ...(await judge(row)),
        ...(canary && { canary: { ...canary, release: await judge(canary.release) } }),
      })),
    ),
  });

  return { ...releases, list: async () => judgeAll(await releases.list()) };
};
