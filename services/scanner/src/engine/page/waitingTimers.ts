import { randomBytes } from 'node:crypto';
import type { CDPSession } from 'puppeteer';
import { createDisguise, type Disguise } from '../capture/disguise';
import { tell } from '../cdp/ask';
import { callText, runInFrame, type FrameWorld } from './frameWorlds';

/** Timers that wait this long, in milliseconds, are worth running early: shorter ones come while the page is open. */
const WAIT_MS = { min: 1_000, max: 12_000 };
const FRAME_MS = 1_500;

/**
 * Runs in every document before its first script: remembers what waits for its time and, on an event that only this
 * engine can name, lets it run at once. The event is taken for handled when something was waiting.
 */
const keepTimers = (
  createDisguise: () => Disguise,
  eventName: string,
  { min, max }: typeof WAIT_MS,
): void => {
  const disguise = createDisguise();
  const start = window.setTimeout;
  const stop = window.clearTimeout;
  const now = performance.now.bind(performance);
  const { apply } = Reflect;
  const waiting = new Map<unknown, { due: number; args: unknown[]; isOnce: boolean }>();
  const change = (
    name: 'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval',
    after: (args: unknown[], result: unknown) => void,
  ) => {
    const original = window[name] as (...args: unknown[]) => unknown;
    const replacement = disguise(original, {
      apply: (target, self, args: unknown[]) => {
        const result = apply(target, self, args);
        after(args, result);
        return result;
      },
    });
    Object.defineProperty(window, name, { configurable: true, writable: true, value: replacement });
  };
  const remember = (isOnce: boolean) => (args: unknown[], id: unknown) => {
    const ms = args[1];
    if (typeof ms === 'number' && ms >= min && ms <= max && waiting.size < 500)
      waiting.set(id, { due: now() + ms, args, isOnce });
  };
  const forget = ([id]: unknown[]) => waiting.delete(id);
  change('setTimeout', remember(true));
  change('setInterval', remember(false));
  change('clearTimeout', forget);
  change('clearInterval', forget);
  addEventListener(eventName, (event) => {
    const early = [...waiting].filter(([, { due }]) => due > now());
    waiting.clear();
    for (const [id, { args, isOnce }] of early) {
      if (isOnce) apply(stop, window, [id]);
      apply(start, window, [args[0], 0, ...args.slice(2)]);
    }
    if (early.length > 0) event.preventDefault();
  });
};

/** Runs in a frame. */
const runThem = (eventName: string): boolean => !dispatchEvent(new Event(eventName, { cancelable: true }));

export interface WaitingTimers {
  listen(session: CDPSession): void;
  /**
   * Runs now what would have come within some seconds, so that no page has to be watched for so long.
   * @returns whether anything was waiting
   */
  hurry(frames: readonly FrameWorld[]): Promise<boolean>;
}

export const keepWaitingTimers = (): WaitingTimers => {
  const eventName = `_${randomBytes(8).toString('hex')}`;
  return {
    listen: (session) =>
      tell(session, 'Page.addScriptToEvaluateOnNewDocument', {
        source: `(${String(keepTimers)})(${String(createDisguise)},${JSON.stringify(eventName)},${JSON.stringify(WAIT_MS)})`,
      }),
    hurry: async (frames) => {
      const expression = callText(runThem, eventName);
      const ends = await Promise.allSettled(
        frames.map((frame) => runInFrame<boolean>(frame, expression, FRAME_MS)),
      );
      return ends.some((end) => end.status === 'fulfilled' && end.value);
    },
  };
};
