import type { Page } from 'puppeteer';

/** More than so much of the window may not move while a page is drawn for the first time. */
export const MOST_SHIFT = 0.02;

interface Moved {
  value: number;
  /** What moved, as tag and first class. */
  what: string[];
}

/** Notes from now on what moves in pages that are loaded, and nobody asked for. */
export const watchShift = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        if (!hadRecentInput)
          moved.push({ value, what: sources.map(({ node }) => node?.nodeName.toLowerCase() ?? '?') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since the page was loaded, where it is too much; else null. */
export const tooMuchShift = async (page: Page): Promise<string | null> => {
  const moved = await page.evaluate(() => (window as unknown as { moved?: Moved[] }).moved ?? []);
  const sum = moved.reduce((all, { value }) => all + value, 0);
  if (sum <= MOST_SHIFT) return null;
  const parts = moved.filter(({ value }) => value > MOST_SHIFT / 10);
  const named = parts.map(({ value, what }) => `${value.toFixed(3)} of ${[...new Set(what)].join(', ')}`);
  return `moves while it is drawn: ${sum.toFixed(3)} (${named.join('; ')})`;
};
