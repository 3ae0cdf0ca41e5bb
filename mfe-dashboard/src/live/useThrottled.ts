import { useCallback, useEffect, useRef } from 'react';

/** Does something at once, and then at most once in a time; the last wish is never lost. */
export const useThrottled = (work: () => void, milliseconds: number): (() => void) => {
  const latest = useRef(work);
  const done = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const left = done.current + milliseconds - Date.now();
    clearTimeout(timer.current);
    const run = () => {
      done.current = Date.now();
      latest.current();
    };
    if (left <= 0) run();
    else timer.current = setTimeout(run, left);
  }, [milliseconds]);
};
