import { MINUTE_MS } from '@yinyom/contracts/durations';
import { useEffect, useState } from 'react';

/** The time, kept up to the minute while the page is open. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
