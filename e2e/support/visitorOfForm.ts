import type { Page } from 'puppeteer';
import { chooseFile } from './chooseFile';
import type { Steps } from './stepCounter';

/** A visitor with a keyboard whose browser runs no scripts, on pages that are forms alone. Their steps are counted. */
export const startVisitorOfForm = (page: Page) => {
  const steps: Steps = { presses: 0, fields: 0 };
  return {
    open: async (address: string): Promise<void> => {
      await page.setJavaScriptEnabled(false);
      await page.goto(address);
    },
    /** Ticks the box of a choice. */
    tick: async (name: string, value: string): Promise<void> => {
      steps.presses += 1;
      await page.focus(`input[name="${name}"][value="${value}"]`);
      await page.keyboard.press('Space');
    },
    /** Chooses one of a list. */
    choose: async (selector: string, value: string): Promise<void> => {
      steps.presses += 1;
      await page.select(selector, value);
    },
    fill: async (selector: string, text: string): Promise<void> => {
      steps.fields += 1;
      await page.type(selector, text);
    },
    /** Chooses a file. @param selector of the field */
    attach: async (selector: string, content: Buffer): Promise<void> => {
      steps.fields += 1;
      await chooseFile(page, selector, content);
    },
    /** Presses the form's button, and waits for the page that answers. */
    send: async (): Promise<void> => {
      steps.presses += 1;
      await page.focus('form button');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    },
    text: (): Promise<string> => page.$eval('body', (body) => body.innerText),
    taken: (): Steps => ({ ...steps }),
  };
};
