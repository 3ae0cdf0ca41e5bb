import type { FrameWorld } from '../page/frameWorlds';
import { inPage } from '../page/inPage';
import type { Choice } from './Choice';

/** Whether Yinyom's own script runs on the page, and what the visitor chose there. */
export type OwnBannerState = 'absent' | 'undecided' | 'decided';

const STATE = `(() => {
  const api = window.yinyom;
  if (!api || !Object.isFrozen(api) || typeof api.set !== 'function' || typeof api.get !== 'function') return 'absent';
  return api.get() === null ? 'undecided' : 'decided';
})()`;

/** Category types by number, with the owner's own (5); the necessary ones are always granted. */
const CHOICES: Record<Choice | 'statistics', string> = {
  accept: 'window.yinyom.set({ 1: true, 2: true, 3: true, 4: true, 5: true })',
  decline: 'window.yinyom.set({ 1: true })',
  statistics: 'window.yinyom.set({ 1: true, 3: true })',
};

export const ownBannerState = async (main: FrameWorld): Promise<OwnBannerState> =>
  (await inPage<OwnBannerState>(main, STATE)) ?? 'absent';

/** Decides through the script's own interface. */
export const chooseInOwnBanner = async (main: FrameWorld, choice: Choice | 'statistics'): Promise<void> => {
  await inPage(main, CHOICES[choice]);
};
