import { siteHistory } from '@yinyom/mfe-kit';
import { fetchRemotes } from './RemoteEntry';
import { knownBuilds } from './remoteLoader';

declare const __webpack_hash__: string;

/** How often a tab that stays in front asks (milliseconds). */
const INTERVAL = 60_000;

const remotesChanged = async (): Promise<boolean> => {
  const known = await knownBuilds();
  return (await fetchRemotes()).some(({ name, build }) => (known.get(name) ?? build) !== build);
};

const shellChanged = async (): Promise<boolean> => {
  const response = await fetch('/build.json', { cache: 'no-cache' });
  if (!response.ok) return false;
  const { hash } = (await response.json()) as { hash?: string };
  return hash !== undefined && hash !== __webpack_hash__;
};

/**
 * When the tab comes back to the front, and every minute while it stays there, asks whether newer builds are out.
 * If so the next navigation loads the page afresh: never in the middle of a form, and never by swapping code inside the tab.
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
  setInterval(() => void check(), INTERVAL);
};
