import { siteHistory } from '@yinyom/mfe-kit';

const KEY = 'chunk_reload_at';
/** At most one reload per minute (specification §9). */
const GUARD = 60_000;
/** How long the platform may take to answer that it is there (milliseconds). */
const PATIENCE = 5_000;

/** Whether code of an older build is gone: a chunk that this page still names could not be loaded. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk .+ failed/i.test(error.message));

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  } catch {
    // Without storage a loop could not be noticed, so the page is never reloaded.
    return Number.POSITIVE_INFINITY;
  }
};

/** A browser says that it is offline, but not that it is online: a network without the platform counts as one. */
const platformAnswers = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch('/build.json', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/**
 * Reloads the page after a chunk failure, unless that was done within the last minute, somebody has unsaved work, or the
 * platform cannot be reached: a reload would then put the browser's own error page in the place of everything. Says
 * whether it reloads.
 */
export const reloadAfterChunkFailure = async (
  error: unknown,
  now: number = Date.now(),
  reload: () => void = () => location.reload(),
): Promise<boolean> => {
  if (!isChunkLoadError(error) || now - lastReload() < GUARD) return false;
  if (siteHistory.isGuarded() || !(await platformAnswers())) return false;
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
};
