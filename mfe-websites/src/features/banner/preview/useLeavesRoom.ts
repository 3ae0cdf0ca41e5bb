import { useCallback, useState } from 'react';

/** Most of the window's height that something may take which stays in sight. */
export const MOST_OF_WINDOW = 0.5;

/**
 * Whether an element, staying in sight, leaves room for what is worked on below it.
 * @returns a ref for the element, and the answer; no until it is laid out
 */
export const useLeavesRoom = (): [(element: HTMLElement | null) => (() => void) | undefined, boolean] => {
  const [leaves, setLeaves] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setLeaves(element.offsetHeight <= innerHeight * MOST_OF_WINDOW);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return [watch, leaves];
};
