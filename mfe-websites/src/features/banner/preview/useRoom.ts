import { useCallback, useState } from 'react';

/**
 * How wide an element is.
 * @returns a ref for the element, and its width in px; 0 until it is laid out
 */
export const useRoom = (): [(element: HTMLElement | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, width];
};
