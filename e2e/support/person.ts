import type { Browser, BrowserContext, Page } from 'puppeteer';
import { fillElement } from './fillElement';
import { LOOKS, openPage, PATIENCE_MS } from './openPage';
import { pressElement } from './pressElement';

/** Somebody in front of a browser: finds things by what a screen reader would call them. */
export interface Person {
  page: Page;
  /** Everything the browser complained about: failed scripts, policy violations, uncaught errors. */
  complaints: string[];
  press(name: string, role?: 'button' | 'link' | 'radio'): Promise<void>;
  /** Presses what a selector of Puppeteer finds, where several things have the same name. */
  pressAt(selector: string): Promise<void>;
  fill(label: string, text: string, role?: string): Promise<void>;
  sees(text: string): Promise<void>;
  /** Sees a text in the content of the page, frame and menus left out. */
  seesInside(text: string): Promise<void>;
  isAt(pathname: string): Promise<void>;
  /** Deletes nothing, forgets nothing: closes the windows. */
  leave(): Promise<void>;
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** A person with an empty browser profile. `timeout` (ms) is how long they wait for what they expect. */
export const createPerson = async (browser: Browser, timeout = PATIENCE_MS): Promise<Person> => {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await openPage(context, timeout);
  await page.setViewport({ width: 1440, height: 900 });
  // People wait for what moves; a program presses where something was.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const find = (name: string, role: string) =>
    page.locator(`::-p-aria([name="${quoted(name)}"][role="${role}"])`);
  const textOf = (place: string) => document.querySelector<HTMLElement>(place)?.innerText ?? '';
  /** Says where a person is and what is shown there, when a wait was in vain. */
  const failing = async (what: string, place: string, cause: unknown): Promise<never> => {
    const shown = await page.evaluate(textOf, place);
    throw new Error(`${what}, but at ${page.url()}:\n${shown}`, { cause });
  };
  const seesIn = async (place: string, text: string) => {
    try {
      await page.waitForFunction(
        (selector, wanted) => document.querySelector<HTMLElement>(selector)?.innerText.includes(wanted),
        LOOKS,
        place,
        text,
      );
    } catch (cause) {
      await failing(`A person does not see "${text}" in ${place}`, place, cause);
    }
  };
  return {
    page,
    complaints,
    press: (name, role = 'button') => pressElement(find(name, role), timeout),
    pressAt: (selector) => pressElement(page.locator(selector), timeout),
    fill: (label, text, role = 'textbox') => fillElement(find(label, role), text, timeout),
    sees: (text) => seesIn('body', text),
    seesInside: (text) => seesIn('main', text),
    isAt: async (pathname) => {
      const arrival = page.waitForFunction((wanted) => location.pathname === wanted, LOOKS, pathname);
      await arrival.catch((cause) => failing(`A person is not at ${pathname}`, 'body', cause));
    },
    leave: () => context.close(),
  };
};
