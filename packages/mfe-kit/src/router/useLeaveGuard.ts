import { useEffect } from 'react';
import { siteHistory } from './siteHistory';

/**
 * While `unsaved` is true, leaving the page asks first: `ask` opens the question and calls its argument when the
 * user decides to leave. Reloads and closing the tab ask with the browser's own question.
 */
export const useLeaveGuard = (unsaved: boolean, ask: (leave: () => void) => void): void => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = siteHistory.intercept((address) => {
      ask(() => {
        release();
        siteHistory.navigator.push(address);
      });
      return true;
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  });
};
