import { useEffect } from 'react';
import { siteHistory } from './siteHistory';

/**
 * While `unsaved` is true, leaving the page asks first: `ask` opens the question and calls its argument when the
 * user decides to leave, by a link or by the browser's back button. Reloads and closing the tab ask with the browser's own question. Addresses for which
 * `keeps` is true keep the unsaved work (another section or language of the same page), so they are not asked about.
 */
export const useLeaveGuard = (
  unsaved: boolean,
  ask: (leave: () => void) => void,
  keeps: (address: string) => boolean = () => false,
): void => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!siteHistory.isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const release = siteHistory.intercept(
      (address, proceed) => {
        if (keeps(address)) return false;
        ask(proceed);
        return true;
      },
      { pops: true },
    );
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  });
};
