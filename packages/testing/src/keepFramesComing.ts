import type { ElementHandle, Page } from 'puppeteer';

/** How often a page is asked for a frame (milliseconds). */
const FRAMES_MS = 500;

/**
 * Asks for frames until it is called off: on a busy machine Chromium without windows now and then forgets one that was
 * asked for, and a press that waits for an element to be in sight and at rest waits without end. The next one brings both.
 */
export const keepFramesComing = (element: ElementHandle<Element>): (() => void) => {
  const timer = setInterval(() => {
    element.evaluate(() => void requestAnimationFrame(() => undefined)).catch(() => undefined);
  }, FRAMES_MS);
  return () => clearInterval(timer);
};

/**
 * The same for every document that a page will show, for as long as it is shown. What waits by frames (`waitForFunction`, and
 * locators for an element at rest) needs it as presses do.
 */
export const keepPageDrawing = async (page: Page): Promise<void> => {
  await page.evaluateOnNewDocument((ms) => {
    setInterval(() => requestAnimationFrame(() => undefined), ms);
  }, FRAMES_MS);
};
