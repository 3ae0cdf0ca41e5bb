import type { Browser, BrowserContext, Page } from 'puppeteer';
import { keepPageDrawing } from '@yinyom/testing/keepFramesComing';

/** How long somebody waits for what they expect (milliseconds). */
export const PATIENCE_MS = 60_000;

/**
 * How a page is asked again and again whether something is so. By itself Puppeteer asks in every frame and so has sixty drawn a second;
 * a text that is looked for lays the whole page out each time.
 */
export const LOOKS = { polling: 100 } as const;

/** One more page, which goes on drawing on a busy machine and waits as long as a person does. */
export const openPage = async (browser: Browser | BrowserContext, timeout = PATIENCE_MS): Promise<Page> => {
  // eslint-disable-next-line no-restricted-syntax -- opens the page that it then keeps drawing
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await keepPageDrawing(page);
  return page;
};
