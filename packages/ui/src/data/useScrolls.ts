import { useEffect, useRef, useState } from 'react';

/** Whether what is in an element is wider than the element, now and whenever one of them changes. */
export const useScrolls = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    // Where nothing is laid out, as in tests without a browser, nothing scrolls either.
    if (!frame?.firstElementChild || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, scrolls };
};
