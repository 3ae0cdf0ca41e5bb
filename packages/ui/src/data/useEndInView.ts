import { useEffect, useRef } from 'react';

/** Calls `onMore` when the element with the returned ref comes near the window while more is `wanted`. */
export const useEndInView = (wanted: boolean, onMore: () => void) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!wanted || !mark) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: '300px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [wanted, onMore]);
  return end;
};
