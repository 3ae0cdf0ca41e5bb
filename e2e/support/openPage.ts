import type { Browser, BrowserContext, Page } from 'puppeteer';
import { keepPageDrawing } from '@yinyom/testing/keepFramesComing';

/** How long somebody waits for what they expect (milliseconds). */
export const PATIENCE_MS = 60_000;

/** One more page, which goes on drawing on a busy machine and waits as long as a person does. */
export const openPage = async (browser: Browser | BrowserContext, timeout = PATIENCE_MS): Promise<Page> => {
  // eslint-disable-next-line no-restricted-syntax -- opens the page that it then keeps drawing
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await keepPageDrawing(page);
  return page;
};
