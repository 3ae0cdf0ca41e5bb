import { useLocation } from '@yinyom/mfe-kit';
import { useEffect, useRef } from 'react';

/** Where the rows stand that figures lead to. */
export const ROWS_ID = 'decisions';

/** Brings the rows into sight, and the keyboard to them, whenever a figure led there. */
export const useRowsPlace = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${ROWS_ID}`) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return place;
};
