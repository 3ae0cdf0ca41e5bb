/** How long a page that is never at rest is waited for, in milliseconds: what moves all the time leaves no idle time. */
const PATIENCE = 2e3;
/** And one that never ends loading, as with a picture or a frame that never answers. */
const PATIENCE_WITH_LOADING = 5e3;

/**
 * Runs work that nobody waits for when the page has loaded and the browser has time, or has had none for a while.
 * @param work may run twice
 */
export const whenIdle = (work: () => void): void => {
  // What an older browser has instead takes the object for no wait at all.
  const rest = (): unknown =>
    (window.requestIdleCallback ?? setTimeout)(work, { timeout: PATIENCE } as never);
  addEventListener('load', rest);
  setTimeout(rest, document.readyState === 'complete' ? 0 : PATIENCE_WITH_LOADING);
};
