import type { Page } from 'puppeteer';

/**
 * Takes what `AbortSignal.timeout` waits for in the pages that are loaded from now on into the test's hand.
 */
export const holdPatience = async (page: Page) => {
  await page.evaluateOnNewDocument(() => {
    const held: AbortController[] = [];
    Object.assign(window, { heldPatience: held });
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      held.push(controller);
      return controller.signal;
    };
  });
  return {
    /**
     * Ends everything that the page waits for with patience, as the browser does when its time is over.
     * @throws Error when the page waits for nothing
     */
    runsOut: async (): Promise<void> => {
      const ended = await page.evaluate(() => {
        const { heldPatience } = window as unknown as { heldPatience: AbortController[] };
        for (const controller of heldPatience)
          controller.abort(new DOMException('It took too long', 'TimeoutError'));
        return heldPatience.length;
      });
      if (ended === 0) throw new Error('the page waits for nothing');
    },
  };
};
