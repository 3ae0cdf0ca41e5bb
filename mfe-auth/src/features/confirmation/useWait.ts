import { useEffect, useState } from 'react';

/** Counts seconds down to 0, from `initial` and again from whatever `begin` is given. */
export const useWait = (initial: number): { left: number; begin: (seconds: number) => void } => {
  const [end, setEnd] = useState(() => Date.now() + initial * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    // The clock decides, so that a tab that slept does not wait longer.
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);

  const begin = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, begin };
};
