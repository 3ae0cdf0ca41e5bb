import { externalValue } from './externalValue';

/** Number of requests on the way (specification §4: the overlay counts outstanding requests). */
export const outstandingRequests = externalValue(0);

/** Counts one request in; the returned function counts it out, once. */
export const beginLoading = (): (() => void) => {
  outstandingRequests.set((count) => count + 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    outstandingRequests.set((count) => count - 1);
  };
};
