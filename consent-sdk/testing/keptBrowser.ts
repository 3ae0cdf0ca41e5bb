import type { Socket } from 'node:net';
import { launchBrowser } from '@yinyom/testing/browser';
import type { Browser } from 'puppeteer';

/** Browsers of this worker of Jest, by where they come from: one serves all of its test files, in contexts of their own. */
const kept = new Map<string, Browser>();

/** Lets the process end while the browser runs. The browser ends with its pipe, which ends with the process. */
const holdNoProcess = (browser: Browser): void => {
  const child = browser.process();
  child?.unref();
  for (const stream of child?.stdio ?? []) (stream as Socket | null)?.unref();
};

/** The browser that the tests of a file ask for; a new one where it has died. */
export const keptBrowser = async (): Promise<Browser> => {
  const place = process.env['PUPPETEER_EXECUTABLE_PATH'] ?? '';
  const known = kept.get(place);
  if (known?.connected) return known;
  const browser = await launchBrowser({ pipe: true });
  holdNoProcess(browser);
  kept.set(place, browser);
  return browser;
};

/** Closes all that a test file left open, for the next one: only the browser itself stays. */
export const leaveEmpty = async (browser: Browser): Promise<void> => {
  const own = browser.defaultBrowserContext();
  for (const context of browser.browserContexts()) if (context !== own) await context.close();
};
