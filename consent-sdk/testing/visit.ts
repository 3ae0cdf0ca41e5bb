import { keepFramesComing, keepPageDrawing } from '@yinyom/testing/keepFramesComing';
import { until } from '@yinyom/testing/until';
import type { Browser, BrowserContext, Frame, Page } from 'puppeteer';
import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { ConsentServer } from './consentServer';
import { findInRoots, isInFirefox, launchFirefox } from './firefox';
import { keptBrowser, leaveEmpty } from './keptBrowser';
import { sampleConfig } from './sampleSite';
import { WebsiteServer } from './websiteServer';

export { until };

/**
 * The script waits three seconds for its window and then asks in the banner; on a busy machine the window may come later than
 * that. Pages of the tests wait for it as long as it takes.
 */
const waitForWindow = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      setTimeout(work, rest[0] === 'dialog' ? 600_000 : ms, ...rest)) as typeof window.setTimeout;
  });

/**
 * Keeps timers of one length in every document that the page will show: how long a person takes to press, or another tab to
 * answer, is not up to the machine.
 * @param ms of the timers that are kept
 * @returns what runs those of the document that is shown
 */
export const holdTimers = async (page: Page, ms: number): Promise<() => Promise<void>> => {
  await page.evaluateOnNewDocument((held) => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number | undefined, () => void>();
    let last = 0;
    window.setTimeout = ((work: (...given: unknown[]) => void, after?: number, ...rest: unknown[]) => {
      if (after !== held) return setTimeout(work, after, ...rest);
      last -= 1;
      waiting.set(last, () => work(...rest));
      return last;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!waiting.delete(id as number)) clearTimeout(id);
    };
    (window as { runHeld?: () => void }).runHeld = () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const work of due) work();
    };
  }, ms);
  return () => page.evaluate(() => (window as unknown as { runHeld(): void }).runHeld());
};

/** A tab whose pages go on drawing, and wait for the script's window, on a busy machine, too. */
export const newPage = async (owner: Browser | BrowserContext): Promise<Page> => {
  const page = await owner.newPage();
  page.setDefaultTimeout(30_000);
  await keepPageDrawing(page);
  await waitForWindow(page);
  if (isInFirefox()) await findInRoots(page);
  return page;
};

/** A browser, a website and the consent server for a test file. */
export const createStage = async () => {
  const browser = await (isInFirefox() ? launchFirefox() : keptBrowser());
  const site = new WebsiteServer();
  await site.start();
  return {
    browser,
    site,
    /** A visitor with an empty profile on a website that has just been published. */
    async visitor(changes: Partial<SdkConfig> = {}) {
      const consent = new ConsentServer();
      await consent.start();
      /** Publishes the website again. */
      const publish = (changed: Partial<SdkConfig>): void =>
        consent.publish(sampleConfig({ cookie_domain: undefined, auto_detect_language: false, ...changed }));
      publish(changes);
      const context = await browser.createBrowserContext();
      const page = await newPage(context);
      return {
        consent,
        page,
        context,
        publish,
        /** Opens a page in the visitor's own tab. */
        open: (url: string) => open(page, url),
        /** Opens a page of the website with the script on it. */
        async show(body = '<h1>หน้าแรก</h1>', head = '', path = '/'): Promise<void> {
          site.page(path, consent.scriptUrl, body, head);
          await open(page, site.url(path));
        },
        /** Waits until so many decisions were recorded. */
        recorded: (count = 1) =>
          until(() => consent.records.length === count, `${count} decisions are recorded`),
        /** The consent commands of the page's data layer, in order. */
        commands: () =>
          page.evaluate(() =>
            (window.dataLayer ?? [])
              .map((entry) => Array.from(entry as ArrayLike<unknown>))
              .filter(([command]) => command === 'consent')
              .map(([, kind, states]) => [kind, (states as Record<string, string>).analytics_storage]),
          ),
        async leave(): Promise<void> {
          await context.close();
          await consent.stop();
        },
      };
    },
    async close(): Promise<void> {
      await (isInFirefox() ? browser.close() : leaveEmpty(browser));
      await site.stop();
    },
  };
};
export type Stage = Awaited<ReturnType<typeof createStage>>;
export type Visitor = Awaited<ReturnType<Stage['visitor']>>;

/** Opens a page and waits until the script has had its frame: the page's own comes before the banner's. */
export const open = async (page: Page, url: string) => {
  const response = await page.goto(url);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Chromium without windows now and then forgets a frame on a busy machine; the next one brings both.
        const again = setInterval(() => requestAnimationFrame(() => undefined), 500);
        requestAnimationFrame(() => {
          clearInterval(again);
          setTimeout(() => setTimeout(resolve));
        });
      }),
  );
  return response;
};

/** Presses a button as a person does. The script's root is closed, so it is found by what assistive technology sees. */
export const press = async (page: Page | Frame, name: string): Promise<void> => {
  // Looking for it waits by frames, too.
  const root = await page.$('html');
  const end = root ? keepFramesComing(root) : () => undefined;
  try {
    const handle = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`);
    await handle!.click();
  } finally {
    end();
  }
};

/** How many buttons of that name can be seen now. */
export const countButtons = async (page: Page, name: string): Promise<number> =>
  (await page.$$(`::-p-aria([name="${name}"][role="button"])`)).length;

/** Whether a button of that name can be seen now. */
export const hasButton = async (page: Page, name: string): Promise<boolean> =>
  (await countButtons(page, name)) > 0;
