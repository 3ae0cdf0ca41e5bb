/** So long rows that stand already wait for the page to have them, too; then it is shown as it is (milliseconds). */
const PATIENCE_MS = 4_000;

/** The first thing of the rows that leads somewhere. */
const FIRST_LINK = '[data-rows] tbody a[href]';

const sameLink = (within: Element, href: string | null): HTMLElement | null =>
  href === null ? null : within.querySelector(`main a[href="${CSS.escape(href)}"]`);

/**
 * Where the page is drawn. Over grey shapes: in their place. Where rows stand as text already (fillRows.ts) it is drawn beside
 * them, unseen, and takes their place once it has the same rows, so that they are not gone for a moment.
 */
export const drawBehindRows = (root: HTMLElement): HTMLElement => {
  const link = root.querySelector(`[data-first-view] ${FIRST_LINK}`);
  if (!link) return root;
  const href = link.getAttribute('href');
  const place = document.createElement('div');
  place.hidden = true;
  root.after(place);
  const show = () => {
    watching.disconnect();
    clearTimeout(timer);
    // Whoever went along the rows by keyboard goes on from there.
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    place.hidden = false;
    root.remove();
    place.id = 'root';
    sameLink(place, focused?.getAttribute('href') ?? null)?.focus({ preventScroll: true });
  };
  const look = () => {
    if (sameLink(place, href) || place.querySelector('main [role="alert"]')) show();
  };
  const watching = new MutationObserver(look);
  watching.observe(place, { childList: true, subtree: true });
  const timer = setTimeout(show, PATIENCE_MS);
  return place;
};
