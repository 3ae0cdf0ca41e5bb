import {
  TimeoutError,
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Frame,
  type Page,
  type WaitForSelectorOptions,
} from 'puppeteer';
import { keepPageDrawing } from '@yinyom/testing/keepFramesComing';

/** How long somebody waits for what they expect (milliseconds). */
export const PATIENCE_MS = 60_000;

/**
 * How a page is asked again and again whether something is so. By itself Puppeteer asks in every frame and so has sixty drawn a second;
 * a text that is looked for lays the whole page out each time.
 */
export const LOOKS = { polling: 100 } as const;

/** Selectors by role and name: for each look the browser computes the accessibility tree of the whole page. */
const ASKS_THE_TREE = '::-p-aria(';

/** No later document will understand it either. */
const isWrongSelector = (error: unknown): boolean =>
  error instanceof Error && /is not a valid selector|Unknown aria attribute|SyntaxError/.test(error.message);

/** Waits for an element as `waitForSelector` does, with a pause after each look. @throws TimeoutError */
const waitForNamed = async (
  frame: Frame,
  selector: string,
  { timeout = frame.page().getDefaultTimeout(), signal }: WaitForSelectorOptions,
): Promise<ElementHandle> => {
  const end = timeout === 0 ? Infinity : Date.now() + timeout;
  for (;;) {
    signal?.throwIfAborted();
    let cause: unknown;
    // A document that is being left gives no answer; the next one may.
    const found = await frame.$(selector).catch((error: unknown) => {
      if (isWrongSelector(error)) throw error;
      cause = error;
      return null;
    });
    if (found) return found;
    if (frame.page().isClosed() || Date.now() > end)
      throw new TimeoutError(`Waiting for selector \`${selector}\` failed`, { cause });
    await new Promise((resolve) => setTimeout(resolve, LOOKS.polling));
  }
};

/** Waits on this page look ten times a second, those of locators too, unless they say otherwise. */
const lookSeldom = (page: Page): void => {
  const frame = page.mainFrame();
  const waitForSelector = frame.waitForSelector.bind(frame);
  const waitForFunction = frame.waitForFunction.bind(frame);
  Object.assign(frame, {
    waitForSelector: (selector: string, options: WaitForSelectorOptions = {}) =>
      selector.includes(ASKS_THE_TREE) && !options.visible && !options.hidden
        ? waitForNamed(frame, selector, options)
        : waitForSelector(selector, options),
    waitForFunction: (...[what, options, ...given]: Parameters<typeof waitForFunction>) =>
      waitForFunction(what, { ...LOOKS, ...options }, ...given),
  });
};

/** One more page, which goes on drawing on a busy machine and waits as long as a person does. */
export const openPage = async (browser: Browser | BrowserContext, timeout = PATIENCE_MS): Promise<Page> => {
  // eslint-disable-next-line no-restricted-syntax -- opens the page that it then keeps drawing
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  lookSeldom(page);
  await keepPageDrawing(page);
  return page;
};
