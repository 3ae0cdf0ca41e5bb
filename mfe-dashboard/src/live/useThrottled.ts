import { useCallback, useEffect, useRef } from 'react';

const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * Does something immediately, and then at most once in a time; the last wish is never lost. In a tab that is hidden it waits
 * until the tab is visible.
 */
export const useThrottled = (work: () => void, milliseconds: number): (() => void) => {
  const latest = useRef(work);
  const done = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  const run = useCallback(() => {
    isDue.current = isHidden();
    if (isDue.current) return;
    done.current = Date.now();
    latest.current();
  }, []);
  useEffect(() => {
    const onVisibility = () => {
      if (isDue.current) run();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [run]);
  return useCallback(() => {
    const left = done.current + milliseconds - Date.now();
    clearTimeout(timer.current);
    if (left <= 0) run();
    else timer.current = setTimeout(run, left);
  }, [milliseconds, run]);
};
