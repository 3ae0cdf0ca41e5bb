import { useEffect, useState } from 'react';

/** Somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** How long the page may stand in peace when nobody moves (milliseconds). */
const PEACE = 3_000;

/**
 * True once the document and everything it named has loaded and somebody moves or a little while has passed, so that
 * what waits for it takes nothing from the first load.
 */
export const useAfterLoad = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = () => {
      setReady(true);
      stop.abort();
    };
    const wait = () => {
      timer = setTimeout(done, PEACE);
      for (const sign of SIGNS) window.addEventListener(sign, done, { signal, passive: true });
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return ready;
};
