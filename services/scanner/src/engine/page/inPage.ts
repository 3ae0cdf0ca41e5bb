import { ask } from '../cdp/ask';
import type { FrameWorld } from './frameWorlds';

/** Runs an expression in the page's own world, where its scripts keep what they know. */
export const inPage = async <T>(main: FrameWorld, expression: string): Promise<T | undefined> => {
  const { result } = await ask(main.session, 'Runtime.evaluate', {
    expression,
    returnByValue: true,
    ...(main.pageContextId() === undefined ? {} : { contextId: main.pageContextId() }),
  });
  return result.value as T | undefined;
};
