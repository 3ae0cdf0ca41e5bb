import { MINUTE_MS } from '@yinyom/contracts/durations';
import { useEffect, useState } from 'react';

/** The time, kept up to the minute while the page is open: it changes with the minutes of the clock, by which limits end. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(new Date());
          wait();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
};
