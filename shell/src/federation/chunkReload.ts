const KEY = 'chunk_reload_at';
/** At most one reload per minute (specification §9). */
const GUARD = 60_000;

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

/** Reloads the page after a chunk failure unless that was done within the last minute. Says whether it reloads. */
export const reloadAfterChunkFailure = (
  error: unknown,
  now: number = Date.now(),
  reload: () => void = () => location.reload(),
): boolean => {
  if (!isChunkLoadError(error) || now - lastReload() < GUARD) return false;
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
};
