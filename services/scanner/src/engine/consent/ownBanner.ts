import { ask } from '../cdp/ask';
import type { FrameWorld } from '../page/frameWorlds';
import type { Choice } from './Choice';

/** Whether Yinyom's own script runs on the page, and what the visitor chose there. */
export type OwnBannerState = 'absent' | 'undecided' | 'decided';

const STATE = `(() => {
  const api = window.yinyom;
  if (!api || !Object.isFrozen(api) || typeof api.set !== 'function' || typeof api.get !== 'function') return 'absent';
  return api.get() === null ? 'undecided' : 'decided';
})()`;

/** Category types by number, with the owner's own (5); the necessary ones are always granted. */
const CHOICES: Record<Choice, string> = {
  accept: 'window.yinyom.set({ 1: true, 2: true, 3: true, 4: true, 5: true })',
  decline: 'window.yinyom.set({ 1: true })',
};

/** Speaks with the page's own world: the script's interface lives there. */
const inPage = async <T>(main: FrameWorld, expression: string): Promise<T | undefined> => {
  const { result } = await ask(main.session, 'Runtime.evaluate', {
    expression,
    returnByValue: true,
    ...(main.pageContextId() === undefined ? {} : { contextId: main.pageContextId() }),
  });
  return result.value as T | undefined;
};

export const ownBannerState = async (main: FrameWorld): Promise<OwnBannerState> =>
  (await inPage<OwnBannerState>(main, STATE)) ?? 'absent';

/** Decides through the script's own interface. */
export const chooseInOwnBanner = async (main: FrameWorld, choice: Choice): Promise<void> => {
  await inPage(main, CHOICES[choice]);
};
