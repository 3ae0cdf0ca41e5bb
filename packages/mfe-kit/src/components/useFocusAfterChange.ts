import { useEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * Gives the keyboard a place to go on where a change removed the button that was pressed.
 * @param value what changes with it
 * @returns ref of the place, which needs `tabIndex`
 */
export const useFocusAfterChange = <Place extends HTMLElement>(value: unknown): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    focusIfLost(place.current);
  }, [value]);
  return place;
};
