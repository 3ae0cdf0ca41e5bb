import type { CDPSession, Protocol } from 'puppeteer';
import { ask } from '../cdp/ask';
import { OWN_WORLD } from '../capture/captureTarget';

/** One document of a window, and the world in it where our own scripts run. */
export interface FrameWorld {
  session: CDPSession;
  frameId: string;
  contextId: number;
  isMain: boolean;
  /** The page's own world of the same document. */
  pageContextId: () => number | undefined;
}

export interface FrameWorlds {
  listen(session: CDPSession): void;
  forget(session: CDPSession): void;
  /** Makes our world in documents that have none, as when a frame was there before it could be made ready. */
  complete(): Promise<void>;
  /** The documents that are there now, the main one first. */
  all(): FrameWorld[];
  main(): FrameWorld | undefined;
}

const framesOf = ({ frame, childFrames = [] }: Protocol.Page.FrameTree): string[] => [
  frame.id,
  ...childFrames.flatMap(framesOf),
];

const completeSession = async (session: CDPSession, known: ReadonlyMap<number, FrameWorld>) => {
  const { frameTree } = await ask(session, 'Page.getFrameTree');
  const ready = new Set([...known.values()].map(({ frameId }) => frameId));
  const missing = framesOf(frameTree).filter((frameId) => !ready.has(frameId));
  await Promise.allSettled(
    missing.map((frameId) => ask(session, 'Page.createIsolatedWorld', { frameId, worldName: OWN_WORLD })),
  );
};

/** Keeps track of the documents of a window, frames of other sites included. */
export const trackFrameWorlds = (mainFrameId: () => string): FrameWorlds => {
  const worlds = new Map<CDPSession, Map<number, FrameWorld>>();
  const all = () =>
    [...worlds.values()]
      .flatMap((known) => [...known.values()])
      .sort((a, b) => Number(b.isMain) - Number(a.isMain));
  return {
    listen: (session) => {
      const known = new Map<number, FrameWorld>();
      const pageContexts = new Map<string, number>();
      worlds.set(session, known);
      session.on('Runtime.executionContextCreated', ({ context }) => {
        const { frameId, isDefault } = (context.auxData ?? {}) as { frameId?: string; isDefault?: boolean };
        if (frameId && isDefault) pageContexts.set(frameId, context.id);
        if (context.name !== OWN_WORLD || !frameId) return;
        known.set(context.id, {
          session,
          frameId,
          contextId: context.id,
          isMain: frameId === mainFrameId(),
          pageContextId: () => pageContexts.get(frameId),
        });
      });
      session.on('Runtime.executionContextDestroyed', ({ executionContextId }) =>
        known.delete(executionContextId),
      );
      session.on('Runtime.executionContextsCleared', () => known.clear());
    },
    forget: (session) => worlds.delete(session),
    complete: async () => {
      await Promise.allSettled([...worlds].map(([session, known]) => completeSession(session, known)));
    },
    all,
    main: () => all().find(({ isMain }) => isMain),
  };
};

/**
 * Runs an expression in a frame, apart from the page's own scripts, and answers its value.
 * @throws NoAnswer, or Error when the expression throws or the frame is gone
 */
export const runInFrame = async <T>(frame: FrameWorld, expression: string, ms?: number): Promise<T> => {
  const { result, exceptionDetails } = await ask(
    frame.session,
    'Runtime.evaluate',
    { expression, contextId: frame.contextId, awaitPromise: true, returnByValue: true },
    ms,
  );
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
};

/** Text of a call of a function with values as arguments, for `runInFrame`. */
export const callText = (func: (...args: never[]) => unknown, ...args: unknown[]): string =>
  `(${String(func)})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
