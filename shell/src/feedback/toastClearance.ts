/** Bars that stay at the bottom of the window, and the buttons of windows above the page. */
const BARS = '[data-bottom-bar], dialog[open] > footer, dialog[open] [type=submit]';
/** Notices stand in the lowest part of the window (pixels); what is higher up is out of their way. */
const REACH = 160;

/** How far notices must stand above the bottom of the window to cover no bar of actions, in pixels. */
export const toastClearance = (): number => {
  const tops = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > innerHeight - REACH)
    .map(({ top }) => innerHeight - top);
  // A window higher than the screen shows its notices at the bottom after all: nowhere would they be seen otherwise.
  return Math.max(0, ...tops.filter((clearance) => clearance < innerHeight / 2));
};
