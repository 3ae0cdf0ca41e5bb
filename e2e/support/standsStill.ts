import type { Page } from 'puppeteer';

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

/** When nothing moves any more: what fades in has no contrast yet. */
const isSettled = async (): Promise<void> => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

/** Waits until a page of the console has what it shows, and it has been drawn. */
export const standsStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(isLoaded);
  await page.evaluate(isSettled);
};
