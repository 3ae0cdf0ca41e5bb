import { siteHistory } from '@yinyom/mfe-kit';
import { fetchRemotes } from './RemoteEntry';
import { runningBuilds } from './remoteLoader';

declare const __webpack_hash__: string;

const remotesChanged = async (): Promise<boolean> =>
  (await fetchRemotes()).some(({ name, build }) => (runningBuilds().get(name) ?? build) !== build);

const shellChanged = async (): Promise<boolean> => {
  const response = await fetch('/build.json', { cache: 'no-cache' });
  if (!response.ok) return false;
  const { hash } = (await response.json()) as { hash?: string };
  return hash !== undefined && hash !== __webpack_hash__;
};

/**
 * When the tab comes back to the front, asks whether newer builds are out. If so the next navigation loads the
 * page afresh: never in the middle of a form, and never by swapping code inside the tab.
 */
export const watchBuilds = (): void => {
  let stale = false;
  siteHistory.intercept((address) => {
    if (stale) location.assign(address);
    return stale;
  });
  const check = async () => {
    if (stale || document.visibilityState !== 'visible') return;
    const answers = await Promise.allSettled([remotesChanged(), shellChanged()]);
    stale = answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  };
  window.addEventListener('focus', () => void check());
  document.addEventListener('visibilitychange', () => void check());
};
