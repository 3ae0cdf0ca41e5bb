import { DAY_MS } from '@yinyom/contracts/durations';
import type { HistoryEntry, Pointer } from '../records';
import type { StoredBuild } from '../ReleaseStore';

/** Builds that stay: open consoles may still load chunks of an older one, and teams roll back to one. */
const KEPT_BUILDS = 10;
const KEPT_DAYS = 7;

/** The build that was in use before the one that is: where a rollback leads unless told otherwise. */
export const buildBefore = (current: string, history: readonly HistoryEntry[]): string | null =>
  history.find(({ action, build }) => isOfEverybody(action) && build !== current)?.build ?? null;

const isOfEverybody = (action: HistoryEntry['action']): boolean =>
  action === 'deploy' || action === 'rollback' || action === 'promote';

/** Builds that are neither in use, nor recent, nor among the last ones, nor where a rollback would lead. */
export const oldBuilds = (
  builds: readonly StoredBuild[],
  pointer: Pointer | null,
  history: readonly HistoryEntry[],
  now: Date,
): string[] => {
  const inUse = pointer ? [pointer.current.build, pointer.canary?.release.build] : [];
  const before = pointer && buildBefore(pointer.current.build, history);
  return [...builds]
    .sort((a, b) => b.used_at.getTime() - a.used_at.getTime())
    .slice(KEPT_BUILDS)
    .filter(({ build, used_at }) => {
      const isYoung = now.getTime() - used_at.getTime() <= KEPT_DAYS * DAY_MS;
      return !isYoung && build !== before && !inUse.includes(build);
    })
    .map(({ build }) => build);
};
