import { useCallback, useEffect, useRef } from 'react';

const focus = (name: string): boolean => {
  const field = document.getElementsByName(name)[0];
  // What is folded away cannot be focused.
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  // In the middle: what is offered below a field is not behind the bar at the lower edge. At once: the first letter typed
  // ends a smooth scroll, and then the browser brings the caret into sight alone.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  return field !== undefined;
};

/** Focuses a field by its name, at once or as soon as it is on the page, which may be a tab away. */
export const useFieldFocus = (): ((name: string) => void) => {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = null;
  });
  return useCallback((name) => {
    wanted.current = focus(name) ? null : name;
  }, []);
};
