/** How long a page that is never at rest is waited for, in milliseconds: what moves all the time leaves no idle time. */
const PATIENCE = 2e3;

/** Runs work that nobody waits for when the page has loaded and the browser has time, or has had none for a while. */
export const whenIdle = (work: () => void): void => {
  // What an older browser has instead takes the object for no wait at all.
  const rest = (): unknown =>
    (window.requestIdleCallback ?? setTimeout)(work, { timeout: PATIENCE } as never);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
};
