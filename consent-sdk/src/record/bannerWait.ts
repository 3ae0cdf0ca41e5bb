/** Later than this after the page began to arrive a banner is late; `LATE_BANNER_MS` of the contract. */
export const LATE_MS = 3000;
/** No visitor waits so long: the machine slept meanwhile. */
const ASLEEP_MS = 600_000;

/** What a browser knows of the way to this page. */
type View = Pick<PerformanceNavigationTiming, 'responseStart' | 'type'> & { activationStart?: number };

/**
 * Whether a visitor waited too long until the banner stood, from the first byte of the page on. Pure.
 * @param stood when it did, in milliseconds of the page's own clock
 * @param isHidden the page was not looked at all that time
 * @returns undefined where nobody waited (a page in the background, prepared in advance or brought back) or it is not known
 */
export const isLate = (stood: number, view: View | undefined, isHidden: boolean): 0 | 1 | undefined => {
  if (!view?.responseStart || view.activationStart || view.type === 'back_forward' || isHidden) return;
  const wait = stood - view.responseStart;
  // Of a page that put in a clock of its own nothing is known, either.
  return wait >= 0 && wait < ASLEEP_MS ? (wait > LATE_MS ? 1 : 0) : undefined;
};

/** The same of this page. */
export const isLateHere = (stood: number): 0 | 1 | undefined => {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Not every browser keeps what was; all of them say what is.
  const wasHidden = performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime <= stood);
  return isLate(stood, view, wasHidden || document.visibilityState === 'hidden');
};
