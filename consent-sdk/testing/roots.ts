import type { Page } from 'puppeteer';
import { until } from './visit';

interface WithRoots {
  roots?: ShadowRoot[];
}

/** Remembers every closed root that a page makes from now on: after `document.open` the accessibility tree is of no use. */
export const keepRoots = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    // `document.open` makes the browser run this once more.
    if ((window as WithRoots).roots) return;
    const attach = Element.prototype.attachShadow;
    const roots: ShadowRoot[] = ((window as WithRoots).roots = []);
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      roots.push(root);
      return root;
    };
  });

/** Where the middle of a button is that can be reached now, by its name; null when there is none. */
export const findButton = (page: Page, name: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    for (const root of (window as WithRoots).roots ?? [])
      for (const button of root.querySelectorAll('button')) {
        if (!root.host.isConnected || ![button.textContent, button.title].includes(wanted)) continue;
        // As a person would, where banner or page scroll.
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (root.elementFromPoint(x, y) === button) return { x, y };
      }
    return null;
  }, name);

/** Presses a button with the mouse once it can be reached. */
export const pressAt = async (page: Page, name: string): Promise<void> => {
  let place: { x: number; y: number } | null = null;
  await until(async () => !!(place = await findButton(page, name)), `"${name}" can be reached`);
  await page.mouse.click(place!.x, place!.y);
};
