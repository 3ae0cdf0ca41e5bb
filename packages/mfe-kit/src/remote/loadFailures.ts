const listeners = new Set<(error: unknown) => void>();

/** Tells whoever looks after the page's code that a part of it could not be loaded. */
export const tellLoadFailure = (error: unknown): void => {
  for (const listener of listeners) listener(error);
};

/** Lets `listener` know of every part that could not be loaded. Returns the function that stops it. */
export const onLoadFailure = (listener: (error: unknown) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
