import type { Page } from 'puppeteer';

/** Widths of common laptops and desktops, at which nothing that can be pressed may be out of its frame. */
export const DESKTOPS = [1280, 1366, 1440] as const;

/** Names of the controls of the page that lie outside a frame which scrolls sideways or cuts off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFrame = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const framesOf = (element: Element): Element[] => {
      const frames: Element[] = [];
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (isFrame(above)) frames.push(above);
      return frames;
    };
    const isOut = (control: Element) => {
      const { left, right, width } = control.getBoundingClientRect();
      if (width < 4) return false;
      return framesOf(control).some((frame) => {
        const box = frame.getBoundingClientRect();
        return right > box.right + 1 || left < box.left - 1;
      });
    };
    return [...document.querySelectorAll('main :is(a, button, input, select), dialog[open] :is(a, button)')]
      .filter(isOut)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName);
  });
