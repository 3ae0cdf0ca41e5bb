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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('load', wait);
      for (const sign of SIGNS) window.removeEventListener(sign, done);
    };
    const done = () => {
      setReady(true);
      stop();
    };
    const wait = () => {
      timer = setTimeout(done, PEACE);
      for (const sign of SIGNS) window.addEventListener(sign, done, { passive: true });
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait);
    return stop;
  }, []);
  return ready;
};
