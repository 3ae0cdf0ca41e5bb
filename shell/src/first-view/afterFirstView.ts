/** So long after the page has loaded nobody is kept waiting by what loads (milliseconds). */
const QUIET_MS = 4_000;
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Does something once the first view stands and the line is free: with the first press of a key or pointer, before which there is
 * nothing to answer, or a while after the page has loaded.
 */
export const afterFirstView = (work: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    for (const gesture of GESTURES) removeEventListener(gesture, begin, true);
    removeEventListener('load', wait);
    work();
  };
  const wait = () => {
    timer = setTimeout(begin, QUIET_MS);
  };
  for (const gesture of GESTURES) addEventListener(gesture, begin, true);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
};
