import { useEffect, useState } from 'react';

/** True once the document and everything it named has loaded and the browser has nothing more urgent to do. */
export const useAfterLoad = (): boolean => {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const rest = () => {
      // Safari has no idle callbacks.
      if (!('requestIdleCallback' in window)) timer = setTimeout(() => setLoaded(true), 200) as never;
      else timer = window.requestIdleCallback(() => setLoaded(true), { timeout: 2_000 });
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      window.removeEventListener('load', rest);
      if (timer === undefined) return;
      if ('cancelIdleCallback' in window) window.cancelIdleCallback(timer);
      else clearTimeout(timer);
    };
  }, []);
  return loaded;
};
