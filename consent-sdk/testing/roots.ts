import type { Page } from 'puppeteer';
import { until } from './visit';

interface WithRoots {
  roots?: ShadowRoot[];
  /** Names of the buttons in these roots that a person's press has met. */
  pressed?: string[];
  /** Watches a root's presses; a second time changes nothing. */
  watch?: (root: ShadowRoot) => void;
}

/** Remembers every closed root that a page makes from now on: after `document.open` the accessibility tree is of no use. */
export const keepRoots = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    // `document.open` makes the browser run this once more.
    if ((window as WithRoots).roots) return;
    const attach = Element.prototype.attachShadow;
    // Pages replace these.
    const listen = EventTarget.prototype.addEventListener;
    const roots: ShadowRoot[] = ((window as WithRoots).roots = []);
    const pressed: string[] = ((window as WithRoots).pressed = []);
    const note = (met: Element | null): void => {
      const button = met?.closest('button');
      if (button) pressed.push(button.title, button.textContent);
    };
    const onClick = ({ isTrusted, target }: Event): void => {
      if (isTrusted) note(target as Element);
    };
    // The script takes presses at the window, so they do not get to its root.
    listen.call(
      window,
      'click',
      (event) => {
        const { isTrusted, target, clientX, clientY } = event as MouseEvent;
        const root = roots.find(({ host }) => host === target);
        if (isTrusted && root) note(root.elementFromPoint(clientX, clientY));
      },
      true,
    );
    const watch = ((window as WithRoots).watch = (root) => listen.call(root, 'click', onClick, true));
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      roots.push(root);
      watch(root);
      return root;
    };
  });

/** Where the middle of a button is that can be reached now, by its name; null when there is none. */
export const findButton = (page: Page, name: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    // Chromium without windows now and then forgets a frame on a busy machine; the next one brings both.
    requestAnimationFrame(() => undefined);
    for (const root of (window as WithRoots).roots ?? [])
      for (const button of root.querySelectorAll('button')) {
        if (!root.host.isConnected || ![button.textContent, button.title].includes(wanted)) continue;
        // What stands in the window does so without scrolling the page.
        const stands = (button.closest('dialog') ?? button).getBoundingClientRect();
        if (stands.bottom <= 0 || stands.top >= innerHeight) continue;
        // As a person would, where banner or page scroll.
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (root.elementFromPoint(x, y) === button) return { x, y };
      }
    return null;
  }, name);

/** Watches the presses of all roots from now on: `document.open` takes listeners away. */
const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { roots = [], pressed, watch } = window as WithRoots;
    if (pressed) pressed.length = 0;
    roots.forEach((root) => watch?.(root));
  });

/** The choice that `yinyom.get()` returns, as text. */
const choiceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { yinyom } = window as unknown as { yinyom?: { get?: () => unknown } };
    return JSON.stringify(yinyom?.get?.() ?? null);
  });

/**
 * Presses a button that answers by going away, with the mouse, once it can be reached. What is drawn again between the look and the press,
 * or between the mouse's down and up, is missed, and a page can swallow clicks until the script's later part takes them from it: then it is
 * pressed again, as a person would. Where the script takes presses and `document.open` has taken the test's own listener away, the
 * choice says that it was met.
 */
export const pressAt = async (page: Page, name: string): Promise<void> => {
  let isMet = false;
  const before = await choiceOf(page);
  const press = async (): Promise<boolean> => {
    const place = await findButton(page, name);
    if (!place) return isMet || (await choiceOf(page)) !== before;
    await watchPresses(page);
    await page.mouse.click(place.x, place.y);
    isMet ||= await page.evaluate((wanted) => !!(window as WithRoots).pressed?.includes(wanted), name);
    return false;
  };
  await until(press, `"${name}" is pressed`);
};
