/** The place of a page's content in the frame. */
const content = (): HTMLElement | null => document.getElementById('content');

/**
 * Moves the focus to a page that was navigated to: to its heading, which screen readers then read, once there is one. What
 * takes the focus meanwhile, a field of the page or the user, keeps it.
 * @returns ends the wait for a heading
 */
export const focusPage = (): (() => void) => {
  const place = content();
  if (!place || (place !== document.activeElement && place.contains(document.activeElement)))
    return () => undefined;
  place.focus({ preventScroll: true });
  const observer = new MutationObserver(() => toHeading());
  const toHeading = () => {
    const heading = place.querySelector('h1');
    if (!heading && document.activeElement === place) return;
    observer.disconnect();
    if (!heading || document.activeElement !== place) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  observer.observe(place, { childList: true, subtree: true });
  toHeading();
  return () => observer.disconnect();
};
