import type { Page } from 'puppeteer';
import { LOOKS } from './openPage';

/** Whether the page has its heading and fonts, and nothing holds the place of what is still loading. */
const isLoaded = (): boolean => {
  // A grey shape breathes as long as it stands.
  const isPlaceholder = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.getTiming().iterations === Infinity &&
    effect.target?.matches('div[aria-hidden="true"]') === true;
  return (
    document.querySelector('main h1, main h2') !== null &&
    document.fonts.status === 'loaded' &&
    document.querySelector('[aria-busy="true"], [data-loading-overlay]') === null &&
    !document.getAnimations().some(isPlaceholder)
  );
};

/**
 * Waits until nothing moves any more: what fades in has no contrast yet. The state is asked in every frame, since the
 * promise of an animation whose page changes its size meanwhile may never be kept. A frame that the browser forgets is asked for
 * again (`keepFramesComing`).
 */
const isSettled = async (): Promise<void> => {
  // What follows the scrolling of a row, not time, runs as long as the row is there.
  const isPassing = ({ effect, playState, timeline }: Animation) =>
    playState === 'running' &&
    timeline instanceof DocumentTimeline &&
    effect?.getTiming().iterations !== Infinity;
  const frame = () =>
    new Promise<void>((done) => {
      const again = setInterval(() => requestAnimationFrame(drawn), 500);
      const drawn = () => {
        clearInterval(again);
        done();
      };
      requestAnimationFrame(drawn);
    });
  await frame();
  do await frame();
  while (document.fonts.status !== 'loaded' || document.getAnimations().some(isPassing));
};

/** Waits until a page of any kind has its fonts and has finished what fades or moves. */
export const isAtRest = (page: Page): Promise<void> => page.evaluate(isSettled);

/** Waits until a page of the console has what it shows, and it has been drawn. */
export const standsStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(isLoaded, LOOKS);
  await isAtRest(page);
};
