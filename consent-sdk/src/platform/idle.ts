/** Runs work that nobody waits for when the page has loaded and the browser has time. */
export const whenIdle = (work: () => void): void => {
  const rest = (): unknown => (window.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
};
