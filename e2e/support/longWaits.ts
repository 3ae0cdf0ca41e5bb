import type { Page } from 'puppeteer';

/** Timers of the page that are longer than this (milliseconds) end when the test lets the time go by. */
const LONG_MS = 10_000;

interface Held {
  left: number;
  run(): void;
}

/**
 * Takes the long timers of the pages that are loaded from now on into the test's hand, such as the console's patience with
 * what does not come. Short ones run as ever.
 */
export const holdLongWaits = async (page: Page) => {
  await page.evaluateOnNewDocument((long) => {
    const held = new Map<number, Held>();
    const { setTimeout: set, clearTimeout: clear } = window;
    let last = 0;
    Object.assign(window, {
      heldTimers: held,
      setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        // What is no function is refused by the browser, as ever.
        if (typeof run !== 'function' || ms < long) return Reflect.apply(set, window, [run, ms, ...given]);
        last -= 1;
        held.set(last, { left: ms, run: () => run(...given) });
        return last;
      },
      clearTimeout: (id: number) => (held.delete(id) ? undefined : Reflect.apply(clear, window, [id])),
    });
  }, LONG_MS);
  return {
    /** Lets so much time go by (milliseconds), as soon as the page waits for something that is over then. */
    pass: async (milliseconds: number): Promise<void> => {
      await page.waitForFunction(
        (ms) => {
          const { heldTimers } = window as unknown as { heldTimers: Map<number, Held> };
          const due = [...heldTimers].filter(([, { left }]) => left <= ms);
          if (due.length === 0) return false;
          for (const timer of heldTimers.values()) timer.left -= ms;
          for (const [id, { run }] of due) {
            heldTimers.delete(id);
            run();
          }
          return true;
        },
        {},
        milliseconds,
      );
    },
  };
};
